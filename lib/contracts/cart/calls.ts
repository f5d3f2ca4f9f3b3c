import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { OFFER_REFUSALS } from "@/lib/contracts/checkout/refusals";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { line, paragraphs } from "@/lib/contracts/customer/fields";
import { customizedModelSchema } from "@/lib/contracts/customization/customized-model";
import { personalListBodySchema, personalListSchema } from "@/lib/contracts/personalization/wire";
import { MAX_GIFT_MESSAGE_LENGTH, MAX_NOTE_LENGTH } from "@/lib/domain/cart/limits";
import type { ItemRefusal } from "@/lib/domain/cart/refresh";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { UNITS } from "@/lib/domain/product/unit";

const MAX_ID_LENGTH = 64;
const MAX_OPTION_LENGTH = 200;
const MAX_OPTIONS = 10;

/** The note that a shopper writes to the shop, for an order. */
export const noteSchema = paragraphs(MAX_NOTE_LENGTH);

/** What goes into the parcel of a gift. */
export const giftMessageSchema = paragraphs(MAX_GIFT_MESSAGE_LENGTH);

/** The code of an offer or a gift card, as it was typed. */
export const codeSchema = line(50);

/**
 * A quantity. In the API it is in the unit, with at most two decimals; the schema converts it to hundredths of the
 * unit, which the domain uses.
 */
const quantity = z
  .number()
  .positive()
  // Stops at a quantity that is too large, because the next check would throw for it.
  .max(LARGEST_QUANTITY / 100, { abort: true })
  .refine((sent) => fromScaledInteger(toScaledInteger(sent, 2), 2) === sent, fieldRefusal("quantity_invalid"))
  .transform((sent) => toScaledInteger(sent, 2))
  .meta({ description: "In the unit, with two decimals at most" });

const follows = (from: string) => z.unknown().meta({ description: `Ignored: it follows from ${from}.` });

/**
 * The input for a cart item (specification §3, "Cart item"). The request names the item and its quantity. Prices in it
 * are ignored, because the server sets them.
 */
export const cartItemBodySchema = z
  .object({
    product_id: line(MAX_ID_LENGTH).min(1),
    quantity,
    unit: z
      .enum(UNITS)
      .optional()
      .meta({ description: "The unit of the quantity; refused if the product has another" }),
    variant_types: z
      .array(z.object({ name: line(MAX_OPTION_LENGTH), value: line(MAX_OPTION_LENGTH) }))
      .max(MAX_OPTIONS)
      .default([]),
    addon_id: line(MAX_ID_LENGTH).default(""),
    selected_addon: z
      .object({ _id: line(MAX_ID_LENGTH) })
      .nullish()
      .meta({ description: "An alternative to addon_id" }),
    model_id: line(MAX_ID_LENGTH).default("").meta({ description: "The fit profile" }),
    personal_list: personalListBodySchema,
    image: follows("the product"),
    vendor_id: follows("the product"),
    variant_status: follows("variant_types"),
    addon_status: follows("addon_id"),
    customization_status: follows("model_id"),
  })
  .partial({ image: true, vendor_id: true, variant_status: true, addon_status: true, customization_status: true });
export type CartItemBody = z.input<typeof cartItemBodySchema>;

/** Why an item cannot be bought as it is. */
export const ITEM_REFUSALS = [
  "not_sold",
  "addon_needed",
  "addon_unknown",
  "model_needed",
  "model_unknown",
  "model_outdated",
  "personal_needed",
  "personal_unknown",
  "personal_too_long",
  "personal_date",
  "personal_file_unknown",
  "personal_too_soon",
  "personal_characters",
  "sold_out",
  "too_few_left",
  "quantity_below_minimum",
  "quantity_off_step",
] as const satisfies readonly ItemRefusal[];

const amount = z.number().min(0);
const plain = "In the base currency, without the additional charge";
const charged = "In the base currency, including the additional charge";

/** A cart item in a cart or checkout, with the product's current price and stock. */
export const itemWireSchema = z.object({
  item_id: z.string(),
  product_id: z.string(),
  slug: z.string().meta({ description: "Empty when the product is no longer sold" }),
  name: z.string(),
  sku: z.string(),
  image: z.string().meta({ description: "Path below /uploads/{store_id}/, or a full URL; empty without a picture" }),
  unit: z.enum(UNITS),
  quantity: z.number().meta({ description: "What is paid for, including extra cloth" }),
  additional_qty: z.number().meta({ description: "The extra cloth in the quantity" }),
  quantity_fixed: z.boolean().meta({ description: "True with extra cloth: the quantity cannot be changed" }),
  stock: z.number().nullable().meta({ description: "Null when the store does not count the stock" }),
  variant_status: z.boolean(),
  variant_types: z.array(z.object({ name: z.string(), value: z.string() })),
  addon_status: z.boolean(),
  addon_id: z.string(),
  addon_name: z.string(),
  customization_status: z.boolean(),
  addon_price: amount.nullable().meta({
    description: `${plain}: for one piece, which unit_price includes, or once for cloth and yarn; null without an addon`,
  }),
  model_id: z.string(),
  customized_model: customizedModelSchema,
  personal_list: personalListSchema,
  selling_price: amount.nullable().meta({ description: plain }),
  unit_price: amount.nullable().meta({ description: plain }),
  line_total: amount
    .nullable()
    .meta({ description: `${plain}; null when the item is unavailable and not in the totals` }),
  refusal: z.enum(ITEM_REFUSALS).nullable().meta({ description: "Code of why the item cannot be bought as it is" }),
});

export type ItemWire = z.output<typeof itemWireSchema>;

export const cartWireSchema = z.object({
  items: z.array(
    itemWireSchema.extend({
      min_quantity: z.number().meta({ description: "The minimum quantity, where the steps begin" }),
      step_quantity: z.number(),
    }),
  ),
  totals: z.object({
    currency: z.string().meta({ description: "The currency whose additional charge is included in the totals" }),
    sub_total: amount.meta({ description: charged }),
    list_sub_total: amount.meta({ description: `${charged}, at list prices` }),
    packaging_charges: amount.meta({ description: charged }),
    gift_wrapper: amount.meta({ description: charged }),
    total_so_far: amount.meta({
      description: `${charged}; after the offer, and without shipping, which is added at checkout`,
    }),
    quantity: z.number(),
    weight: z.number().meta({ description: "Kilograms" }),
  }),
  rules: z.object({
    min_checkout_value: amount.meta({ description: "The minimum subtotal of an order, in the base currency" }),
    max_shipping_weight: z.number().meta({ description: "Kilograms; 0 is no limit" }),
    gift_wrapping_charges: amount.meta({
      description: `For one piece. ${plain}; 0 when the store offers no gift wrapping`,
    }),
  }),
  free_shipping: z
    .object({
      from: amount.meta({ description: "The subtotal from which shipping is free, in the base currency" }),
      missing: amount.meta({ description: "How much the subtotal is below it; 0 when shipping is free" }),
      only_at_home: z.boolean().meta({ description: "True if the store also ships abroad, where it is not free" }),
    })
    .nullable()
    .meta({ description: "Null when shipping is never free, or the store does not tell" }),
  estimates_shipping: z
    .boolean()
    .meta({ description: "Whether the cart can tell what shipping to a postal code costs" }),
  offer_codes: z.boolean().meta({ description: "Whether the store takes offer codes" }),
  offer_code: z.string().meta({ description: "The code that was entered" }),
  offer_refusal: z
    .enum([...OFFER_REFUSALS, "offer_awaits_shipping"])
    .nullable()
    .meta({ description: "Code of why the offer code does not count" }),
  offer: z
    .object({
      code: z.string(),
      amount: amount.meta({ description: charged }),
      automatic: z.boolean(),
      full_price_only: z.boolean().meta({ description: "True if it leaves out items whose price is already reduced" }),
    })
    .nullable()
    .meta({ description: "The offer that reduces the total" }),
  note: z.string(),
  gift_wrap: z.boolean(),
  gifts: z.boolean().meta({ description: "Whether the store packs gifts" }),
  gift_message: z.string(),
  hide_prices: z.boolean().meta({ description: "No prices in the parcel" }),
  refusals: z.array(z.string()).meta({ description: "Codes of why the cart cannot be ordered" }),
  notices: z.array(
    z.object({
      code: z.string().meta({ description: "A refusal code of the item, price_changed or quantity_summed" }),
      item_id: z.string(),
      from: amount.optional().meta({ description: `For price_changed: the old unit price. ${plain}` }),
      to: amount.optional(),
      quantity: z.number().optional().meta({ description: "For quantity_summed: the new quantity" }),
    }),
  ),
});
export type CartWire = z.output<typeof cartWireSchema>;

export const cartQuerySchema = z.object({
  currency: z.string().max(10).optional().meta({ description: "Currency code; the store's default if absent" }),
});
const params = z.object({ item_id: line(MAX_ID_LENGTH).min(1) });

/** The refusal codes for an item that cannot be added to the cart. */
export const NEW_ITEM_REFUSALS = [
  "product_unknown",
  "unit_wrong",
  "variant_unknown",
  "bag_full",
  "quantity_above_maximum",
  ...ITEM_REFUSALS,
] as const;

export const readCartCall = defineCall({
  method: "GET",
  path: "/api/cart",
  caller: "visitor",
  part: "ordering",
  summary: "The visitor's cart at current prices and stock",
  query: cartQuerySchema,
  answer: cartWireSchema,
});

export const changeCartCall = defineCall({
  method: "PATCH",
  path: "/api/cart",
  caller: "visitor",
  part: "ordering",
  summary: "Changes the note to the shop, what makes it a gift, and the offer code. Absent fields stay as they are.",
  query: cartQuerySchema,
  body: z.object({
    note: noteSchema.optional(),
    gift_wrap: z.boolean().optional(),
    gift_message: giftMessageSchema.optional(),
    hide_prices: z.boolean().optional(),
    offer_code: codeSchema.optional().meta({ description: "Empty removes the code" }),
  }),
  answer: cartWireSchema,
  refusals: ["gifts_off", "offer_codes_off", ...OFFER_REFUSALS, "too_many_attempts"],
});

export const addCartItemCall = defineCall({
  method: "POST",
  path: "/api/cart/items",
  caller: "visitor",
  part: "ordering",
  summary:
    "Adds an item to the cart. Adding the same product, variant, addon, fit profile and answers again increases the quantity. Requests with the same `Idempotency-Key` header (16 to 100 visible characters) are executed once.",
  query: cartQuerySchema,
  body: cartItemBodySchema,
  answer: cartWireSchema,
  refusals: [...NEW_ITEM_REFUSALS, "idempotency_key_missing", "idempotency_key_reused"],
});

export const changeCartItemCall = defineCall({
  method: "PATCH",
  path: "/api/cart/items/{item_id}",
  caller: "visitor",
  part: "ordering",
  summary: "Changes the quantity of a cart item.",
  params,
  query: cartQuerySchema,
  body: z.object({ quantity }),
  answer: cartWireSchema,
  refusals: ["item_unknown", "quantity_above_maximum", "quantity_fixed", ...ITEM_REFUSALS],
});

export const removeCartItemCall = defineCall({
  method: "DELETE",
  path: "/api/cart/items/{item_id}",
  caller: "visitor",
  part: "ordering",
  summary: "Removes an item from the cart.",
  params,
  query: cartQuerySchema,
  answer: cartWireSchema,
  refusals: ["item_unknown"],
});

export const moveCartItemCall = defineCall({
  method: "POST",
  path: "/api/cart/items/{item_id}/move",
  caller: "visitor",
  summary: "Moves an item from the cart to the wishlist. Returns the cart.",
  params,
  query: cartQuerySchema,
  answer: cartWireSchema,
  refusals: ["item_unknown", "product_unknown", "wish_list_full"],
});
