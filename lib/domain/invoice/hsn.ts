import type { OrderItem } from "../order/order";
import type { StoreDetails } from "../store/store";

/** True for a store whose invoices have to name HSN codes: it issues invoices and has a GST number. */
export function needsHsnCodes({ gstNumber, invoices }: Pick<StoreDetails, "gstNumber" | "invoices">): boolean {
  return gstNumber !== "" && invoices.areEnabled;
}

/** The names of the items that the store's invoice would print without an HSN code, each once. */
export function namesWithoutHsn(
  items: readonly Pick<OrderItem, "name" | "hsnCode">[],
  store: Pick<StoreDetails, "gstNumber" | "invoices">,
): string[] {
  if (!needsHsnCodes(store)) return [];
  return [...new Set(items.filter(({ hsnCode }) => hsnCode === "").map(({ name }) => name))];
}

/** What the owner reads about such items. The order keeps the code that its products had, so only later ones get it. */
export function withoutHsnText(names: readonly string[]): string {
  return `The invoice names no HSN code for ${new Intl.ListFormat("en-GB").format(names)}. Add the code to the product or its category for later orders`;
}
