import { closeSync, openSync, writeSync } from "node:fs";
import type { OrderWire } from "@/lib/contracts/order/wire";
import { formatMoney } from "@/lib/domain/currency/money";
import type { OrderStatus } from "@/lib/domain/order/order";
import type { OrderAction } from "@/lib/workflows/order/manage";
import type { Shop } from "../shop";

type Asked = { status: OrderStatus | null; search: string; page: number };

export const listOrders = (asked: Asked) => async (shop: Shop) => {
  const { orders, total, pages } = await shop.listOrders(asked);
  if (total === 0) console.log(asked.status || asked.search ? "No order is like that." : "There are no orders yet.");
  for (const order of orders) console.log(lineOf(order));
  if (asked.page < pages) console.log(`${total} in all: --page ${asked.page + 1} shows the next`);
};

export const showOrder = (name: string) => async (shop: Shop) => {
  console.log(textOf(await shop.showOrder(name)));
};

export const changeOrder = (name: string, action: OrderAction) => async (shop: Shop) => {
  const order = await shop.changeOrder(name, action);
  console.log(lineOf(order));
};

/** A file that a table program opens: one line for each item. */
export const exportOrders = (file: string) => async (shop: Shop) => {
  const target = openSync(file, "w");
  let orders = 0;
  try {
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const part: { csv: string; next: string | null } = await shop.exportOrders(after);
      // With its sign in front, table programs take the file for UTF-8.
      writeSync(target, `${isFirst ? "\uFEFF" : ""}${part.csv}`);
      orders += part.csv.split("\r\n").length - 1;
      after = part.next;
    }
  } finally {
    closeSync(target);
  }
  console.log(`Wrote ${file}: ${orders - 1} lines.`);
};

/** `482913-1126-100001  placed  awaited  ₹1,080  Asha Menon  2026-11-21` */
function lineOf({
  order_number,
  order_status,
  payment_details,
  final_price,
  customer_name,
  email,
  created_on,
}: OrderWire) {
  const price = base(final_price);
  const who = customer_name || email;
  return [order_number, order_status, payment_details.status, price, who, created_on.slice(0, 10)].join("  ");
}

/** In the base currency, in which the shop keeps its books. */
export function base(amount: number): string {
  return formatMoney(Math.round(amount * 100), "INR");
}

function textOf(order: OrderWire): string {
  const { payment_details: payment, shipping_method: shipping } = order;
  const address = order.shipping_address ?? order.billing_address;
  const lines = [
    lineOf(order),
    `payment: ${[payment.name || "nothing to pay", payment.status, payment.payment_id].filter(Boolean).join(", ")}`,
    order.invoice_number
      ? `invoice: ${[order.invoice_number, order.invoiced_on?.slice(0, 10)].filter(Boolean).join(", ")}`
      : null,
    ...order.credit_notes.map(
      ({ number, issued_on, amount }) => `credit note: ${number}, ${issued_on.slice(0, 10)}, ${base(amount)}`,
    ),
    `to: ${[order.customer_name, order.email, address && placeOf(address)].filter(Boolean).join(", ")}`,
    `by: ${[shipping.branch?.name ?? shipping.name, shipping.tracking_number, shipping.tracking_link].filter(Boolean).join(", ")}`,
    shipping.collector &&
      `collected by: ${shipping.collector.name}, ${shipping.collector.dial_code} ${shipping.collector.mobile}`,
    order.gst.number ? `GST: ${order.gst.company} ${order.gst.number}` : null,
    order.gift_status && "to be wrapped as a gift",
    order.order_note ? `note: ${order.order_note}` : null,
    "",
    ...order.item_list.map(itemLine),
    "",
    ...sumsOf(order),
  ];
  return lines.filter((line) => line !== false && line !== null).join("\n");
}

export function placeOf(address: NonNullable<OrderWire["billing_address"]>): string {
  const { door_no, address: street, city, pincode, state, country, dial_code, mobile } = address;
  return [door_no, street, city, pincode, state, country, `${dial_code} ${mobile}`].filter(Boolean).join(", ");
}

/** Items are numbered from 1, as people count. */
function itemLine(item: OrderWire["item_list"][number]): string {
  const { position, name, sku, variant_types, addon_name, quantity, unit, line_total, item_status, cancel_info } = item;
  const chosen = [...variant_types.map(({ value }) => value), addon_name].filter(Boolean).join(", ");
  const asked = cancel_info
    ? `${item_status} (${cancel_info.title}${cancel_info.description && `: ${cancel_info.description}`})`
    : "";
  return [`${position + 1}.`, name, chosen, sku, `${quantity} ${unit}`, base(line_total), asked]
    .filter(Boolean)
    .join("  ");
}

function sumsOf(order: OrderWire): string[] {
  const sums: [string, number][] = [
    ["sub total", order.sub_total],
    ["shipping", order.shipping_cost],
    ["packaging", order.packaging_charges],
    ["gift wrapping", order.gift_wrapper],
    ["cash on delivery", order.cod_charges],
    ["discount", -order.manual_discount],
    ["offer", -(order.offer_details?.price ?? 0)],
    ...order.coupon_list.map(({ code_ending, price }): [string, number] => [`gift card …${code_ending}`, -price]),
    ["refund", -order.refund_amount],
  ];
  const { country_code, country_inr_value, additional_charges } = order.currency_type;
  const shown = country_inr_value === 1 ? "" : `  (in ${country_code} at ${country_inr_value})`;
  const charge = additional_charges === 0 ? "" : `  (with ${additional_charges} % for ${country_code})`;
  return [
    ...sums
      .filter(([, amount]) => amount !== 0)
      .map(([name, amount]) => `${name}: ${base(amount)}${name === "sub total" ? charge : ""}`),
    `to pay: ${base(order.final_price)}${shown}`,
  ];
}
