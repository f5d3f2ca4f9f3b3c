import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

export type Asking = { method?: string; headers?: Record<string, string> };
export type Answered = {
  status: number;
  headers: Record<string, string>;
  /** The response body as it was sent, possibly compressed. */
  body: Buffer;
  /** The response body as text, after decompression. */
  text: string;
};

export function requestText(path: string, { method = "GET", headers = {} }: Asking = {}): string {
  const named = Object.entries({ host: "shop.example", connection: "close", ...headers });
  return `${method} ${path} HTTP/1.1\r\n${named.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
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
