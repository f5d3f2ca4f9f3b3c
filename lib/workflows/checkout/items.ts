import "server-only";
import { findCartWithItems } from "@/lib/data/cart/items";
import { findProductChoices, findSoldItem } from "@/lib/data/product/sold-items";
import type { Database } from "@/lib/database/connection";
import { type CartItem, type ChosenItem, cartOwner, chosenOptions } from "@/lib/domain/cart/cart";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import { orderedAnswers } from "@/lib/domain/personalization/personalization";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { CheckoutContext } from "./read-context";

/**
 * The items of a checkout with current prices and stock: those of the cart, or only the "buy now" item if the checkout
 * is for one. Empty if the "buy now" item is no longer sold.
 */
export async function listCheckoutItems(
  { store, visitor }: Pick<CheckoutContext, "store" | "visitor">,
  checkout: Pick<Checkout, "id" | "item">,
  database?: Database,
): Promise<readonly CartItem[]> {
  if (checkout.item) {
    const item = await findChosenItem(store.id, checkout.item, checkout.id, database);
    return item.ok ? [item.value] : [];
  }
  return (await findCartWithItems(store.id, cartOwner(visitor), database))?.items ?? [];
}

/** Makes a cart item with this id from the product and options that the shopper chose with "buy now". */
export async function findChosenItem(
  storeId: string,
  chosen: ChosenItem,
  id: string,
  database?: Database,
): Promise<Result<CartItem, "product_unknown" | "unit_wrong" | "variant_unknown">> {
  const { productId, addonId, modelId, quantity } = chosen;
  const product = await findProductChoices(storeId, productId, database);
  if (!product) return fail("product_unknown", "product_id");
  const { name, optionNames, unit, personalFields } = product;
  if (chosen.unit !== null && chosen.unit !== unit) return fail("unit_wrong", "unit");
  const options = chosenOptions(optionNames, chosen.variantTypes);
  if (!options) return fail("variant_unknown", "variant_types");
  const answers = orderedAnswers(chosen.answers, personalFields);
  const sold = await findSoldItem(storeId, { productId, options }, database);
  const identity = { productId, options, addonId, modelId, answers };
  return ok({ id, ...identity, name, optionNames, unit, quantity, seenPrice: 0, sold });
}
