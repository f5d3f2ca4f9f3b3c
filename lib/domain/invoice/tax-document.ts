import { addressLines } from "../address/lines";
import { formatMoney } from "../currency/money";
import { addonText } from "../customization/text";
import { showOrderAmount } from "../order/display";
import type { Order, OrderItem } from "../order/order";
import { itemsOfGroup } from "../order/tax";
import { partText } from "../personalization/text";
import { EXEMPT_RATE_ID, type TaxComponent, type TaxGroup } from "../pricing/tax";
import { totalOf } from "../pricing/total";
import type { Unit } from "../product/unit";
import type { StoreDetails } from "../store/store";

/**
 * A line of an invoice or credit note: one item of the order. Amounts are in minor units of the base currency and
 * include tax.
 */
export type DocumentLine = {
  name: string;
  /** Options, addon and what is written on it: "Indigo, L · with lining · Initials: AK (Gold), ₹150". */
  detail: string;
  hsnCode: string;
  /** In hundredths of the unit. */
  quantity: number;
  unit: Unit;
  /** The item's price after its share of the order's reductions has been deducted. */
  amount: number;
};

/**
 * Everything on the document that is taxed at one rate. `amount` is the sum of the lines and `charges`; it is also the
 * sum of `taxable` and the tax components.
 */
export type DocumentTaxGroup = {
  /** The name of the tax rate; empty in a store that has no tax rates. */
  rateName: string;
  /** True if the goods of the group are exempt from tax. */
  isExempt: boolean;
  lines: readonly DocumentLine[];
  /**
   * The part of the order's charges (shipping, packaging, gift wrapping, cash on delivery) that is taxed at this rate,
   * after reductions.
   */
  charges: number;
  amount: number;
  taxable: number;
  components: readonly TaxComponent[];
};

/** What an invoice and a credit note have in common. */
export type TaxDocument = {
  number: string;
  issuedAt: Date;
  /** The time zone of the store, in which the document gives its dates. */
  timeZone: string;
  orderNumber: string;
  seller: { name: string; lines: readonly string[]; gstNumber: string };
  buyer: { name: string; company: string; lines: readonly string[]; gstNumber: string };
  /** The delivery address; null if the order is collected, or if the address is that of the buyer. */
  sentTo: { name: string; lines: readonly string[] } | null;
  currencyCode: string;
  groups: readonly DocumentTaxGroup[];
  /** The taxable value of all groups together. */
  taxable: number;
  taxes: readonly { name: TaxComponent["name"]; amount: number }[];
  total: number;
  /**
   * On an invoice, the amount paid by gift cards; on a credit note, the amount returned to them. Gift cards are a
   * payment, not a discount.
   */
  giftCardAmount: number;
  /** The rest of the total, which is paid or refunded in money. */
  moneyAmount: number;
  /** `moneyAmount` in hundredths of the order's currency; null if the order is in the base currency. */
  charged: { currencyCode: string; amount: number } | null;
};

/** The part of an order that an invoice or a credit note covers: some of its tax groups and items. */
type DocumentScope = {
  number: string;
  issuedAt: Date;
  groups: readonly TaxGroup[];
  items: readonly OrderItem[];
  giftCardAmount: number;
};

export function toTaxDocument(order: Order, store: StoreDetails, scope: DocumentScope): TaxDocument {
  const { number, issuedAt, giftCardAmount } = scope;
  const base = store.baseCurrency;
  const groups = scope.groups.map((group) => toGroup(order, group, scope.items, base)).filter(isFilled);
  const total = totalOf(groups.map(({ amount }) => amount));
  const moneyAmount = total - giftCardAmount;
  const { code } = order.currency;
  return {
    number,
    issuedAt,
    timeZone: store.timeZone,
    orderNumber: order.number,
    seller: sellerOf(store),
    ...peopleOf(order),
    currencyCode: base,
    groups,
    taxable: totalOf(groups.map(({ taxable }) => taxable)),
    taxes: taxesOf(groups),
    total,
    giftCardAmount,
    moneyAmount,
    charged: code === base ? null : { currencyCode: code, amount: showOrderAmount(moneyAmount, order.currency) },
  };
}

function toGroup(order: Order, group: TaxGroup, items: readonly OrderItem[], baseCurrency: string): DocumentTaxGroup {
  const lines = itemsOfGroup(order, group)
    .filter((item) => items.includes(item))
    .map((item) => toLine(item, baseCurrency));
  const { rateId, rateName, amount, taxable, components } = group;
  const isExempt = rateId === EXEMPT_RATE_ID;
  return {
    rateName,
    isExempt,
    lines,
    charges: amount - totalOf(lines.map((line) => line.amount)),
    amount,
    taxable,
    components,
  };
}

/** False if nothing on this document is taxed at the group's rate. Such a group is left out. */
function isFilled({ lines, amount }: DocumentTaxGroup): boolean {
  return lines.length > 0 || amount !== 0;
}

function toLine(item: OrderItem, baseCurrency: string): DocumentLine {
  const { name, options, hsnCode, quantity, unit, net, personalization } = item;
  const written = (personalization?.parts ?? []).map((part) => {
    const price = part.price > 0 ? `, ${formatMoney(part.price, baseCurrency)}` : "";
    return `${part.name}: ${partText(part)}${price}`;
  });
  const detail = [options.join(", "), addonText(item), ...written].filter(Boolean).join(" · ");
  return { name, detail, hsnCode, quantity, unit, amount: net };
}

function taxesOf(groups: readonly DocumentTaxGroup[]): TaxDocument["taxes"] {
  const components = groups.flatMap((group) => group.components);
  const names = [...new Set(components.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    amount: totalOf(components.filter((component) => component.name === name).map(({ amount }) => amount)),
  }));
}

function sellerOf({ name, company, country, contactNumber, gstNumber }: StoreDetails): TaxDocument["seller"] {
  const town = [company.city, company.pincode].filter(Boolean).join(" ");
  return {
    name: company.name || name,
    lines: [
      company.address,
      town,
      [company.state, country].filter(Boolean).join(", "),
      [contactNumber || company.mobile, company.email].filter(Boolean).join(" · "),
    ].filter(Boolean),
    gstNumber,
  };
}

function peopleOf(order: Order): Pick<TaxDocument, "buyer" | "sentTo"> {
  const { billingAddress, shippingAddress, kind, gst, customerName, email } = order;
  const billed = billingAddress ?? shippingAddress;
  const lines = billed ? addressLines(billed) : [email];
  const buyer = { name: billed?.name || customerName, company: gst.company, lines, gstNumber: gst.number };
  if (kind === "pickup" || !shippingAddress) return { buyer, sentTo: null };
  const sentTo = { name: shippingAddress.name, lines: addressLines(shippingAddress) };
  const isSame = sentTo.name === buyer.name && sentTo.lines.join("\n") === lines.join("\n");
  return { buyer, sentTo: isSame ? null : sentTo };
}
