import { z } from "zod";
import { ADDRESS_REFUSALS, addressBodySchema, addressWireSchema } from "@/lib/contracts/address/calls";
import { defineCall } from "@/lib/contracts/api/call";
import {
  cartItemBodySchema,
  codeSchema,
  giftMessageSchema,
  ITEM_REFUSALS,
  itemWireSchema,
  noteSchema,
} from "@/lib/contracts/cart/calls";
import {
  dialCodeSchema,
  gstSchema,
  idSchema,
  line,
  mobileSchema,
  momentSchema,
  nameSchema,
} from "@/lib/contracts/customer/fields";
import { CHECKOUT_STEPS } from "@/lib/domain/checkout/checkout";
import { PAYMENT_KINDS } from "@/lib/domain/payment/payment";
import { CASH_ON_DELIVERY_REFUSALS, CHECKOUT_REFUSALS, GIFT_CARD_REFUSALS, OFFER_REFUSALS } from "./refusals";

/**
 * The maximum number of gift card codes in a request. An order accepts fewer, but a form sends the codes entered before
 * together with a new one.
 */
const MAX_CODES = 10;
const currency = z.string().trim().toUpperCase().max(10);

const amount = z.number().min(0);
const plain = "In the base currency, without the additional charge";
const charged = "In the base currency, including the additional charge";
const slotSchema = z.object({ start: momentSchema, end: momentSchema });

/** An address as stored with a checkout. It is a copy, so it has none of the fields that belong to the address book. */
const checkoutAddressSchema = addressWireSchema.omit({ _id: true, billing_address: true, shipping_address: true });

/** The person who will collect an order from a branch. */
export const collectorSchema = z.object({ name: nameSchema, dial_code: dialCodeSchema, mobile: mobileSchema });

const checkoutBillSchema = z.object({
  currency: z.string().meta({ description: "The currency whose additional charge is included in the amounts" }),
  sub_total: amount.meta({ description: charged }),
  list_sub_total: amount.meta({ description: `${charged}, at list prices` }),
  shipping_cost: amount.nullable().meta({ description: `${charged}; null while unknown` }),
  packaging_charges: amount.meta({ description: charged }),
  gift_wrapper: amount.meta({ description: charged }),
  offer: z
    .object({
      code: z.string(),
      amount,
      automatic: z.boolean(),
      on_shipping: z.boolean().meta({ description: "It lowers the shipping cost, not the items" }),
      items: z
        .array(z.object({ item_id: z.string(), amount }))
        .meta({ description: "What it takes off each item; empty for an offer on shipping" }),
    })
    .nullable()
    .meta({ description: "The discount of the order's offer; an order has at most one" }),
  gift_cards: z.array(z.object({ code: z.string(), amount })),
  grand_total: amount.nullable().meta({ description: `${charged}; null while shipping is unknown` }),
  final_price: amount.nullable().meta({ description: "The amount to pay; null while shipping is unknown" }),
  total_so_far: amount.meta({ description: "The amount to pay as far as it is known" }),
  missing_for_free_shipping: amount.nullable(),
  quantity: z.number(),
  weight: z.number().meta({ description: "Kilograms" }),
});

export const checkoutWireSchema = z.object({
  checkout_id: z.string(),
  buy_now: z.boolean().meta({ description: "True for a single item, bought without the cart" }),
  quotation: z
    .boolean()
    .meta({ description: "True if it becomes a quotation, not an order: nothing is shipped or paid yet" }),
  order_id: z.string().nullable().meta({ description: "The order made from this checkout" }),
  quotation_id: z.string().nullable().meta({ description: "The quotation requested with this checkout" }),
  step: z.enum(CHECKOUT_STEPS).meta({ description: "The first incomplete step; review when all are complete" }),
  refusals: z
    .array(z.enum([...CHECKOUT_REFUSALS, ...CASH_ON_DELIVERY_REFUSALS]))
    .meta({ description: "Codes of why it cannot become an order" }),
  offers: z.object({
    delivery: z.boolean(),
    pickup: z.boolean(),
    offer_codes: z.boolean(),
    gift_cards: z.boolean(),
    notes: z.boolean(),
    gift_wrapping: z.boolean(),
    gst: z.boolean(),
  }),
  order_type: z.enum(["delivery", "pickup"]).nullable(),
  shipping_address: checkoutAddressSchema.nullable(),
  billing_address: checkoutAddressSchema.nullable(),
  billing_same: z.boolean(),
  shipping_id: z.string().nullable(),
  shipping_methods: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      delivery_time: z.string(),
      price: amount.meta({ description: charged }),
    }),
  ),
  branch_id: z.string().nullable(),
  collector: collectorSchema.nullable().meta({ description: "The person who collects the order" }),
  branches: z.array(z.object({ _id: z.string(), name: z.string(), address: z.string(), city: z.string() })),
  slot: slotSchema.nullable(),
  time_zone: z.string().meta({ description: "The store's time zone, in which slots are shown" }),
  slot_days: z.array(
    z.object({
      date: momentSchema,
      slots: z.array(slotSchema.extend({ price: amount.meta({ description: plain }) })),
    }),
  ),
  offer_code: z.string(),
  offer_refusal: z
    .enum([...OFFER_REFUSALS, "offer_awaits_shipping"])
    .nullable()
    .meta({ description: "Code of why the offer code does not count" }),
  gift_card_codes: z.array(z.string()),
  gift_card_refusals: z.array(z.object({ code: z.string(), refusal: z.enum(GIFT_CARD_REFUSALS) })),
  order_note: z.string(),
  gift_wrap: z.boolean(),
  gift_message: z.string(),
  hide_prices: z.boolean().meta({ description: "No prices in the parcel" }),
  gst: z.object({ company: z.string(), number: z.string() }),
  items: z.array(itemWireSchema),
  bill: checkoutBillSchema,
  payments: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(PAYMENT_KINDS),
      charge: amount.meta({ description: charged }),
      needs_code: z.boolean(),
      refusals: z
        .array(z.enum([...CASH_ON_DELIVERY_REFUSALS, "payment_currency"]))
        .meta({ description: "Codes of why this order cannot be paid this way" }),
    }),
  ),
});
export type CheckoutWire = z.output<typeof checkoutWireSchema>;

const GATE_REFUSALS = [
  "ordering_off",
  "bag_empty",
  "item_unavailable",
  "quantity_refused",
  "value_below_minimum",
  "weight_above_maximum",
  "delivery_not_offered",
  "currency_unknown",
] as const;

export const startCheckoutCall = defineCall({
  method: "POST",
  path: "/api/checkout",
  caller: "visitor",
  part: "ordering",
  summary: "Starts a checkout of the cart, or of a single item. An anonymous visitor must identify themselves first.",
  body: z.object({ buy_now: cartItemBodySchema.optional(), currency: currency.optional() }),
  answer: z.object({
    checkout_id: z.string(),
    leads_to: z.string().meta({ description: "The page to continue on" }),
  }),
  refusals: [...GATE_REFUSALS, "product_unknown", "unit_wrong", "variant_unknown", ...ITEM_REFUSALS],
});

const params = z.object({ checkout_id: line(64).min(1) });

export const readCheckoutCall = defineCall({
  method: "GET",
  path: "/api/checkout/{checkout_id}",
  caller: "visitor",
  part: "ordering",
  summary: "A checkout at current prices, stock and slots",
  params,
  answer: checkoutWireSchema,
  refusals: ["sign_in_needed", "checkout_unknown"],
});

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The choices of a checkout that can be changed. */
export const checkoutChoicesSchema = z.object({
  currency: currency.optional(),
  order_type: z.enum(["delivery", "pickup"]).optional(),
  branch_id: idSchema.optional().meta({ description: "The branch where the order is collected" }),
  collector: collectorSchema.optional().meta({ description: "The person who collects the order" }),
  shipping_address_id: idSchema.optional().meta({ description: "An address of the customer's address book" }),
  shipping_address: addressBodySchema
    .optional()
    .meta({ description: "A new address; the billing and shipping flags are for the address book" }),
  save_address: z
    .boolean()
    .optional()
    .meta({ description: "Also saves the new address in the customer's address book" }),
  billing_same: z.boolean().optional().meta({ description: "True if the billing address is the shipping address" }),
  billing_address_id: idSchema.optional(),
  billing_address: addressBodySchema.optional(),
  shipping_id: idSchema.optional().meta({ description: "The shipping method" }),
  slot: z.object({ start: moment, end: moment }).optional(),
  offer_code: codeSchema.optional().meta({ description: "Empty removes the code" }),
  gift_card_codes: z
    .array(codeSchema)
    .max(MAX_CODES)
    .transform((codes) => codes.filter((each) => each !== ""))
    .optional()
    .meta({ description: "All gift cards to use; they replace the present ones" }),
  order_note: noteSchema.optional(),
  gift_wrap: z.boolean().optional(),
  gift_message: giftMessageSchema.optional(),
  hide_prices: z.boolean().optional(),
  gst: gstSchema.optional(),
});

export const changeCheckoutCall = defineCall({
  method: "PATCH",
  path: "/api/checkout/{checkout_id}",
  caller: "visitor",
  part: "ordering",
  summary: "Changes the choices of a checkout. Absent fields stay as they are.",
  params,
  body: checkoutChoicesSchema,
  answer: checkoutWireSchema,
  refusals: [
    "sign_in_needed",
    "checkout_unknown",
    "checkout_ordered",
    "currency_unknown",
    "delivery_not_offered",
    "pickup_not_offered",
    "branch_unknown",
    "address_unknown",
    "addresses_full",
    ...ADDRESS_REFUSALS,
    "place_not_served",
    "method_unknown",
    "slot_gone",
    "offer_codes_off",
    ...OFFER_REFUSALS,
    "gift_cards_off",
    ...GIFT_CARD_REFUSALS,
    "notes_off",
    "gift_wrap_off",
    "gifts_off",
    "gst_off",
    "too_many_attempts",
  ],
});
export type ChangeCheckoutBody = z.input<NonNullable<typeof changeCheckoutCall.body>>;
