import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Long enough for the browser to paint what has arrived. */
const PAUSE_MS = 120;

type SlowShop = { origin: string; close: () => void };

/**
 * The shop behind a slow connection: every page arrives in `pieces` parts, each of which ends with a tag, with pauses in
 * between. Everything else is passed on as it is.
 */
export async function behindSlowConnection(shop: string, pieces: number): Promise<SlowShop> {
  const server = createServer((incoming, outgoing) => void passOn(new URL(shop), pieces, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(shop: URL, pieces: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url = "/", method = "GET" } = incoming;
  // The shop knows its store by the host, and a page is cut as text.
  const headers = { ...incoming.headers, host: shop.host, "accept-encoding": "identity" };
  const asked = request({ hostname: shop.hostname, port: shop.port, path: url, method, headers }, async (answer) => {
    const { "content-length": _length, ...sent } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, sent);
    if (!answer.headers["content-type"]?.startsWith("text/html")) return void answer.pipe(outgoing);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    for (const piece of inPieces(Buffer.concat(chunks).toString(), pieces)) {
      outgoing.write(piece);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    outgoing.end();
  });
  asked.on("error", () => outgoing.destroy());
  incoming.pipe(asked);
}

/** Cuts the visible part of a page behind tags, so that each piece is of about the same length. */
function inPieces(html: string, pieces: number): string[] {
  const begin = html.indexOf("<body");
  // What follows the footer is data of React, which shows nothing.
  const end = html.indexOf("</footer>");
  const length = Math.ceil((end - begin) / pieces);
  const cuts = Array.from({ length: pieces }, (_, index) => html.indexOf(">", begin + index * length) + 1);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index] ?? html.length));
}
