import { z } from "zod";
import { addressWireSchema } from "@/lib/contracts/address/calls";
import { fromScaledInteger, toMajor } from "@/lib/contracts/codec/decimal";
import { momentSchema } from "@/lib/contracts/customer/fields";
import { addressToWire } from "@/lib/contracts/customer/wire";
import type { Address } from "@/lib/domain/address/address";
import { creditedAmount } from "@/lib/domain/invoice/credit-note";
import { isOfferOnShipping } from "@/lib/domain/order/labels";
import { ORDER_STATUSES, type Order, type OrderItem } from "@/lib/domain/order/order";
import { quantityDispatched } from "@/lib/domain/order/parcel";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";
import { lineItemFields, lineItemToWire } from "./line-item-wire";
import { parcelsToWire, parcelWireSchema } from "./parcel-wire";

const amount = z.number();
const charged = "In the base currency, including the additional charge of the order's currency";
const plain = "In the base currency, without the additional charge";

/** An address without the fields that only entries of an address book have. */
export const orderAddressSchema = addressWireSchema.omit({ _id: true, billing_address: true, shipping_address: true });

export const orderCurrencySchema = z.object({
  country_code: z.string(),
  country_inr_value: z
    .number()
    .meta({ description: "Base units per unit of this currency; divide amounts by it to show them" }),
  additional_charges: z.number().meta({ description: "Percent" }),
});

const orderItemWireSchema = z.object({
  ...lineItemFields,
  unit_price: amount.meta({ description: plain }),
  addon_price: amount.meta({
    description: `${plain}: for one piece, which unit_price includes, or once for cloth and yarn; 0 without an addon`,
  }),
  line_total: amount.meta({ description: plain }),
  dispatched_quantity: z.number().meta({ description: "How much of `quantity` has left the store" }),
  item_status: z.string().meta({ description: "c_requested, c_confirmed, c_declined, or empty" }),
  cancel_info: z
    .object({
      title: z.string(),
      description: z.string(),
      request_on: momentSchema,
      decided_on: momentSchema.nullable(),
    })
    .nullable(),
});

/** An order as described in docs/domain.md#orders. Only the last characters of gift card codes are included. */
export const orderWireSchema = z.object({
  _id: z.string(),
  order_number: z.string(),
  invoice_number: z.string().nullable(),
  invoiced_on: momentSchema.nullable().meta({ description: "The date of the invoice" }),
  credit_notes: z
    .array(z.object({ number: z.string(), issued_on: momentSchema, positions: z.array(z.int()), amount }))
    .meta({ description: "Parts of the invoice that were cancelled later" }),
  order_type: z.enum(["delivery", "pickup"]),
  order_status: z.enum(ORDER_STATUSES).meta({ description: "lapsed: it was not paid in time" }),
  hold_till: momentSchema
    .nullable()
    .meta({ description: "Orders that wait for their payment: the end of the time to pay; null: none" }),
  payment_details: z.object({
    name: z.string(),
    label: z.string().meta({ description: "What the method was called in the checkout" }),
    status: z.enum(PAYMENT_STATUSES),
    payment_id: z.string(),
  }),
  customer_name: z.string(),
  email: z.string(),
  contact_mobile: z.string().meta({
    description: "The confirmed mobile number of a shopper without an e-mail address; otherwise empty",
  }),
  gst: z.object({ company: z.string(), number: z.string() }),
  shipping_address: orderAddressSchema.nullable(),
  billing_address: orderAddressSchema.nullable(),
  item_list: z.array(orderItemWireSchema),
  currency_type: orderCurrencySchema,
  sub_total: amount.meta({ description: `${charged}, like all that follow` }),
  shipping_cost: amount,
  packaging_charges: amount,
  gift_wrapper: amount,
  cod_charges: amount,
  grand_total: amount,
  manual_discount: amount,
  offer_details: z
    .object({
      code: z.string(),
      price: amount,
      on_shipping: z.boolean().meta({ description: "It lowered the shipping cost, not the items" }),
      items: z
        .array(z.object({ position: z.int(), price: amount }))
        .meta({ description: "What it took off each item; empty for offers on shipping, and for older orders" }),
    })
    .nullable(),
  coupon_list: z.array(z.object({ code_ending: z.string(), price: amount })),
  final_price: amount,
  refund_amount: amount.meta({ description: "The part of the price that was cancelled" }),
  refunded_amount: amount.meta({ description: "The part of refund_amount already refunded" }),
  shipping_method: z.object({
    _id: z.string(),
    name: z.string(),
    delivery_time: z.string(),
    slot: z.object({ from: momentSchema, to: momentSchema }).nullable(),
    branch: z.object({ _id: z.string(), name: z.string(), address: z.string(), mobile: z.string() }).nullable(),
    collector: z
      .object({ name: z.string(), dial_code: z.string(), mobile: z.string() })
      .nullable()
      .meta({ description: "The person who picks it up" }),
    tracking_link: z.string().meta({ description: "Of the latest parcel, as is the number" }),
    tracking_number: z.string(),
  }),
  item_groups: z
    .array(parcelWireSchema)
    .meta({ description: "The parcels that have left the store; the last one makes the order dispatched" }),
  order_note: z.string(),
  gift_status: z.boolean(),
  gift_message: z.string(),
  hide_prices: z.boolean().meta({ description: "No prices in the parcel" }),
  terms_accepted: z
    .object({ page: z.string(), on: momentSchema })
    .nullable()
    .meta({ description: "The page with the terms that the shopper accepted, and when" }),
  created_on: momentSchema,
  placed_on: momentSchema.nullable(),
  confirmed_on: momentSchema.nullable(),
  dispatched_on: momentSchema.nullable(),
  delivered_on: momentSchema.nullable(),
  cancelled_on: momentSchema.nullable(),
});
export type OrderWire = z.output<typeof orderWireSchema>;

const toMoment = (time: Date | null) => time?.toISOString() ?? null;

export function orderToWire(order: Order): OrderWire {
  const { currency, shipping, shippingAddress, billingAddress, parcels } = order;
  const latest = parcels.at(-1);
  return {
    _id: order.id,
    order_number: order.number,
    invoice_number: order.invoiceNumber,
    invoiced_on: toMoment(order.invoicedAt),
    credit_notes: order.creditNotes.map((note) => ({
      number: note.number,
      issued_on: note.issuedAt.toISOString(),
      positions: [...note.positions],
      amount: toMajor(creditedAmount(note)),
    })),
    order_type: order.kind,
    order_status: order.status,
    hold_till: toMoment(order.holdUntil),
    payment_details: {
      name: order.paymentName,
      label: order.paymentLabel,
      status: order.paymentStatus,
      payment_id: order.paymentReference,
    },
    customer_name: order.customerName,
    email: order.email,
    contact_mobile: order.contactMobile,
    gst: order.gst,
    shipping_address: shippingAddress && orderAddressToWire(shippingAddress),
    billing_address: billingAddress && orderAddressToWire(billingAddress),
    item_list: order.items.map((item) => itemToWire(item, order)),
    currency_type: orderCurrencyToWire(currency),
    sub_total: toMajor(order.subTotal),
    shipping_cost: toMajor(order.shippingCost),
    packaging_charges: toMajor(order.packagingCharges),
    gift_wrapper: toMajor(order.giftWrapping),
    cod_charges: toMajor(order.codCharges),
    grand_total: toMajor(order.grandTotal),
    manual_discount: toMajor(order.manualDiscount),
    offer_details: order.offerDiscount > 0 ? offerToWire(order) : null,
    coupon_list: order.giftCards.map(({ code, amount }) => ({ code_ending: code.slice(-4), price: toMajor(amount) })),
    final_price: toMajor(order.finalPrice),
    refund_amount: toMajor(order.refundAmount),
    refunded_amount: toMajor(order.refundedAmount),
    shipping_method: {
      _id: shipping.methodId,
      name: shipping.methodName,
      delivery_time: shipping.deliveryTime,
      slot: shipping.slot && { from: shipping.slot.start.toISOString(), to: shipping.slot.end.toISOString() },
      branch: shipping.branch && {
        _id: shipping.branch.id,
        name: shipping.branch.name,
        address: shipping.branch.address,
        mobile: shipping.branch.mobile,
      },
      collector: shipping.collector && {
        name: shipping.collector.name,
        dial_code: shipping.collector.dialCode,
        mobile: shipping.collector.mobile,
      },
      tracking_link: latest?.trackingLink ?? "",
      tracking_number: latest?.trackingNumber ?? "",
    },
    item_groups: parcelsToWire(parcels),
    order_note: order.note,
    gift_status: order.isGiftWrapped,
    gift_message: order.giftMessage,
    hide_prices: order.hidesPrices,
    terms_accepted: order.terms && { page: order.terms.page, on: order.terms.acceptedAt.toISOString() },
    created_on: order.createdAt.toISOString(),
    placed_on: toMoment(order.placedAt),
    confirmed_on: toMoment(order.confirmedAt),
    dispatched_on: toMoment(order.dispatchedAt),
    delivered_on: toMoment(order.deliveredAt),
    cancelled_on: toMoment(order.cancelledAt),
  };
}

export function orderCurrencyToWire(currency: Order["currency"]): z.output<typeof orderCurrencySchema> {
  return {
    country_code: currency.code,
    country_inr_value: fromScaledInteger(currency.rateMillionths, 6),
    additional_charges: toMajor(currency.chargeBasisPoints),
  };
}

function offerToWire(order: Order): NonNullable<OrderWire["offer_details"]> {
  const reduced = order.items.filter(({ offerDiscount }) => offerDiscount > 0);
  return {
    code: order.offerCode,
    price: toMajor(order.offerDiscount),
    on_shipping: isOfferOnShipping(order),
    items: reduced.map(({ position, offerDiscount }) => ({ position, price: toMajor(offerDiscount) })),
  };
}

function itemToWire(item: OrderItem, order: Order): OrderWire["item_list"][number] {
  const { cancellation } = item;
  return {
    ...lineItemToWire(item),
    unit_price: toMajor(item.unitPrice),
    addon_price: toMajor(item.addonPrice),
    line_total: toMajor(item.total),
    dispatched_quantity: toMajor(quantityDispatched(order, item.position)),
    item_status: item.status,
    cancel_info: cancellation && {
      title: cancellation.reason,
      description: cancellation.text,
      request_on: cancellation.requestedAt.toISOString(),
      decided_on: toMoment(cancellation.decidedAt),
    },
  };
}

export function orderAddressToWire(address: Address): z.output<typeof orderAddressSchema> {
  const { _id, billing_address, shipping_address, ...wire } = addressToWire({ id: "", ...address });
  return wire;
}
