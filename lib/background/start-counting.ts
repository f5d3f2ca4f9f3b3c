import "server-only";
import { countAnswers, type OnAnswered } from "@/lib/server/front/answered-pages";
import { createVisitCounter } from "@/lib/server/front/visit-counter";
import { writeVisitCounts } from "@/lib/workflows/site/write-visit-counts";

/** If the process is killed, at most what was counted in this time is lost. */
const EVERY_MS = 60_000;

/**
 * Counts searches and missed addresses of this process, and writes them each minute and when the process is asked to
 * end. The returned function hears every answer.
 */
export function startCounting(): OnAnswered {
  const counter = createVisitCounter();
  const write = () =>
    writeVisitCounts(counter).catch((error) => console.error("The counts of searches could not be written.", error));
  setInterval(write, EVERY_MS).unref();
  // Next.js ends the process once the last response is sent, which takes longer than this.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void write());
  return countAnswers(counter);
}
