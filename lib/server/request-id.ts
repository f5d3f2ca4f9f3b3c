import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const HEADER = "x-request-id";
const FORM = /^[\w.:-]{8,100}$/;

/**
 * Gives a request an id for the log. A proxy in front usually has given it one, under which the proxy logs it, too; that
 * one is kept. Anybody can send the header, so only harmless characters are accepted.
 */
export function nameRequest({ headers }: IncomingMessage): void {
  if (requestIdOf(headers) === null) headers[HEADER] = randomUUID();
}

/** The id of a request; null if it has none. */
export function requestIdOf(headers: IncomingHttpHeaders): string | null {
  const given = headers[HEADER];
  return typeof given === "string" && FORM.test(given) ? given : null;
}
