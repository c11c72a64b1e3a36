"""`make attack`: what a stranger, a broken disk and bad luck may do to the app, done to it; all on this machine alone.

One module a family, one function a row of its table. A row's docstring says what should be; what it returns, what was.
"""
