import "server-only";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import { cartToWire } from "@/lib/contracts/cart/wire";
import type { Cart } from "@/lib/domain/cart/refresh";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

/** The response of every call that changes the cart: the whole cart after the change. */
export function cartToAnswer<Code extends RefusalCode>(
  changed: { ok: true; value: Cart } | Refusal<Code>,
): Answer<Code> {
  return changed.ok ? { ok: true, value: cartToWire(changed.value) } : changed;
}
