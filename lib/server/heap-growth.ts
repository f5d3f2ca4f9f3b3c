import "server-only";
import { setFlagsFromString } from "node:v8";

/**
 * How much the heap may grow over its live data before V8 collects it. By default V8 lets it grow fourfold on a machine
 * with much memory: after a crawler's 2,000 addresses the heap was 530 MB, of which 130 MB were live. With this setting
 * it was 260 MB, for no more processor time.
 */
const GROWTH_PERCENT = 40;

/** Takes effect at once: V8 reads this setting at each collection. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
