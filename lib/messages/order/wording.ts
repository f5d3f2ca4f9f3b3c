import type { Address } from "@/lib/domain/address/address";
import { addressLines } from "@/lib/domain/address/lines";
import { formatMoney } from "@/lib/domain/currency/money";
import { type OrderRow, showOrder, showOrderAmount } from "@/lib/domain/order/display";
import type { CancelReason } from "@/lib/domain/order/list";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { Unit } from "@/lib/domain/product/unit";
import type { OrderContent } from "./content";

/** An order as content of a mail, with amounts in the order's own currency. `link` is the link for this recipient. */
export function orderContent(order: Order, link: string): OrderContent {
  const { number, customerName, currency, items } = order;
  return {
    number,
    name: customerName,
    link,
    items: itemRows(order, items),
    bill: showOrder(order).rows.map((row) => ({
      ...rowLabel(row, order),
      amount: row.part === "shipping" && row.amount === 0 ? "Free" : formatMoney(row.shown, currency.code),
    })),
    destination: destinationOf(order),
  };
}

/** Mail rows for some of the order's items. */
export function itemRows(order: Order, items: readonly OrderItem[]): OrderContent["items"] {
  const shown = new Map(showOrder(order).items.map((item) => [item.position, item.total]));
  return items.map((item) => ({
    label: item.name.slice(0, 500),
    detail: itemDetail(item).slice(0, 500),
    amount: formatMoney(shown.get(item.position) ?? 0, order.currency.code),
  }));
}

/** An amount of the order, formatted in its own currency. */
export function orderAmount(amount: number, { currency }: Pick<Order, "currency">): string {
  return formatMoney(showOrderAmount(amount, currency), currency.code);
}

const UNITS: Record<Unit, [one: string, many: string]> = {
  Pcs: ["piece", "pieces"],
  Mts: ["metre", "metres"],
  Kgs: ["kilogram", "kilograms"],
};

/** The details of an item in one line, for example "Indigo, L · with lining · 2 pieces". */
export function itemDetail({
  options,
  addonName,
  quantity,
  unit,
}: Pick<OrderItem, "options" | "addonName" | "quantity" | "unit">): string {
  const amount = `${quantity / 100} ${UNITS[unit][quantity === 100 ? 0 : 1]}`;
  return [options.join(", "), addonName, amount].filter(Boolean).join(" · ");
}

const LABELS: Record<Exclude<OrderRow["part"], "offer" | "gift_card">, string> = {
  sub_total: "Subtotal",
  shipping: "Shipping",
  packaging: "Packaging",
  gift_wrapping: "Gift wrapping",
  cash_on_delivery: "Cash on delivery",
  grand_total: "Total",
  manual_discount: "Discount",
  final_price: "To pay",
  refund: "Cancelled items",
};

function rowLabel(
  row: OrderRow,
  { paymentStatus }: Pick<Order, "paymentStatus">,
): { label: string; isTotal?: boolean } {
  if (row.part === "offer") return { label: row.code ? `Offer ${row.code}` : "Offer" };
  if (row.part === "gift_card") return { label: `Gift card ending in ${row.ending}` };
  if (row.part !== "final_price") return { label: LABELS[row.part] };
  return { label: paymentStatus === "paid" ? "Paid" : LABELS.final_price, isTotal: true };
}

function destinationOf({ kind, shipping, shippingAddress, billingAddress }: Order): OrderContent["destination"] {
  const { branch } = shipping;
  if (kind === "pickup" && branch) {
    const { collector } = shipping;
    const collectedBy = collector
      ? `To be collected by ${collector.name}, ${collector.dialCode} ${collector.mobile}`
      : "";
    const lines = [branch.name, branch.address, branch.mobile, collectedBy].filter(Boolean);
    return { heading: "Pickup at", lines: lines.map((line) => line.slice(0, 500)) };
  }
  return { heading: "Delivery address", lines: placeLines(shippingAddress ?? billingAddress) };
}

/** The lines of an address: name, address and telephone number. */
export function placeLines(address: Address | null): string[] {
  if (!address) return [];
  const lines = [address.name, ...addressLines(address), `${address.dialCode} ${address.mobile}`.trim()];
  return lines.filter(Boolean).map((line) => line.slice(0, 500));
}

/** Texts for the reasons a customer can choose when asking to cancel, for the mail to the owner. */
export const OWNER_CANCEL_REASON_TEXTS: Record<CancelReason, string> = {
  by_mistake: "Ordered by mistake",
  too_late: "It would not arrive in time",
  shipping_too_dear: "Shipping costs too much",
  item_too_dear: "The item costs too much",
  cheaper_elsewhere: "Found it cheaper elsewhere",
  change_address: "Wants to change the address",
  change_payment: "Wants to change the payment method",
  other: "Another reason",
};
