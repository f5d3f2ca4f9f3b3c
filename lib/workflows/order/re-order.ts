import "server-only";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { answersOf } from "@/lib/domain/personalization/personalization";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { addToCart, type NewItemRefusal } from "@/lib/workflows/cart/change";
import { findOwnOrder } from "./own";

export type Reordered = {
  /** Positions of the items that were added to the cart. */
  added: readonly number[];
  leftOut: readonly { position: number; code: NewItemRefusal }[];
};

/**
 * Adds the items of an earlier order to the cart, at today's prices. Items that cannot be added, for example because
 * they are no longer sold, are listed in `leftOut`.
 */
export async function reorder(
  { store, visitor }: { store: StoreDetails; visitor: CustomerVisitor },
  orderId: string,
): Promise<Result<Reordered, "order_unknown">> {
  const order: Order | null = await findOwnOrder(store.id, visitor, orderId);
  if (!order) return fail("order_unknown");
  const added: number[] = [];
  const leftOut: { position: number; code: NewItemRefusal }[] = [];
  for (const item of order.items) {
    const result = await addToCart({ store, visitor, currencyCode: null }, toCartItem(item));
    if (result.ok) added.push(item.position);
    else leftOut.push({ position: item.position, code: result.code });
  }
  return ok({ added, leftOut });
}

/** The extra cloth is left out, because it follows from the fit profile, which may have changed. */
function toCartItem(item: OrderItem) {
  const { productId, unit, options, optionNames, addonId, modelId } = item;
  const quantity = item.quantity - item.additionalQuantity;
  const variantTypes = options.map((value, index) => ({ name: optionNames[index] ?? "", value }));
  return { productId, quantity, unit, variantTypes, addonId, modelId, answers: answersOf(item.personalization) };
}
