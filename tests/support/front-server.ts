import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Handler } from "@/lib/server/front/collected-response";
import { frontOf } from "@/lib/server/front/front";
import type { PageStore } from "@/lib/server/front/page-store";

export type Asking = { method?: string; headers?: Record<string, string> };
export type Answered = {
  status: number;
  headers: Record<string, string>;
  /** As it came over the wire. */
  body: Buffer;
  /** What it says once decoded. */
  text: string;
};

/** A server with the front before `next`, over real sockets: requests of `http` and `fetch` are stopped in tests. */
export function useFront(next: Handler, { store }: { store?: PageStore } = {}) {
  const expireAgain = jest.fn(async (_: readonly string[]) => undefined);
  const server = http.createServer(frontOf(next, { expireAgain, ...(store && { store }) }));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const portOf = () => (server.address() as AddressInfo).port;
  return {
    expireAgain,
    connect: () => net.connect(portOf()),
    ask: (path = "/", asking: Asking = {}) => ask(portOf(), path, asking),
  };
}

export function requestText(path: string, { method = "GET", headers = {} }: Asking = {}): string {
  const named = Object.entries({ host: "shop.example", connection: "close", ...headers });
  return `${method} ${path} HTTP/1.1\r\n${named.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

export async function ask(port: number, path: string, asking: Asking = {}): Promise<Answered> {
  const socket = net.connect(port);
  socket.write(requestText(path, asking));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return readAnswer(Buffer.concat(parts), asking.method);
}

export function readAnswer(answered: Buffer, method = "GET"): Answered {
  const end = answered.indexOf("\r\n\r\n");
  const [status = "", ...lines] = answered.toString("latin1", 0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  const rest = answered.subarray(end + 4);
  const body = headers["transfer-encoding"] === "chunked" ? joined(rest) : rest;
  const text = method === "HEAD" || body.length === 0 ? "" : decoded(body, headers["content-encoding"]).toString();
  return { status: Number(status.split(" ")[1]), headers, body, text };
}

function joined(chunked: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = chunked.indexOf("\r\n", at);
    const length = Number.parseInt(chunked.toString("latin1", at, line), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(chunked.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}

function decoded(body: Buffer, encoding = "identity"): Buffer {
  if (encoding === "gzip") return gunzipSync(body);
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "deflate" ? inflateSync(body) : body;
}

/** As Next does with the tags of a page it has kept (`page-tags.ts`). */
export function tellTags(request: http.IncomingMessage, tags: readonly string[]): void {
  const metadata = (request as unknown as Record<symbol, { onCacheEntryV2: (entry: unknown) => unknown }>)[
    Symbol.for("NextInternalRequestMeta")
  ];
  metadata?.onCacheEntryV2({ value: { headers: { "x-next-cache-tags": ["_N_T_/layout", ...tags].join(",") } } });
}

export async function until(isSo: () => boolean): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("It did not come to that.");
}
