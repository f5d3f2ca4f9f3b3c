import "server-only";
import { setTimeout } from "node:timers/promises";

/** Well above the time the work takes. */
const CONSTANT_MS = 200;

/**
 * Runs `work` and returns its result after a constant time: for calls that do less for an address without an account,
 * and must not reveal that.
 */
export async function inConstantTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [result] = await Promise.all([work(), setTimeout(CONSTANT_MS)]);
  return result;
}
