import "server-only";
import { expirePages } from "@/lib/cached/expire-pages";
import { env } from "@/lib/server/env";
import { frontOf } from "@/lib/server/front/front";
import { assertInFront, interceptRequests } from "@/lib/server/front/intercept-requests";

/** Puts the front before Next's server (docs/front.md), and makes sure of it once that takes requests. */
export function startFront(): void {
  const stands = interceptRequests((next) => frontOf(next, { expireAgain: expirePages }));
  // Next answers nothing before the start, of which this is a part, is over.
  assertInFront(stands, `http://localhost:${env().PORT}/api/health`).catch((error) => {
    console.error("The shop did not answer its own first request.", error);
  });
}
