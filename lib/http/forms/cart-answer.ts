import "server-only";
import { bagToWire } from "@/lib/contracts/cart/wire";
import type { Bag } from "@/lib/domain/cart/refresh";
import type { Result } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";

/** What every write to the bag answers: the whole bag as it is then. */
export function bagToAnswer(changed: Result<Bag>): Answer {
  return changed.ok ? { ok: true, value: bagToWire(changed.value) } : changed;
}
