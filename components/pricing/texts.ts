import { convertPlain } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";
import { giftCardLabel, offerLabel, offerTarget, SUM_LABELS } from "@/lib/domain/order/labels";
import type { Bill } from "@/lib/domain/pricing/bill";
import type { BillRow } from "@/lib/domain/pricing/show-bill";
import { quantityText } from "@/lib/domain/product/unit";

export const billTexts = {
  taxesIncluded: "Taxes included",
  free: "Free",
  fullPriceOnly: "full-price items only",
  shippingUnknown: "Shipping is added once we know your address.",
  missingForFreeShipping: { before: "Add ", after: " for free shipping." },
} as const;

export const offerCodeTexts = {
  title: "Offer code",
  label: "Code",
  remove: "Remove",
  removeWhat: (code: string) => ` the code ${code}`,
} as const;

/** The name of a row of the bill, as shoppers read it. */
export function billLabel(row: BillRow): string {
  switch (row.part) {
    case "sub_total":
      return SUM_LABELS.sub_total;
    case "shipping":
      return row.reason.code === "pickup" ? "Store pickup" : SUM_LABELS.shipping;
    case "packaging":
      return SUM_LABELS.packaging;
    case "gift_wrapping":
      return SUM_LABELS.gift_wrapping;
    case "cash_on_delivery":
      return SUM_LABELS.cash_on_delivery;
    case "grand_total":
      return SUM_LABELS.grand_total;
    case "grand_total_so_far":
      return "Total before shipping";
    case "manual_discount":
      return SUM_LABELS.manual_discount;
    case "offer":
      return offerLabel(row.reason.isAutomatic ? "" : row.code);
    case "gift_card":
      return giftCardLabel(row.code.slice(-4));
    case "final_price":
      return SUM_LABELS.final_price;
    case "final_price_so_far":
      return "To pay before shipping";
  }
}

/** The name of an item of the bill. */
type NameOf = (itemId: string) => string;

/** A text that explains the amount of a row; null if the row's name is enough. */
export function billReason(
  row: BillRow,
  { currency, items }: Pick<Bill, "currency" | "items">,
  nameOf: NameOf,
): string | null {
  const money = (amount: number) => formatMoney(convertPlain(amount, currency), currency.code);
  switch (row.part) {
    case "shipping":
      return shippingReason(row, money);
    case "packaging":
      return row.reason.code === "percent_of_list_price"
        ? `${row.reason.millionths / 10_000}% of the list price`
        : null;
    case "gift_wrapping":
      return `${money(row.reason.each)} per item, for ${quantityText(row.reason.bagQuantity, "Pcs")}`;
    case "offer": {
      const names = items.filter(({ offerReduction }) => offerReduction > 0).map(({ id }) => nameOf(id));
      const target = offerTarget(names, items.length);
      const told = row.reason.leavesOutReduced ? `${target} (${billTexts.fullPriceOnly})` : target;
      return row.reason.isAutomatic ? `${row.code}, ${told}` : told;
    }
    default:
      return null;
  }
}

function shippingReason({ reason }: BillRow & { part: "shipping" }, money: (amount: number) => string): string | null {
  switch (reason.code) {
    case "free":
      return `free on orders of ${money(reason.from)} or more`;
    case "zone":
      return `${reason.zone} rate`;
    case "slot":
      return "for the time you chose";
    default:
      return null;
  }
}
