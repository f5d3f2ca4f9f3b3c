import type { z } from "zod";
import { itemToWire } from "@/lib/contracts/cart/wire";
import { fromScaledInteger, toMajor } from "@/lib/contracts/codec/decimal";
import { addressToWire, toAddress } from "@/lib/contracts/customer/wire";
import type { Address } from "@/lib/domain/address/address";
import type { CheckoutChange } from "@/lib/domain/checkout/change";
import type { Checkout, Collector, PricedCheckout, Slot } from "@/lib/domain/checkout/checkout";
import type { Bill } from "@/lib/domain/pricing/bill";
import type { CheckoutWire, changeCheckoutCall } from "./calls";

const toMajorOrNull = (hundredths: number | null) => (hundredths === null ? null : toMajor(hundredths));

export function checkoutToWire(priced: PricedCheckout): CheckoutWire {
  const { checkout, offers, bill } = priced;
  return {
    checkout_id: checkout.id,
    buy_now: checkout.item !== null,
    quotation: priced.isQuotation,
    order_id: checkout.orderId,
    quotation_id: checkout.quotationId,
    step: priced.step,
    refusals: [...priced.refusals],
    offers: {
      delivery: offers.delivery,
      pickup: offers.pickup,
      offer_codes: offers.offerCodes,
      gift_cards: offers.giftCards,
      notes: offers.notes,
      gift_wrapping: offers.giftWrapping,
      gst: offers.gst,
    },
    order_type: checkout.kind,
    shipping_address: checkout.shippingAddress && checkoutAddressToWire(checkout.shippingAddress),
    billing_address: checkout.billingAddress && checkoutAddressToWire(checkout.billingAddress),
    billing_same: !priced.isBilledElsewhere,
    shipping_id: checkout.shippingMethodId,
    shipping_methods: priced.methods.map(({ id, name, deliveryTime, price }) => ({
      _id: id,
      name,
      delivery_time: deliveryTime,
      price: toMajor(price),
    })),
    branch_id: checkout.branchId,
    collector: checkout.collector && collectorToWire(checkout.collector),
    branches: priced.branches.map(({ id, name, address, city }) => ({ _id: id, name, address, city })),
    slot: checkout.slot && slotToWire(checkout.slot),
    time_zone: priced.timeZone,
    slot_days: priced.slots.map(({ date, slots }) => ({
      date: date.toISOString(),
      slots: slots.map((slot) => ({ ...slotToWire(slot), price: toMajor(slot.price) })),
    })),
    offer_code: checkout.offerCode,
    offer_refusal: bill.offer.refusal?.code ?? null,
    gift_card_codes: [...checkout.giftCardCodes],
    gift_card_refusals: bill.giftCards.refused.map(({ code, reason }) => ({ code, refusal: reason })),
    order_note: checkout.note,
    gift_wrap: checkout.isGiftWrapped,
    gift_message: checkout.giftMessage,
    hide_prices: checkout.hidesPrices,
    gst: checkout.gst,
    items: priced.items.map(itemToWire),
    bill: billToWire(bill),
    payments: priced.payments.map(({ name, label, kind, charge, needsCode, refusals }) => ({
      name,
      label,
      kind,
      charge: toMajor(charge),
      needs_code: needsCode,
      refusals: [...refusals],
    })),
  };
}

function billToWire(bill: Bill): CheckoutWire["bill"] {
  const { shipping, offer, totals } = bill;
  return {
    currency: bill.currency.code,
    sub_total: toMajor(bill.subTotal),
    list_sub_total: toMajor(bill.listSubTotal),
    shipping_cost: shipping.status === "known" ? toMajor(shipping.cost.amount) : null,
    packaging_charges: toMajor(bill.packaging.amount),
    gift_wrapper: toMajor(bill.giftWrapping?.amount ?? 0),
    offer: offer.applied && {
      code: offer.applied.code,
      amount: toMajor(offer.applied.amount),
      automatic: offer.applied.reason.isAutomatic,
      on_shipping: offer.applied.reason.code === "shipping",
      items: bill.items
        .filter(({ offerReduction }) => offerReduction > 0)
        .map(({ id, offerReduction }) => ({ item_id: id, amount: toMajor(offerReduction) })),
    },
    gift_cards: bill.giftCards.used.map(({ code, amount }) => ({ code, amount: toMajor(amount) })),
    grand_total: totals.isComplete ? toMajor(totals.grandTotal) : null,
    final_price: totals.isComplete ? toMajor(totals.finalPrice) : null,
    total_so_far: toMajor(totals.isComplete ? totals.finalPrice : totals.finalPriceSoFar),
    missing_for_free_shipping: shipping.status === "known" ? toMajorOrNull(shipping.missingForFree) : null,
    quantity: toMajor(bill.bagQuantity),
    weight: fromScaledInteger(bill.bagWeightGrams, 3),
  };
}

function slotToWire({ start, end }: Slot) {
  return { start: start.toISOString(), end: end.toISOString() };
}

function collectorToWire({ name, dialCode, mobile }: Collector) {
  return { name, dial_code: dialCode, mobile };
}

function checkoutAddressToWire(address: Address) {
  const { _id, billing_address, shipping_address, ...wire } = addressToWire({ ...address, id: "" });
  return wire;
}

/**
 * A checkout as it appears in a customer's data export. It has no prices, because no prices are stored with a checkout.
 */
export function checkoutToExport(checkout: Checkout) {
  return {
    order_type: checkout.kind,
    shipping_address: checkout.shippingAddress && checkoutAddressToWire(checkout.shippingAddress),
    billing_address: checkout.billingAddress && checkoutAddressToWire(checkout.billingAddress),
    branch_id: checkout.branchId,
    collector: checkout.collector && collectorToWire(checkout.collector),
    shipping_id: checkout.shippingMethodId,
    slot: checkout.slot && slotToWire(checkout.slot),
    offer_code: checkout.offerCode,
    gift_card_codes: [...checkout.giftCardCodes],
    order_note: checkout.note,
    gift_message: checkout.giftMessage,
    gst: checkout.gst,
  };
}

type Body = z.output<NonNullable<typeof changeCheckoutCall.body>>;

export function toCheckoutChange(body: Body): CheckoutChange {
  const { shipping_address, shipping_address_id, billing_address, billing_address_id, billing_same } = body;
  return {
    currencyCode: body.currency,
    kind: body.order_type,
    branchId: body.branch_id,
    collector: body.collector && {
      name: body.collector.name,
      dialCode: body.collector.dial_code,
      mobile: body.collector.mobile,
    },
    shippingAddress: toAddressChoice(shipping_address_id, shipping_address, body.save_address ?? false),
    billingAddress: billing_same ? null : toAddressChoice(billing_address_id, billing_address, false),
    shippingMethodId: body.shipping_id,
    slot: body.slot,
    offerCode: body.offer_code,
    giftCardCodes: body.gift_card_codes,
    note: body.order_note,
    isGiftWrapped: body.gift_wrap,
    giftMessage: body.gift_message,
    hidesPrices: body.hide_prices,
    gst: body.gst,
  };
}

function toAddressChoice(savedId: string | undefined, typed: Body["shipping_address"], isSavedToBook: boolean) {
  if (savedId !== undefined) return { savedId };
  return typed && { typed: toAddress(typed), isSavedToBook };
}
