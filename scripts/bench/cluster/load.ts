import { setTimeout } from "node:timers/promises";
import type { Visit } from "../mix/visits";

/** Visits at a time. */
export const CONNECTIONS = 16;

/** A visit that failed, `at` milliseconds after the first one was sent. */
type Failure = { at: number; what: string };

/**
 * Sends the visits evenly over `seconds`. `failures` grows while they are sent; `ended` resolves with the times that the
 * answered ones took, in milliseconds.
 */
export function startLoad(visits: readonly Visit[], seconds: number) {
  const failures: Failure[] = [];
  const times: number[] = [];
  const start = performance.now();
  const since = () => performance.now() - start;
  let next = 0;

  async function sendOn(): Promise<void> {
    for (;;) {
      const index = next;
      next += 1;
      const visit = visits[index];
      if (!visit) return;
      const wait = (index / visits.length) * seconds * 1_000 - since();
      if (wait > 0) await setTimeout(wait);
      const sentAt = since();
      await visit.send().then(
        () => times.push(since() - sentAt),
        (error: Error) => failures.push({ at: since(), what: messageOf(error) }),
      );
    }
  }

  return { failures, since, ended: Promise.all(Array.from({ length: CONNECTIONS }, sendOn)).then(() => times) };
}

const messageOf = (error: Error) =>
  error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
