/** An XML response. A document passed as an iterator is generated piece by piece, as fast as the client reads. */
export function xmlResponse(document: string | Iterator<string>): Response {
  return new Response(typeof document === "string" ? document : toStream(document), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=60",
    },
  });
}

function toStream(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
