import { quantityText } from "@/components/product/unit-text";
import { convertPlain } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";
import type { PricingCurrency } from "@/lib/domain/pricing/bill";
import type { BillRow } from "@/lib/domain/pricing/show-bill";

/** What a line of the bill is called. */
export function billLabel(row: BillRow): string {
  switch (row.part) {
    case "sub_total":
      return "Subtotal";
    case "shipping":
      return row.reason.code === "pickup" ? "Collected by you" : "Shipping";
    case "packaging":
      return "Packaging";
    case "gift_wrapping":
      return "Gift wrapping";
    case "cash_on_delivery":
      return "Cash on delivery";
    case "grand_total":
      return "Total";
    case "grand_total_so_far":
      return "Total before shipping";
    case "manual_discount":
      return "Discount";
    case "offer":
      return row.reason.isAutomatic ? "Offer of the shop" : `Code ${row.code}`;
    case "gift_card":
      return `Gift card ending in ${row.code.slice(-4)}`;
    case "final_price":
      return "To pay";
    case "final_price_so_far":
      return "So far";
  }
}

/** Why it is this amount, where that is not plain from its name; null where there is nothing to say. */
export function billReason(row: BillRow, currency: PricingCurrency): string | null {
  const money = (amount: number) => formatMoney(convertPlain(amount, currency), currency.code);
  switch (row.part) {
    case "shipping":
      return shippingReason(row, money);
    case "packaging":
      return row.reason.code === "percent_of_list_price"
        ? `${row.reason.millionths / 10_000} % of the list prices`
        : null;
    case "gift_wrapping":
      return `${money(row.reason.each)} each, for ${quantityText(row.reason.bagQuantity, "Pcs")}`;
    case "offer":
      return row.reason.isAutomatic ? row.code : OFFER_REASONS[row.reason.code];
    default:
      return null;
  }
}

const OFFER_REASONS = {
  order: null,
  shipping: "on the shipping",
  items: "on some of it",
  buy_x_get_y: "on what comes with the others",
} as const;

function shippingReason({ reason }: BillRow & { part: "shipping" }, money: (amount: number) => string): string | null {
  switch (reason.code) {
    case "free":
      return `free from ${money(reason.from)} on`;
    case "zone":
      return `rate for ${reason.zone}`;
    case "slot":
      return "at the time you chose";
    default:
      return null;
  }
}
