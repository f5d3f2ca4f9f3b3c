import "server-only";
import { setTimeout } from "node:timers/promises";

/** Well above what the work behind it takes. */
const EVEN_MILLISECONDS = 200;

/**
 * What `work` answers, after the same time however little there was to do: for calls that do less for an address
 * without an account, and must not tell.
 */
export async function inEvenTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [answer] = await Promise.all([work(), setTimeout(EVEN_MILLISECONDS)]);
  return answer;
}
