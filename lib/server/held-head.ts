import "server-only";
import type { ServerResponse } from "node:http";
import { changeBody } from "./change-body";

/**
 * Holds the head of an answer until its first byte.
 *
 * Next sends a page that is rendered for its visitor in two parts: what was rendered before, which is nothing at all, and
 * the page. With that nothing it sends the head, and it is 200. When the page then redirects, status and address come
 * too late, and only a script could follow: without one the visitor would see an empty page.
 */
export function holdHead(response: ServerResponse): void {
  // The head goes with the first byte in any case.
  response.flushHeaders = () => undefined;
  // The compression that Next puts on writes the head before it looks at what is written, so nothing may reach it.
  changeBody(response, (part) => (part?.byteLength === 0 ? null : part));
}
