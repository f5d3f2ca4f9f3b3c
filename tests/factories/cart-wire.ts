import type { CartWire } from "@/lib/contracts/cart/calls";

type Item = CartWire["items"][number];

/** A cart item in wire format: one stole for ₹1,000, ten in stock. Pass only the fields that matter to the test. */
export function aCartItem(overrides: Partial<Item> = {}): Item {
  return {
    item_id: "item-1",
    product_id: "stole",
    slug: "stole",
    name: "Blue stole",
    sku: "STOLE",
    image: "",
    unit: "Pcs",
    quantity: 1,
    additional_qty: 0,
    quantity_fixed: false,
    min_quantity: 1,
    step_quantity: 1,
    stock: 10,
    variant_status: false,
    variant_types: [],
    addon_status: false,
    addon_id: "",
    addon_name: "",
    addon_price: null,
    customization_status: false,
    model_id: "",
    customized_model: null,
    personal_list: [],
    selling_price: 1_000,
    unit_price: 1_000,
    line_total: 1_000,
    refusal: null,
    ...overrides,
  };
}

/** A cart in wire format, without items that can no longer be bought or other problems. */
export function aCart(overrides: Partial<CartWire> = {}): CartWire {
  const items = overrides.items ?? [aCartItem()];
  const subTotal = items.reduce((sum, { line_total }) => sum + (line_total ?? 0), 0);
  return {
    items,
    totals: {
      currency: "INR",
      sub_total: subTotal,
      list_sub_total: subTotal,
      packaging_charges: 0,
      gift_wrapper: 0,
      total_so_far: subTotal,
      quantity: items.length,
      weight: 0.2,
    },
    rules: { min_checkout_value: 0, max_shipping_weight: 0, gift_wrapping_charges: 0 },
    free_shipping: null,
    estimates_shipping: false,
    offer_codes: false,
    offer_code: "",
    offer_refusal: null,
    offer: null,
    note: "",
    gift_wrap: false,
    gifts: false,
    gift_message: "",
    hide_prices: false,
    refusals: [],
    notices: [],
    ...overrides,
  };
}
