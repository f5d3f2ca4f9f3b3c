import { addressLines } from "../address/lines";
import { showOrderAmount } from "../order/display";
import type { Order, OrderItem } from "../order/order";
import { itemsOfGroup } from "../order/tax";
import type { TaxComponent, TaxGroup } from "../pricing/tax";
import { totalOf } from "../pricing/total";
import type { Unit } from "../product/unit";
import { baseCurrency, type StoreDetails } from "../store/store";

/** One item of an order. Amounts on papers are minor units of the base currency, tax inside unless said otherwise. */
export type DocumentLine = {
  name: string;
  /** What was chosen of it: "Indigo, L · with lining". */
  detail: string;
  hsnCode: string;
  /** Hundredths of the unit. */
  quantity: number;
  unit: Unit;
  /** After its part of the reductions. */
  amount: number;
};

/** What is taxed at one rate: `amount` = its lines + `charges` = `taxable` + the components. */
export type DocumentTaxGroup = {
  /** Empty in a store without tax rates. */
  rateName: string;
  lines: readonly DocumentLine[];
  /** Its part of shipping, packaging, wrapping and cash on delivery, after reductions of those. */
  charges: number;
  amount: number;
  taxable: number;
  components: readonly TaxComponent[];
};

/** What invoices and credit notes have in common. */
export type TaxDocument = {
  number: string;
  issuedAt: Date;
  orderNumber: string;
  seller: { name: string; lines: readonly string[]; gstNumber: string };
  buyer: { name: string; company: string; lines: readonly string[]; gstNumber: string };
  /** Null for what is fetched, or goes to the buyer. */
  sentTo: { name: string; lines: readonly string[] } | null;
  currencyCode: string;
  groups: readonly DocumentTaxGroup[];
  /** Of all groups. */
  taxable: number;
  taxes: readonly { name: TaxComponent["name"]; amount: number }[];
  total: number;
  /** What gift cards have paid, or get back: they are payment and no discount. */
  giftCardAmount: number;
  /** The rest, which is money. */
  moneyAmount: number;
  /** The same in the order's currency, where that is another: hundredths of it. */
  charged: { currencyCode: string; amount: number } | null;
};

/** What a paper is about: these groups with those of the order's items that stand in them. */
type Subject = {
  number: string;
  issuedAt: Date;
  groups: readonly TaxGroup[];
  items: readonly OrderItem[];
  giftCardAmount: number;
};

export function toTaxDocument(order: Order, store: StoreDetails, subject: Subject): TaxDocument {
  const { number, issuedAt, giftCardAmount } = subject;
  const base = baseCurrency(store);
  const groups = subject.groups.map((group) => toGroup(order, group, subject.items)).filter(isFilled);
  const total = totalOf(groups.map(({ amount }) => amount));
  const moneyAmount = total - giftCardAmount;
  const { code } = order.currency;
  return {
    number,
    issuedAt,
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

function toGroup(order: Order, group: TaxGroup, items: readonly OrderItem[]): DocumentTaxGroup {
  const lines = itemsOfGroup(order, group)
    .filter((item) => items.includes(item))
    .map(toLine);
  const { rateName, amount, taxable, components } = group;
  return { rateName, lines, charges: amount - totalOf(lines.map((line) => line.amount)), amount, taxable, components };
}

/** Of a rate that nothing on the paper is taxed at, nothing is said. */
function isFilled({ lines, amount }: DocumentTaxGroup): boolean {
  return lines.length > 0 || amount !== 0;
}

function toLine({ name, options, addonName, hsnCode, quantity, unit, net }: OrderItem): DocumentLine {
  const detail = [options.join(", "), addonName].filter(Boolean).join(" · ");
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
