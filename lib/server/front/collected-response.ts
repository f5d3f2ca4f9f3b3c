import "server-only";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

/** A complete response, as it would have been sent to a client. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A response that is not sent to a client but collected. Several clients wait for it, so it must not depend on how fast
 * one of them reads, or on whether one of them closes the connection.
 */
export class CollectedResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];
  #settle: (answer: Answer | null) => void = () => undefined;
  /** The complete response; null if Next.js stopped before the response was complete. */
  readonly answer = new Promise<Answer | null>((resolve) => {
    this.#settle = resolve;
  });

  override flushHeaders(): void {}

  override write(...args: unknown[]): boolean {
    this.#collect(args);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this;
    this.#collect(args);
    this.finished = true;
    const body = Buffer.concat(this.#parts);
    const { date, connection, "keep-alive": _, "transfer-encoding": __, ...headers } = this.getHeaders();
    if (body.length > 0) headers["content-length"] ??= body.length;
    this.#settle({ status: this.statusCode, headers, body });
    process.nextTick(() => this.emit("finish"));
    setImmediate(() => this.emit("close"));
    return this;
  }

  override destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.#settle(null);
    process.nextTick(() => this.emit("close"));
    return this;
  }

  #collect(args: unknown[]): void {
    const part = bytesOf(args);
    if (part) this.#parts.push(part);
    const done = args.find(isCallback);
    if (done) process.nextTick(done);
  }
}

/** The bytes passed to `write` or `end` in these arguments; null if there are none. */
export function bytesOf([part, encoding]: unknown[]): Buffer | null {
  if (typeof part === "string")
    return Buffer.from(part, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : null;
}

/** A GET request for `url` with exactly these headers. From the original request it has only the connection. */
export function plainRequest({ socket }: IncomingMessage, url: string, headers: Record<string, string>) {
  const request = new IncomingMessage(socket);
  request.method = "GET";
  request.url = url;
  request.headers = headers;
  request.httpVersion = "1.1";
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.complete = true;
  request.push(null);
  return request;
}

export function isCallback(argument: unknown): argument is () => void {
  return typeof argument === "function";
}
