import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { giftCardLabel, offerLabel, offerTarget, SUM_LABELS } from "@/lib/domain/order/labels";
import type { PaymentStatus } from "@/lib/domain/payment/payment";
import type { Formats } from "../output/formats";
import { joined } from "../output/joined";
import type { Styles } from "../output/styles";
import { facts, sums, table } from "../output/table";
import { madeFacts } from "./made-to-measure";

type Address = NonNullable<OwnerOrderWire["billing_address"]>;
type Item = OwnerOrderWire["item_list"][number];
type Slot = NonNullable<OwnerOrderWire["shipping_method"]["slot"]>;

const PAYMENTS: Record<PaymentStatus, string> = {
  none: "nothing to pay",
  due: "due on delivery",
  awaited: "awaited",
  pending: "pending",
  paid: "paid",
  failed: "failed",
  refund_due: "refund due",
  refunded: "refunded",
};

const CANCELLATIONS: Readonly<Record<string, string>> = {
  c_requested: "cancellation requested",
  c_confirmed: "cancelled",
  c_declined: "cancellation declined",
};

export function orderTable(orders: readonly OwnerOrderWire[], { money, day }: Formats, styles: Styles): string {
  return table(
    orders,
    [
      { heading: "Order", text: ({ order_number }) => order_number },
      { heading: "Status", text: statusOf },
      { heading: "Payment", text: ({ payment_details }) => PAYMENTS[payment_details.status] },
      { heading: "Total", text: ({ final_price }) => money(final_price), isRight: true },
      {
        heading: "Customer",
        text: ({ customer_name, email, contact_mobile }) => customer_name || email || contact_mobile,
      },
      { heading: "Date", text: ({ created_on }) => day(created_on) },
    ],
    styles,
  );
}

export function orderText(order: OwnerOrderWire, formats: Formats, styles: Styles): string {
  const { money } = formats;
  const items = table(
    order.item_list,
    [
      { heading: "#", text: ({ position }) => String(position + 1), isRight: true },
      { heading: "Item", text: ({ name }) => name },
      { heading: "Options", text: optionsOf },
      { heading: "SKU", text: ({ sku }) => sku },
      { heading: "Quantity", text: ({ quantity, unit }) => `${quantity} ${unit}`, isRight: true },
      ...(isPartlyDispatched(order) ? [{ heading: "Sent", text: sentOf, isRight: true }] : []),
      { heading: "Total", text: ({ line_total }) => money(line_total), isRight: true },
      { heading: "Cancellation", text: cancellationOf },
    ],
    styles,
  );
  const made = madeFacts(order.item_list);
  return [
    facts(factsOf(order, formats), styles),
    items,
    ...(made.length > 0 ? [facts(made, styles)] : []),
    sums(sumsOf(order, money), styles),
  ].join("\n\n");
}

function factsOf(order: OwnerOrderWire, { money, day, minute }: Formats): [string, string][] {
  const { payment_details: payment, shipping_method: shipping, gst, terms_accepted: terms } = order;
  const { branch, collector, slot } = shipping;
  const address = order.shipping_address ?? order.billing_address;
  return [
    ["Order", order.order_number],
    ["Ordered", minute(order.created_on)],
    ["Status", statusOf(order)],
    ["Payment", joined(payment.label, PAYMENTS[payment.status], payment.payment_id)],
    ["Kept until", isWaiting(order) && order.hold_till ? minute(order.hold_till) : ""],
    ["Invoice", joined(order.invoice_number, order.invoiced_on && day(order.invoiced_on))],
    ...order.credit_notes.map(({ number, issued_on, amount }): [string, string] => [
      "Credit note",
      joined(number, day(issued_on), money(amount)),
    ]),
    ...order.refunds.map((refund): [string, string] => ["Refund", refundText(refund, money, day)]),
    ["Customer", joined(order.customer_name, order.email, order.contact_mobile)],
    ["Came back", cameBackText(order, day)],
    [order.order_type === "pickup" ? "Address" : "Deliver to", address ? addressText(address) : ""],
    [branch ? "Pickup at" : "Shipping", branch?.name ?? shipping.name],
    [branch ? "Pickup slot" : "Delivery slot", slot ? slotText(slot, minute) : ""],
    ["Collected by", collector ? joined(collector.name, `${collector.dial_code} ${collector.mobile}`) : ""],
    ...order.item_groups.map((parcel): [string, string] => [parcel.name, parcelText(parcel, order, day)]),
    ["GST", joined(gst.company, gst.number)],
    ["Gift", joined(order.gift_status ? "to be wrapped" : "", order.hide_prices ? "no prices in the parcel" : "")],
    ["Gift message", order.gift_message],
    ["Terms accepted", terms ? joined(minute(terms.on), terms.page) : ""],
    ["Note", order.order_note],
    ["Session", order.session_id],
  ];
}

/** Whether this parcel came back, and how many of the customer did. */
function cameBackText({ came_back_on: cameBackOn, parcels_came_back: parcels }: OwnerOrderWire, day: Formats["day"]) {
  const ofCustomer = `${parcels} ${parcels === 1 ? "parcel" : "parcels"} of this customer came back`;
  return joined(cameBackOn && day(cameBackOn), parcels > 0 ? ofCustomer : "");
}

type Refund = OwnerOrderWire["refunds"][number];
const REFUND_WAYS: Record<Refund["to"], string> = {
  provider: "through the provider",
  gift_card: "as a gift card",
  by_hand: "by hand",
  exchange: "into an exchange",
  dispute: "by the customer's bank",
};
const REFUND_STATUSES: Record<Refund["status"], string> = { open: "not done yet", done: "done", failed: "failed" };

function refundText(refund: Refund, money: Formats["money"], day: Formats["day"]): string {
  const { amount, to_gift_cards: toCards, to, status, refusal, reason, created_on } = refund;
  const returned = toCards > 0 ? `${money(toCards)} to its gift cards` : "";
  return joined(money(amount), returned, REFUND_WAYS[to], day(created_on), REFUND_STATUSES[status], refusal, reason);
}

/** Whether the order still waits for its payment. A lapsed order has the end of its time, too. */
function isWaiting({ payment_details: { status } }: OwnerOrderWire): boolean {
  return status === "pending" || status === "awaited";
}

function isPartlyDispatched({ order_status, item_groups }: OwnerOrderWire): boolean {
  return (order_status === "placed" || order_status === "confirmed") && item_groups.length > 0;
}

function statusOf(order: OwnerOrderWire): string {
  return isPartlyDispatched(order) ? "partly dispatched" : order.order_status;
}

const sentOf = ({ dispatched_quantity, unit }: Item) => `${dispatched_quantity} ${unit}`;

/** A parcel as "2026-11-23, India Post, EE123, https://post.example/EE123, items 1 and 2 (1.5 Mts)". */
function parcelText(
  parcel: OwnerOrderWire["item_groups"][number],
  { item_list }: OwnerOrderWire,
  day: Formats["day"],
): string {
  const items = parcel.items.map(({ position, quantity }) => {
    const item = item_list.find((candidate) => candidate.position === position);
    const isWhole = !item || item.quantity === quantity;
    return isWhole ? String(position + 1) : `${position + 1} (${quantity} ${item.unit})`;
  });
  const content = `${items.length === 1 ? "item" : "items"} ${new Intl.ListFormat("en-GB").format(items)}`;
  const { carrier_name, tracking_number, tracking_link, dispatched_on } = parcel;
  return joined(day(dispatched_on), carrier_name, tracking_number, tracking_link, content);
}

/** A slot as "2026-11-23 10:00 – 11:00". */
function slotText({ from, to }: Slot, minute: Formats["minute"]): string {
  return `${minute(from)} – ${minute(to).slice(-"10:00".length)}`;
}

export function addressText(address: Address): string {
  const { name, door_no, address: street, landmark, city, pincode, state, country, dial_code, mobile } = address;
  return joined(name, door_no, street, landmark, city, pincode, state, country, `${dial_code} ${mobile}`);
}

export function optionsOf({ variant_types, addon_name }: Pick<Item, "variant_types" | "addon_name">): string {
  return joined(...variant_types.map(({ value }) => value), addon_name);
}

function cancellationOf({ item_status, cancel_info }: Item): string {
  const status = CANCELLATIONS[item_status] ?? item_status;
  const reason = cancel_info ? joined(cancel_info.title, cancel_info.description) : "";
  return [status, reason].filter(Boolean).join(": ");
}

type Sum = readonly [name: string, amount: string, note?: string];

function sumsOf(order: OwnerOrderWire, money: Formats["money"]): Sum[] {
  const { country_code, country_inr_value, additional_charges } = order.currency_type;
  const charges: [string, number][] = [
    [SUM_LABELS.shipping, order.shipping_cost],
    [SUM_LABELS.packaging, order.packaging_charges],
    [SUM_LABELS.gift_wrapping, order.gift_wrapper],
    [SUM_LABELS.cash_on_delivery, order.cod_charges],
    [SUM_LABELS.manual_discount, -order.manual_discount],
  ];
  const cards = order.coupon_list.map(({ code_ending, price }): [string, number] => [
    giftCardLabel(code_ending),
    -price,
  ]);
  const later: [string, number][] = [
    [SUM_LABELS.refund, -order.refund_amount],
    ["Refunded", order.refunded_amount],
  ];
  const known = (pairs: [string, number][]) =>
    pairs.filter(([, amount]) => amount !== 0).map(([name, amount]): Sum => [name, money(amount)]);
  return [
    [
      SUM_LABELS.sub_total,
      money(order.sub_total),
      additional_charges ? `with ${additional_charges} % for ${country_code}` : "",
    ],
    ...known(charges),
    ...offerSum(order, money),
    ...known(cards),
    [SUM_LABELS.grand_total, money(order.final_price), rateText(country_code, country_inr_value)],
    ...known(later),
  ];
}

function offerSum({ offer_details, item_list }: OwnerOrderWire, money: Formats["money"]): Sum[] {
  if (!offer_details) return [];
  const { code, price, on_shipping, items } = offer_details;
  const names = item_list.filter((item) => items.some(({ position }) => position === item.position));
  const isKnown = on_shipping || names.length > 0;
  const target = offerTarget(
    names.map(({ name }) => name),
    item_list.length,
  );
  return [[offerLabel(code), money(-price), isKnown ? target : ""]];
}

/** The exchange rate of an order paid in another currency; empty if it was paid in the base currency. */
export function rateText(currency: string, rate: number): string {
  return rate === 1 ? "" : `paid in ${currency}, at ${rate}`;
}
