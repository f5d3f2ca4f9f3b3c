import "server-only";
import type { ServerResponse } from "node:http";
import { changeBody } from "./change-body";

/**
 * Delays the response headers until the first byte of the body.
 *
 * Next.js sends a dynamic page in two parts: the prerendered part, which is empty here, and the page. With the empty part
 * it sends the headers, status 200. If the page then redirects, status and Location come too late and only a script
 * could follow, so without scripts the visitor would see an empty page.
 */
export function delayHeaders(response: ServerResponse): void {
  // The headers go out with the first byte anyway.
  response.flushHeaders = () => undefined;
  // Next.js compression sends the headers on any write, even an empty one, so we drop empty writes.
  changeBody(response, (part) => (part?.byteLength === 0 ? null : part));
}
