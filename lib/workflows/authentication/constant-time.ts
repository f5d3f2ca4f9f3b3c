import "server-only";
import { setTimeout } from "node:timers/promises";

/** Well above the time the work takes. */
const CONSTANT_MS = 200;

/**
 * Runs `work` and returns its result after a constant time. For calls that have less to do if an address has no
 * account, because the response time must not reveal that.
 */
export async function inConstantTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [result] = await Promise.all([work(), setTimeout(CONSTANT_MS)]);
  return result;
}
