import "server-only";
import type { IncomingMessage } from "node:http";
import { NOTHING_FOUND_TAG } from "@/lib/domain/site/cache-tags";
import { countedVisits } from "@/lib/domain/site/visit-count";
import { hostName } from "@/lib/server/away-page";
import type { VisitCounter } from "./visit-counter";

/** An answer, wherever it came from. `tags` are those that the page has named. */
type AnsweredPage = { status: number; location?: unknown; tags: readonly string[] | null };
/** `url` is the path within the shop, with its query; the location of a redirect is as it is sent. */
export type OnAnswered = (request: IncomingMessage, url: string, answer: AnsweredPage) => void;

/** Counts searches and missed addresses among the answers. What a browser fetches ahead of a click counts for nothing. */
export function countAnswers(counter: VisitCounter): OnAnswered {
  return ({ method, headers }, url, { status, location, tags }) => {
    if (method !== "GET" || headers["next-router-prefetch"] || headers.purpose === "prefetch") return;
    if (headers["sec-purpose"]?.includes("prefetch")) return;
    // The first time that Next.js renders a redirect, it sends this header twice.
    const [first] = [location].flat();
    const visits = countedVisits({
      url,
      status,
      location: typeof first === "string" ? first : null,
      isNothingFound: tags?.includes(NOTHING_FOUND_TAG) ?? false,
    });
    if (visits.length > 0) counter.count(hostName(headers.host ?? null), visits);
  };
}
