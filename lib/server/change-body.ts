import "server-only";
import type { ServerResponse } from "node:http";

/** What to send instead of each part of a body; null is nothing. The last comes without a part when nothing is left. */
export type BodyChange = (part: Buffer | null, isLast: boolean) => Buffer | null;

const CHANGES = Symbol("changes");

/**
 * Has `change` look at what is written before the compression does that Next puts on the answer later. Several changes
 * look one after the other.
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

  stayInFront(response, "write", (next, part, done) => {
    const left = changed(part, false);
    if (left !== null) return Reflect.apply(next, response, [left, done]);
    if (done) process.nextTick(done);
    return true;
  });
  stayInFront(response, "end", (next, part, done) => {
    const left = changed(part, true);
    return Reflect.apply(next, response, left === null ? [done] : [left, done]);
  });
}

type Writing = (...args: unknown[]) => unknown;
type Front = (next: Writing, part: Buffer | null, done: (() => void) | undefined) => unknown;

/** Whatever is put in the method's place later comes to stand behind. */
function stayInFront(response: ServerResponse, method: "write" | "end", front: Front): void {
  const before = (next: Writing): Writing => {
    // What was handed out before something else took the place is what that ends in: all has been looked at by then.
    const writing: Writing = (...args) =>
      writing === current ? front(next, bytesOf(args), args.find(isCallback)) : Reflect.apply(next, response, args);
    return writing;
  };
  let current = before(response[method] as Writing);
  Object.defineProperty(response, method, {
    configurable: true,
    get: () => current,
    set: (next: Writing) => {
      current = before(next);
    },
  });
}

function bytesOf([part, encoding]: unknown[]): Buffer | null {
  if (typeof part === "string")
    return Buffer.from(part, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : null;
}

function isCallback(argument: unknown): argument is () => void {
  return typeof argument === "function";
}
