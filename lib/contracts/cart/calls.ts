import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { line, paragraphs } from "@/lib/contracts/customer/fields";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { UNITS } from "@/lib/domain/product/unit";

const LONGEST_ID = 64;
const LONGEST_CHOICE = 200;
const LONGEST_NOTE = 500;
const CHOICES_LIMIT = 10;

/** What shoppers leave for the shop to read. */
export const noteSchema = paragraphs(LONGEST_NOTE);

/** On the wire in the unit, with two digits at most; inside in hundredths. */
const quantity = z
  .number()
  .positive()
  // What is beyond numbers cannot be looked at any closer.
  .max(LARGEST_QUANTITY / 100, { abort: true })
  .refine((sent) => fromScaledInteger(toScaledInteger(sent, 2), 2) === sent, "quantity_invalid")
  .transform((sent) => toScaledInteger(sent, 2))
  .meta({ description: "In the unit, with two decimals at most" });

const follows = (from: string) => z.unknown().meta({ description: `Not read: it follows from ${from}.` });

/** Specification §3, "Cart item". It says what is chosen and how much of it; what that costs is the store's to say. */
export const cartItemBodySchema = z
  .object({
    product_id: line(LONGEST_ID).min(1),
    quantity,
    unit: z.enum(UNITS).optional().meta({ description: "What the quantity is meant in; refused when it is another" }),
    variant_types: z
      .array(z.object({ name: line(LONGEST_CHOICE), value: line(LONGEST_CHOICE) }))
      .max(CHOICES_LIMIT)
      .default([]),
    addon_id: line(LONGEST_ID).default(""),
    selected_addon: z
      .object({ _id: line(LONGEST_ID) })
      .nullish()
      .meta({ description: "Another way to name the addon" }),
    model_id: line(LONGEST_ID).default("").meta({ description: "The fit profile" }),
    image: follows("the product"),
    vendor_id: follows("the product"),
    variant_status: follows("variant_types"),
    addon_status: follows("addon_id"),
    customization_status: follows("model_id"),
  })
  .partial({ image: true, vendor_id: true, variant_status: true, addon_status: true, customization_status: true });
export type CartItemBody = z.input<typeof cartItemBodySchema>;

const amount = z.number().min(0);
const plain = "In the base currency, without the additional charge";
const charged = "In the base currency, the additional charge inside";

/** An item as it stands now, in a bag or a checkout. */
export const itemWireSchema = z.object({
  item_id: z.string(),
  product_id: z.string(),
  slug: z.string().meta({ description: "Empty when it is sold no more" }),
  name: z.string(),
  sku: z.string(),
  image: z.string().meta({ description: "Path below /uploads/{store_id}/, or a full address; empty without" }),
  unit: z.enum(UNITS),
  quantity: z.number(),
  stock: z.number().nullable().meta({ description: "What there is of it; null when the store does not count it" }),
  variant_status: z.boolean(),
  variant_types: z.array(z.object({ name: z.string(), value: z.string() })),
  addon_status: z.boolean(),
  addon_id: z.string(),
  addon_name: z.string(),
  customization_status: z.boolean(),
  model_id: z.string(),
  selling_price: amount.nullable().meta({ description: plain }),
  unit_price: amount.nullable().meta({ description: plain }),
  line_total: amount.nullable().meta({ description: `${plain}; null when it is not to be had, and not in the totals` }),
  refusal: z.string().nullable().meta({ description: "Code of what keeps it from being bought like that" }),
});

export type ItemWire = z.output<typeof itemWireSchema>;

export const cartWireSchema = z.object({
  items: z.array(
    itemWireSchema.extend({
      min_quantity: z.number().meta({ description: "The least one may buy, and where the steps begin" }),
      step_quantity: z.number(),
    }),
  ),
  totals: z.object({
    currency: z.string().meta({ description: "The currency whose additional charge is in the totals" }),
    sub_total: amount.meta({ description: charged }),
    list_sub_total: amount.meta({ description: `${charged}, at list prices` }),
    packaging_charges: amount.meta({ description: charged }),
    gift_wrapper: amount.meta({ description: charged }),
    total_so_far: amount.meta({ description: `${charged}; without shipping, which is known at checkout` }),
    quantity: z.number(),
    weight: z.number().meta({ description: "Kilograms" }),
  }),
  rules: z.object({
    min_checkout_value: amount.meta({ description: "The least sub total of an order, as a plain amount of the base" }),
    max_shipping_weight: z.number().meta({ description: "Kilograms; 0 is no limit" }),
    gift_wrapping_charges: amount.meta({ description: `Of one piece. ${plain}; 0 when the store wraps nothing` }),
  }),
  note: z.string(),
  gift_wrap: z.boolean(),
  refusals: z.array(z.string()).meta({ description: "Codes of what keeps the bag from becoming an order" }),
  notices: z.array(
    z.object({
      code: z.string().meta({ description: "A refusal of the item, price_changed or quantity_summed" }),
      item_id: z.string(),
      from: amount.optional().meta({ description: `Of price_changed: what one cost. ${plain}` }),
      to: amount.optional(),
      quantity: z.number().optional().meta({ description: "Of quantity_summed: how much of it there is now" }),
    }),
  ),
});
export type CartWire = z.output<typeof cartWireSchema>;

const query = z.object({
  currency: z.string().max(10).optional().meta({ description: "Code; the store's own without" }),
});
const params = z.object({ item_id: line(LONGEST_ID).min(1) });

export const ITEM_REFUSALS = [
  "not_sold",
  "addon_unknown",
  "model_needed",
  "model_unknown",
  "sold_out",
  "too_few_left",
  "quantity_below_minimum",
  "quantity_off_step",
  "quantity_above_maximum",
] as const;

/** What keeps something from becoming an item of the bag. */
export const NEW_ITEM_REFUSALS = [
  "product_unknown",
  "unit_wrong",
  "variant_unknown",
  "bag_full",
  ...ITEM_REFUSALS,
] as const;

export const readCartCall = defineCall({
  method: "GET",
  path: "/api/cart",
  caller: "visitor",
  part: "ordering",
  summary: "The visitor's bag at the prices and stock of this moment",
  query,
  answer: cartWireSchema,
});

export const changeCartCall = defineCall({
  method: "PATCH",
  path: "/api/cart",
  caller: "visitor",
  part: "ordering",
  summary: "Leaves a note for the shop, or has the bag wrapped as a gift. What is left out stays.",
  query,
  body: z.object({
    note: noteSchema.optional(),
    gift_wrap: z.boolean().optional(),
  }),
  answer: cartWireSchema,
});

export const addCartItemCall = defineCall({
  method: "POST",
  path: "/api/cart/items",
  caller: "visitor",
  part: "ordering",
  summary:
    "Puts something into the bag. The same product, variant, addon and fit profile again adds to what is there; with the same `Idempotency-Key` (16 to 100 visible characters, a header) it is done once.",
  query,
  body: cartItemBodySchema,
  answer: cartWireSchema,
  refusals: [...NEW_ITEM_REFUSALS, "idempotency_key_missing", "idempotency_key_reused"],
});

export const changeCartItemCall = defineCall({
  method: "PATCH",
  path: "/api/cart/items/{item_id}",
  caller: "visitor",
  part: "ordering",
  summary: "Buys more or less of an item.",
  params,
  query,
  body: z.object({ quantity }),
  answer: cartWireSchema,
  refusals: ["item_unknown", ...ITEM_REFUSALS],
});

export const removeCartItemCall = defineCall({
  method: "DELETE",
  path: "/api/cart/items/{item_id}",
  caller: "visitor",
  part: "ordering",
  summary: "Takes an item out of the bag.",
  params,
  query,
  answer: cartWireSchema,
  refusals: ["item_unknown"],
});

export const moveCartItemCall = defineCall({
  method: "POST",
  path: "/api/cart/items/{item_id}/move",
  caller: "visitor",
  summary: "Takes an item out of the bag and puts its product on the wish list. Answers the bag.",
  params,
  query,
  answer: cartWireSchema,
  refusals: ["item_unknown", "product_unknown", "wish_list_full"],
});
