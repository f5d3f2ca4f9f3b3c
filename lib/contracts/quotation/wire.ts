import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { momentSchema } from "@/lib/contracts/customer/fields";
import { lineItemFields, lineItemToWire } from "@/lib/contracts/order/line-item-wire";
import {
  orderAddressSchema,
  orderAddressToWire,
  orderCurrencySchema,
  orderCurrencyToWire,
} from "@/lib/contracts/order/wire";
import {
  QUOTATION_STATUSES,
  type Quotation,
  type QuotationItem,
  type QuotationRevision,
} from "@/lib/domain/quotation/quotation";

const amount = z.number();
const charged = "In the base currency, including the additional charge of the quotation's currency";
const plain = "In the base currency, without the additional charge";
const addon = "The addon of an item sold by length or weight, paid once per item; otherwise 0";

const quotationItemWireSchema = z.object({
  ...lineItemFields,
  asked_unit_price: amount.meta({ description: `${plain}: the list price on the day of the request` }),
  asked_addon_price: amount,
  unit_price: amount.meta({ description: `${plain}: the current offer` }),
  addon_price: amount.meta({ description: addon }),
  line_total: amount.meta({ description: plain }),
});

const revisionWireSchema = z.object({
  revision: z.int().meta({ description: "From 1" }),
  price_list: z.array(z.object({ position: z.int(), unit_price: amount, addon_price: amount })),
  sub_total: amount,
  shipping_cost: amount,
  final_price: amount,
  message: z.string().meta({ description: "The owner's message" }),
  created_on: momentSchema,
  request: z
    .object({ text: z.string(), created_on: momentSchema })
    .nullable()
    .meta({ description: "What the shopper would like to change; null without a request" }),
});

/** A quotation as described in docs/domain.md#quotations. */
export const quotationWireSchema = z.object({
  _id: z.string(),
  quot_number: z.string(),
  quot_status: z.enum(QUOTATION_STATUSES).meta({
    description: "placed: the owner has to send prices; processing: the shopper has to answer them",
  }),
  customer_name: z.string(),
  email: z.string(),
  contact_mobile: z.string().meta({
    description: "The confirmed mobile number of a shopper without an e-mail address; otherwise empty",
  }),
  gst: z.object({ company: z.string(), number: z.string() }),
  company_address: orderAddressSchema.nullable(),
  billing_address: orderAddressSchema.nullable(),
  item_list: z.array(quotationItemWireSchema),
  currency_type: orderCurrencySchema,
  sub_total: amount.meta({ description: `${charged}, like all that follow` }),
  shipping_cost: amount,
  final_price: amount,
  revision: z.int().meta({ description: "The latest revision, the only one that can be approved; 0 before the first" }),
  revised_price: z.array(revisionWireSchema).meta({ description: "All revisions, the oldest first" }),
  note: z.string(),
  cancel_info: z.object({ by: z.enum(["shop", "shopper"]), reason: z.string() }).nullable(),
  order_id: z.string().nullable().meta({ description: "The order, once the quotation is approved" }),
  created_on: momentSchema,
  revised_on: momentSchema.nullable(),
  confirmed_on: momentSchema.nullable(),
  cancelled_on: momentSchema.nullable(),
});
export type QuotationWire = z.output<typeof quotationWireSchema>;

const toMoment = (time: Date | null) => time?.toISOString() ?? null;

export function quotationToWire(quotation: Quotation): QuotationWire {
  const { companyAddress, billingAddress } = quotation;
  return {
    _id: quotation.id,
    quot_number: quotation.number,
    quot_status: quotation.status,
    customer_name: quotation.customerName,
    email: quotation.email,
    contact_mobile: quotation.contactMobile,
    gst: quotation.gst,
    company_address: companyAddress && orderAddressToWire(companyAddress),
    billing_address: billingAddress && orderAddressToWire(billingAddress),
    item_list: quotation.items.map(itemToWire),
    currency_type: orderCurrencyToWire(quotation.currency),
    ...amountsToWire(quotation),
    revision: quotation.revision,
    revised_price: quotation.revisions.map(revisionToWire),
    note: quotation.note,
    cancel_info: quotation.cancellation,
    order_id: quotation.orderId,
    created_on: quotation.createdAt.toISOString(),
    revised_on: toMoment(quotation.revisedAt),
    confirmed_on: toMoment(quotation.confirmedAt),
    cancelled_on: toMoment(quotation.cancelledAt),
  };
}

function itemToWire(item: QuotationItem): QuotationWire["item_list"][number] {
  return {
    ...lineItemToWire(item),
    asked_unit_price: toMajor(item.asked.unitPrice),
    asked_addon_price: toMajor(item.asked.addonPrice),
    unit_price: toMajor(item.unitPrice),
    addon_price: toMajor(item.addonPrice),
    line_total: toMajor(item.total),
  };
}

function revisionToWire(revision: QuotationRevision): QuotationWire["revised_price"][number] {
  const { number, prices, message, createdAt, request } = revision;
  return {
    revision: number,
    price_list: prices.map(({ position, unitPrice, addonPrice }) => ({
      position,
      unit_price: toMajor(unitPrice),
      addon_price: toMajor(addonPrice),
    })),
    ...amountsToWire(revision),
    message,
    created_on: createdAt.toISOString(),
    request: request && { text: request.text, created_on: request.askedAt.toISOString() },
  };
}

function amountsToWire({ subTotal, shippingCost, finalPrice }: Quotation | QuotationRevision) {
  return { sub_total: toMajor(subTotal), shipping_cost: toMajor(shippingCost), final_price: toMajor(finalPrice) };
}
