import "server-only";
import { storedAddressSchema } from "@/lib/contracts/address/stored";
import { storedCustomizationSchema } from "@/lib/contracts/customization/stored";
import {
  storedCancellationSchema,
  storedParcelItemsSchema,
  storedRefundedItemsSchema,
  storedShippingSchema,
  storedTaxGroupsSchema,
} from "@/lib/contracts/order/stored";
import { storedPersonalizationSchema } from "@/lib/contracts/personalization/stored";
import { toUnit } from "@/lib/data/product/rows";
import type { creditNotes } from "@/lib/database/schema/invoice";
import type { orderItems, orderParcels, orders } from "@/lib/database/schema/order";
import type { orderRefunds } from "@/lib/database/schema/refund";
import { type CreditNote, ORDER_STATUSES, type Order, type OrderItem, type Parcel } from "@/lib/domain/order/order";
import { parcelOfOlderOrder } from "@/lib/domain/order/parcel";
import { type OrderRefund, REFUND_CAUSES, REFUND_STATUSES, REFUND_WAYS } from "@/lib/domain/order/refund";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";

export type OrderRow = typeof orders.$inferSelect;
type OrderItemRow = typeof orderItems.$inferSelect;

export type CreditNoteRow = typeof creditNotes.$inferSelect;
export type ParcelRow = typeof orderParcels.$inferSelect;
export type RefundRow = typeof orderRefunds.$inferSelect;

/** The parts of an order that are stored in other tables. Each list is already sorted as in `Order`. */
export type OrderParts = {
  items: readonly OrderItemRow[];
  parcels: readonly ParcelRow[];
  giftCards: Order["giftCards"];
  creditNotes: readonly CreditNoteRow[];
  refunds: readonly RefundRow[];
};

/** Builds an order from its row and its parts. Throws if a JSON column does not have the expected form. */
export function toOrder(row: OrderRow, { items, parcels, giftCards, creditNotes: notes, refunds }: OrderParts): Order {
  const {
    storeId: _,
    modifiedAt: __,
    isOfFormerCustomer: ___,
    currencyCode,
    rateMillionths,
    chargeBasisPoints,
    gstCompany,
    gstNumber,
    trackingLink: ____,
    trackingNumber: _____,
    termsAcceptedAt,
    termsPage,
    ...same
  } = row;
  const orderItems = items.map(toOrderItem);
  const older = parcelOfOlderOrder({ ...row, items: orderItems });
  return {
    ...same,
    status: oneOf(ORDER_STATUSES, row.status),
    paymentLabel: row.paymentLabel || row.paymentName,
    paymentStatus: oneOf(PAYMENT_STATUSES, row.paymentStatus),
    currency: { code: currencyCode, rateMillionths, chargeBasisPoints },
    giftCards,
    taxGroups: storedTaxGroupsSchema.parse(row.taxGroups),
    kind: oneOf(["delivery", "pickup"], row.kind),
    shippingAddress: storedAddressSchema.nullable().parse(row.shippingAddress),
    billingAddress: storedAddressSchema.nullable().parse(row.billingAddress),
    shipping: storedShippingSchema.parse(row.shipping),
    gst: { company: gstCompany, number: gstNumber },
    terms: termsAcceptedAt && termsPage !== null ? { page: termsPage, acceptedAt: termsAcceptedAt } : null,
    creditNotes: notes.map(toCreditNote),
    refunds: refunds.map(toRefund),
    parcels: parcels.length === 0 && older ? [older] : parcels.map(toParcel),
    items: orderItems,
  };
}

function toParcel({ storeId: _, orderId: __, ...row }: ParcelRow): Parcel {
  return { ...row, items: storedParcelItemsSchema.parse(row.items) };
}

function toOrderItem({ storeId: _, orderId: __, ...row }: OrderItemRow): OrderItem {
  return {
    ...row,
    unit: toUnit(row.unit),
    customization: storedCustomizationSchema.nullable().parse(row.customization),
    personalization: storedPersonalizationSchema.nullable().parse(row.personalization),
    status: oneOf(["", "c_requested", "c_confirmed", "c_declined"], row.status),
    cancellation: storedCancellationSchema.nullable().parse(row.cancellation),
  };
}

function toCreditNote({ storeId: _, orderId: __, ...row }: CreditNoteRow): CreditNote {
  return { ...row, taxGroups: storedTaxGroupsSchema.parse(row.taxGroups) };
}

function toRefund({ storeId: _, orderId: __, modifiedAt: ___, ...row }: RefundRow): OrderRefund {
  return {
    ...row,
    cause: oneOf(REFUND_CAUSES, row.cause),
    destination: oneOf(REFUND_WAYS, row.destination),
    status: oneOf(REFUND_STATUSES, row.status),
    items: storedRefundedItemsSchema.parse(row.items),
  };
}

function oneOf<const Value extends string>(values: readonly Value[], stored: string): Value {
  const value = values.find((candidate) => candidate === stored);
  if (value === undefined) throw new Error(`Unknown order status: ${stored}`);
  return value;
}
