import "server-only";
import { cartToWire } from "@/lib/contracts/cart/wire";
import type { Cart } from "@/lib/domain/cart/refresh";
import type { Result } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";

/** The response of every call that changes the cart: the whole cart after the change. */
export function cartToAnswer(changed: Result<Cart>): Answer {
  return changed.ok ? { ok: true, value: cartToWire(changed.value) } : changed;
}
