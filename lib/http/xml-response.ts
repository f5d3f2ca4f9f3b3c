/** An XML document, whole or in pieces that are made as fast as the reader takes them. */
export function xmlResponse(document: string | Iterator<string>): Response {
  return new Response(typeof document === "string" ? document : streamOf(document), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=60",
    },
  });
}

function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
