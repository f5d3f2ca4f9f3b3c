import "server-only";
import { countAnswers, type OnAnswered } from "@/lib/server/front/answered-pages";
import { createVisitCounter } from "@/lib/server/front/visit-counter";
import { writeVisitCounts } from "@/lib/workflows/site/write-visit-counts";

/** If the process is killed, at most what was counted in this time is lost. */
const EVERY_MS = 60_000;
/** A database that does not answer must not keep the process from ending. */
const MAX_WAIT_MS = 3_000;

/**
 * Counts searches and missed addresses of this process, and writes them each minute. `onAnswered` hears every answer;
 * `finish` writes the last counts.
 */
export function startCounting(): { onAnswered: OnAnswered; finish: () => Promise<void> } {
  const counter = createVisitCounter();
  const write = () =>
    writeVisitCounts(counter).catch((error) => console.error("The counts of searches could not be written.", error));
  setInterval(write, EVERY_MS).unref();
  const tooLong = () => new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());
  return { onAnswered: countAnswers(counter), finish: () => Promise.race([write(), tooLong()]) };
}
