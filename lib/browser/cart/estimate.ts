import type { CartWire } from "@/lib/contracts/cart/calls";
import type { AddedItem, PendingCartWrite } from "./journal";

export type CartItemWire = CartWire["items"][number];

/**
 * An added item gets its id from the server. Until then, its id is this prefix and the id of the change that adds it.
 */
const PENDING_PREFIX = "guess-";

export const isPendingItem = ({ item_id }: Pick<CartItemWire, "item_id">) => item_id.startsWith(PENDING_PREFIX);

/**
 * The cart as it will be once the pending changes are sent: items, quantities, note and gift wrapping. Prices are not
 * estimated; item totals and cart totals are those that the server last calculated.
 */
export function estimateCart(cart: CartWire, writes: readonly PendingCartWrite[]): CartWire {
  return writes.reduce(applyWrite, cart);
}

function applyWrite(cart: CartWire, { id, write }: PendingCartWrite): CartWire {
  const { items } = cart;
  if (write.kind === "details") return { ...cart, ...write.details };
  if (write.kind === "remove" || write.kind === "wish")
    return { ...cart, items: items.filter(({ item_id }) => item_id !== write.itemId) };
  if (write.kind === "quantity") {
    const { itemId, quantity } = write;
    return { ...cart, items: items.map((item) => (item.item_id === itemId ? { ...item, quantity } : item)) };
  }
  const { item: added, shown } = write;
  const present = items.find((item) => isSameWireItem(item, added));
  if (!present)
    return { ...cart, items: [...items, { ...pendingItem(added), ...shown, item_id: PENDING_PREFIX + id }] };
  // Rounded to hundredths of the unit, because binary fractions are inexact: 0.1 + 0.2 metres must be 0.3.
  const sum = Math.round((present.quantity + added.quantity) * 100) / 100;
  // Cloth for one garment is replaced, as on the server (`withItem`).
  const quantity = added.model_id && present.unit !== "Pcs" ? added.quantity : sum;
  return { ...cart, items: items.map((item) => (item === present ? { ...item, quantity } : item)) };
}

function pendingItem(added: AddedItem): Omit<CartItemWire, "item_id" | "name" | "slug" | "image" | "unit_price"> {
  return {
    ...added,
    variant_types: [...added.variant_types],
    personal_list: (added.personal_list ?? []).map((text) => ({
      ...text,
      kind: "text" as const,
      price: 0,
      colour_code: "",
      lettering_style: "",
    })),
    sku: "",
    min_quantity: 0,
    step_quantity: 1,
    stock: null,
    additional_qty: 0,
    quantity_fixed: false,
    variant_status: added.variant_types.length > 0,
    addon_status: added.addon_id !== "",
    addon_name: "",
    addon_price: null,
    customization_status: added.model_id !== "",
    customized_model: null,
    selling_price: null,
    line_total: null,
    refusal: null,
  };
}

/**
 * Whether `item` and `other` are the same cart item: they must have the same product, options, addon, fit profile and texts.
 * The server compares them in the same way.
 */
export function isSameWireItem(
  item: Pick<CartItemWire, "product_id" | "variant_types" | "addon_id" | "model_id" | "personal_list">,
  other: Pick<AddedItem, "product_id" | "variant_types" | "addon_id" | "model_id" | "personal_list">,
): boolean {
  const written = other.personal_list ?? [];
  return (
    item.product_id === other.product_id &&
    item.addon_id === other.addon_id &&
    item.model_id === other.model_id &&
    item.personal_list.length === written.length &&
    item.personal_list.every(({ name, value, colour, lettering }) =>
      written.some(
        (text) => text.name === name && text.value === value && text.colour === colour && text.lettering === lettering,
      ),
    ) &&
    item.variant_types.length === other.variant_types.length &&
    item.variant_types.every(({ name, value }) =>
      other.variant_types.some((choice) => choice.name === name && choice.value === value),
    )
  );
}

/**
 * The number beside the cart icon. Items sold by the piece count with their quantity; an item sold by length or weight
 * counts as one. See docs/domain.md#prices.
 */
export function cartCount({ items }: Pick<CartWire, "items">): number {
  return items.reduce((count, { unit, quantity }) => count + (unit === "Pcs" ? quantity : 1), 0);
}
