import "server-only";
import { setTimeout } from "node:timers/promises";

/** Much longer than the work ever takes. */
const CONSTANT_MS = 200;

/**
 * Runs `work`, and returns its result after the same time in every case. For calls that do less if an e-mail address
 * has no account: nobody must be able to tell from the response time whether there is an account.
 */
export async function inConstantTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [result] = await Promise.all([work(), setTimeout(CONSTANT_MS)]);
  return result;
}
