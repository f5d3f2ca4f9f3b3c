import "server-only";
import type { ServerResponse } from "node:http";

/** Returns what to send in place of a part of the body, or null for nothing. The last call may come without a part. */
export type BodyChange = (part: Buffer | null, isLast: boolean) => Buffer | null;

const CHANGES = Symbol("changes");

/**
 * Runs `change` on everything written to the response, before the compression that Next.js adds later. Several changes
 * run one after the other.
 */
export function changeBody(response: ServerResponse & { [CHANGES]?: BodyChange[] }, change: BodyChange): void {
  const changes = response[CHANGES];
  if (changes) {
    changes.push(change);
    return;
  }
  const all = [change];
  response[CHANGES] = all;
  const changed = (part: Buffer | null, isLast: boolean) =>
    all.reduce<Buffer | null>((left, each) => each(left, isLast), part);

  overrideMethod(response, "write", (next, part, done) => {
    const left = changed(part, false);
    if (left !== null) return Reflect.apply(next, response, [left, done]);
    if (done) process.nextTick(done);
    return true;
  });
  overrideMethod(response, "end", (next, part, done) => {
    const left = changed(part, true);
    return Reflect.apply(next, response, left === null ? [done] : [left, done]);
  });
}

type WriteMethod = (...args: unknown[]) => unknown;
type Override = (next: WriteMethod, part: Buffer | null, done: (() => void) | undefined) => unknown;

/**
 * Puts `override` in front of a method of the response, and keeps it there: when other code replaces the method later, as
 * the compression does, the override still runs first and then calls the new method.
 */
function overrideMethod(response: ServerResponse, method: "write" | "end", override: Override): void {
  const before = (next: WriteMethod): WriteMethod => {
    // The compression keeps the method it replaced and writes to it. That output is already changed, so it passes through.
    const writing: WriteMethod = (...args) =>
      writing === current ? override(next, toBytes(args), args.find(isCallback)) : Reflect.apply(next, response, args);
    return writing;
  };
  let current = before(response[method] as WriteMethod);
  Object.defineProperty(response, method, {
    configurable: true,
    get: () => current,
    set: (next: WriteMethod) => {
      current = before(next);
    },
  });
}

function toBytes([part, encoding]: unknown[]): Buffer | null {
  if (typeof part === "string")
    return Buffer.from(part, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : null;
}

function isCallback(argument: unknown): argument is () => void {
  return typeof argument === "function";
}
