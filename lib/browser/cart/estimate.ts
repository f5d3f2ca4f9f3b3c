import type { CartWire } from "@/lib/contracts/cart/calls";
import type { AddedItem, KeptWrite } from "./journal";

export type CartItemWire = CartWire["items"][number];

/** Items that no answer has told of yet are named by the write that added them. */
const GUESSED = "guess-";

export const isPendingItem = ({ item_id }: Pick<CartItemWire, "item_id">) => item_id.startsWith(GUESSED);

/**
 * The bag as it will be when the shop has done what is on its way: items and quantities, the note, the wrapping. What
 * that costs is not guessed; lines and totals stay as the shop last told them.
 */
export function estimateCart(cart: CartWire, writes: readonly KeptWrite[]): CartWire {
  return writes.reduce(afterWrite, cart);
}

function afterWrite(cart: CartWire, { id, write }: KeptWrite): CartWire {
  const { items } = cart;
  if (write.kind === "details") return { ...cart, ...write.details };
  if (write.kind === "remove" || write.kind === "wish")
    return { ...cart, items: items.filter(({ item_id }) => item_id !== write.itemId) };
  if (write.kind === "quantity") {
    const { itemId, quantity } = write;
    return { ...cart, items: items.map((item) => (item.item_id === itemId ? { ...item, quantity } : item)) };
  }
  const { item: added, shown } = write;
  const present = items.find((item) => isSameItem(item, added));
  if (!present) return { ...cart, items: [...items, { ...guessedItem(added), ...shown, item_id: GUESSED + id }] };
  // Hundredths are whole: 0.1 and 0.2 metres are 0.3.
  const quantity = Math.round((present.quantity + added.quantity) * 100) / 100;
  return { ...cart, items: items.map((item) => (item === present ? { ...item, quantity } : item)) };
}

function guessedItem(added: AddedItem): Omit<CartItemWire, "item_id" | "name" | "slug" | "image" | "unit_price"> {
  return {
    ...added,
    variant_types: [...added.variant_types],
    sku: "",
    min_quantity: 0,
    step_quantity: 1,
    stock: null,
    variant_status: added.variant_types.length > 0,
    addon_status: added.addon_id !== "",
    addon_name: "",
    customization_status: added.model_id !== "",
    selling_price: null,
    line_total: null,
    refusal: null,
  };
}

/** The same chosen again is the same item, as the shop has it. */
export function isSameItem(
  item: Pick<CartItemWire, "product_id" | "variant_types" | "addon_id" | "model_id">,
  other: Pick<AddedItem, "product_id" | "variant_types" | "addon_id" | "model_id">,
): boolean {
  return (
    item.product_id === other.product_id &&
    item.addon_id === other.addon_id &&
    item.model_id === other.model_id &&
    item.variant_types.length === other.variant_types.length &&
    item.variant_types.every(({ name, value }) =>
      other.variant_types.some((choice) => choice.name === name && choice.value === value),
    )
  );
}

/** What the number beside the bag says: pieces, and one for whatever is cut or weighed. Domain §4.1. */
export function cartCount({ items }: Pick<CartWire, "items">): number {
  return items.reduce((count, { unit, quantity }) => count + (unit === "Pcs" ? quantity : 1), 0);
}
