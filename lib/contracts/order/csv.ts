import { csvLine } from "@/lib/contracts/codec/csv";
import { addressLines } from "@/lib/domain/address/lines";
import { decimalMoney } from "@/lib/domain/currency/money";
import { customizationText } from "@/lib/domain/customization/text";
import type { Order, OrderItem, Parcel } from "@/lib/domain/order/order";
import { quantityDispatched } from "@/lib/domain/order/parcel";
import { rateNameOf } from "@/lib/domain/order/tax";
import { personalizationText } from "@/lib/domain/personalization/text";

type Column = { name: string; value: (order: Order, item: OrderItem) => string };

const moment = (time: Date | null) => time?.toISOString() ?? "";
const quantity = ({ quantity }: OrderItem) => String(quantity / 100);

/** Amounts are in the base currency. Amounts of the whole order are repeated on the line of each item. */
const COLUMNS: readonly Column[] = [
  { name: "Order", value: ({ number }) => number },
  { name: "Invoice", value: ({ invoiceNumber }) => invoiceNumber ?? "" },
  { name: "Invoiced", value: ({ invoicedAt }) => moment(invoicedAt) },
  { name: "Created", value: ({ createdAt }) => moment(createdAt) },
  { name: "Placed", value: ({ placedAt }) => moment(placedAt) },
  { name: "Status", value: ({ status }) => status },
  { name: "Payment", value: ({ paymentName }) => paymentName },
  { name: "Payment status", value: ({ paymentStatus }) => paymentStatus },
  { name: "Payment reference", value: ({ paymentReference }) => paymentReference },
  { name: "Name", value: ({ customerName }) => customerName },
  { name: "Email", value: ({ email }) => email },
  { name: "Contact mobile", value: ({ contactMobile }) => contactMobile },
  { name: "Kind", value: ({ kind }) => kind },
  { name: "Ship to", value: ({ shippingAddress }) => addressText(shippingAddress) },
  { name: "Slot from", value: ({ shipping }) => moment(shipping.slot?.start ?? null) },
  { name: "Slot to", value: ({ shipping }) => moment(shipping.slot?.end ?? null) },
  { name: "Collected by", value: ({ shipping }) => collectorText(shipping.collector) },
  { name: "Bill to", value: ({ billingAddress }) => addressText(billingAddress) },
  { name: "Company", value: ({ gst }) => gst.company },
  { name: "GSTIN", value: ({ gst }) => gst.number },
  { name: "Item", value: (_, { name }) => name },
  { name: "SKU", value: (_, { sku }) => sku },
  { name: "HSN", value: (_, { hsnCode }) => hsnCode },
  { name: "Tax rate", value: rateNameOf },
  { name: "Options", value: (_, { options }) => options.join(", ") },
  { name: "Addon", value: (_, { addonName }) => addonName },
  { name: "Addon price", value: (_, { addonName, addonPrice }) => (addonName ? decimalMoney(addonPrice) : "") },
  { name: "Customization", value: (_, { customization }) => (customization ? customizationText(customization) : "") },
  {
    name: "Personalization",
    value: (_, { personalization }) => (personalization ? personalizationText(personalization) : ""),
  },
  {
    name: "Personalization price",
    value: (_, { personalization }) => (personalization ? decimalMoney(personalization.price) : ""),
  },
  {
    name: "Extra cloth",
    value: (_, { additionalQuantity }) => (additionalQuantity ? String(additionalQuantity / 100) : ""),
  },
  { name: "Quantity", value: (_, item) => quantity(item) },
  { name: "Unit", value: (_, { unit }) => unit },
  { name: "Item net", value: (_, { net }) => decimalMoney(net) },
  { name: "Item status", value: (_, { status }) => status },
  { name: "Credit note", value: ({ creditNotes }, { position }) => creditNoteNumber(creditNotes, position) },
  { name: "Sub total", value: ({ subTotal }) => decimalMoney(subTotal) },
  { name: "Shipping", value: ({ shippingCost }) => decimalMoney(shippingCost) },
  { name: "Packaging", value: ({ packagingCharges }) => decimalMoney(packagingCharges) },
  { name: "Gift wrapping", value: ({ giftWrapping }) => decimalMoney(giftWrapping) },
  { name: "Cash on delivery", value: ({ codCharges }) => decimalMoney(codCharges) },
  { name: "Discount", value: ({ manualDiscount }) => decimalMoney(manualDiscount) },
  { name: "Offer", value: ({ offerDiscount }) => decimalMoney(offerDiscount) },
  { name: "Gift cards", value: ({ giftCardAmount }) => decimalMoney(giftCardAmount) },
  { name: "Final price", value: ({ finalPrice }) => decimalMoney(finalPrice) },
  { name: "Refund", value: ({ refundAmount }) => decimalMoney(refundAmount) },
  { name: "Refunded", value: ({ refundedAmount }) => decimalMoney(refundedAmount) },
  { name: "Currency", value: ({ currency }) => currency.code },
  { name: "Dispatched quantity", value: (order, { position }) => String(quantityDispatched(order, position) / 100) },
  { name: "Parcels", value: parcelTexts(({ ordinal }) => String(ordinal)) },
  { name: "Dispatched", value: parcelTexts(({ dispatchedAt }) => moment(dispatchedAt)) },
  { name: "Carrier", value: parcelTexts(({ carrier }) => carrier) },
  { name: "Tracking number", value: parcelTexts(({ trackingNumber }) => trackingNumber) },
  { name: "Tracking link", value: parcelTexts(({ trackingLink }) => trackingLink) },
  { name: "Note", value: ({ note }) => note },
  { name: "Gift wrap", value: ({ isGiftWrapped }) => (isGiftWrapped ? "yes" : "") },
  { name: "Gift message", value: ({ giftMessage }) => giftMessage },
  { name: "No prices in the parcel", value: ({ hidesPrices }) => (hidesPrices ? "yes" : "") },
  { name: "Session", value: ({ sessionId }) => sessionId },
];

export const ORDER_CSV_HEAD = csvLine(COLUMNS.map(({ name }) => name));

/** One line per item of the order. */
export function orderCsv(order: Order): string {
  return order.items.map((item) => csvLine(COLUMNS.map(({ value }) => value(order, item)))).join("");
}

/** A cell with a text of each parcel that holds the item, in the order in which they left: "EE1; EE2". */
function parcelTexts(textOf: (parcel: Parcel) => string): Column["value"] {
  return ({ parcels }, { position }) => {
    const texts = parcels.filter(({ items }) => items.some((item) => item.position === position)).map(textOf);
    return texts.some((text) => text !== "") ? texts.join("; ") : "";
  };
}

/** The number of the credit note for the item at `position`; empty if it has none. */
function creditNoteNumber(notes: Order["creditNotes"], position: number): string {
  return notes.find(({ positions }) => positions.includes(position))?.number ?? "";
}

function addressText(address: Order["shippingAddress"]): string {
  return address
    ? [address.name, ...addressLines(address), `${address.dialCode} ${address.mobile}`].filter(Boolean).join(", ")
    : "";
}

function collectorText(collector: Order["shipping"]["collector"]): string {
  return collector ? `${collector.name}, ${collector.dialCode} ${collector.mobile}` : "";
}
