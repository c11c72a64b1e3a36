// Makes `fetch` tell how many bytes have come, for the first visit: later ones find everything on the device, where
// counting would keep the browser from using what it has compiled before.

export function countBytes(tell) {
    const fetchQuietly = globalThis.fetch;
    globalThis.fetch = async (...request) => {
        const response = await fetchQuietly(...request);
        if (!response.ok || !response.body) return response;
        const counter = new TransformStream({
            transform(chunk, controller) {
                tell(chunk.byteLength);
                controller.enqueue(chunk);
            },
        });
        const { status, statusText, headers } = response;
        return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
    };
}
