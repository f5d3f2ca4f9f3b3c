import { addressLines } from "./address-lines";
import type { Order, OrderItem } from "./order";
import type { TaxComponent, TaxGroup } from "./pricing/tax";
import { totalOf } from "./pricing/total";
import { showOrderAmount } from "./show-order";
import { baseCurrency, type StoreDetails } from "./store";
import type { Unit } from "./unit";

/** One item of an order. Amounts of an invoice are minor units of the base currency, tax inside unless said otherwise. */
export type InvoiceLine = {
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
export type InvoiceGroup = {
  /** Empty in a store without tax rates. */
  rateName: string;
  lines: readonly InvoiceLine[];
  /** Its part of shipping, packaging, wrapping and cash on delivery, after reductions of those. */
  charges: number;
  amount: number;
  taxable: number;
  components: readonly TaxComponent[];
};

export type Invoice = {
  number: string;
  orderNumber: string;
  issuedAt: Date;
  orderedAt: Date;
  isCancelled: boolean;
  seller: { name: string; lines: readonly string[]; gstNumber: string };
  buyer: { name: string; company: string; lines: readonly string[]; gstNumber: string };
  /** Null for what is fetched, or goes to the buyer. */
  sentTo: { name: string; lines: readonly string[] } | null;
  currencyCode: string;
  groups: readonly InvoiceGroup[];
  /** Of all groups. */
  taxable: number;
  taxes: readonly { name: TaxComponent["name"]; amount: number }[];
  total: number;
  /** Paid by gift cards, which are payment and no discount. */
  giftCardAmount: number;
  finalPrice: number;
  refundedAmount: number;
  /** What was paid in another currency: hundredths of it. */
  charged: { currencyCode: string; amount: number } | null;
};

/**
 * The invoice of an order, in the store's base currency; null while it has no number.
 *
 * Source: domain §4.15, "Invoice groups lines by rate"; pricing rule 21. The tax is the one that was reckoned when the
 *         order was made, so an invoice never changes with the rates of a later day.
 */
export function toInvoice(order: Order, store: StoreDetails): Invoice | null {
  if (order.invoiceNumber === null) return null;
  const base = baseCurrency(store);
  const groups = toGroups(order);
  const total = totalOf(groups.map(({ amount }) => amount));
  return {
    number: order.invoiceNumber,
    orderNumber: order.number,
    issuedAt: order.placedAt ?? order.createdAt,
    orderedAt: order.createdAt,
    isCancelled: order.status === "cancelled",
    seller: sellerOf(store),
    ...peopleOf(order),
    currencyCode: base,
    groups,
    taxable: totalOf(groups.map(({ taxable }) => taxable)),
    taxes: taxesOf(groups),
    total,
    giftCardAmount: order.giftCardAmount,
    finalPrice: order.finalPrice,
    refundedAmount: order.refundedAmount,
    charged:
      order.currency.code === base
        ? null
        : { currencyCode: order.currency.code, amount: showOrderAmount(order.finalPrice, order.currency) },
  };
}

/** An item whose rate the store no longer had at the sale was taxed at the primary one, which stands first of one. */
function toGroups({ items, taxGroups, grandTotal, manualDiscount, offerDiscount }: Order): InvoiceGroup[] {
  const total = grandTotal - manualDiscount - offerDiscount;
  const [first = untaxed(total), ...others] = taxGroups;
  const known = new Set(taxGroups.map(({ rateId }) => rateId));
  return [first, ...others].map((group) => {
    const own = items.filter(({ taxRateId }) => (known.has(taxRateId) ? taxRateId === group.rateId : group === first));
    const lines = own.map(toLine);
    return {
      rateName: group.rateName,
      lines,
      charges: group.amount - totalOf(lines.map(({ amount }) => amount)),
      amount: group.amount,
      taxable: group.taxable,
      components: group.components,
    };
  });
}

function untaxed(amount: number): TaxGroup {
  return { rateId: "", rateName: "", amount, taxable: amount, components: [] };
}

function toLine({ name, options, addonName, hsnCode, quantity, unit, net }: OrderItem): InvoiceLine {
  const detail = [options.join(", "), addonName].filter(Boolean).join(" · ");
  return { name, detail, hsnCode, quantity, unit, amount: net };
}

function taxesOf(groups: readonly InvoiceGroup[]): Invoice["taxes"] {
  const components = groups.flatMap((group) => group.components);
  const names = [...new Set(components.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    amount: totalOf(components.filter((component) => component.name === name).map(({ amount }) => amount)),
  }));
}

function sellerOf({ name, company, country, contactNumber, gstNumber }: StoreDetails): Invoice["seller"] {
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

function peopleOf(order: Order): Pick<Invoice, "buyer" | "sentTo"> {
  const { billingAddress, shippingAddress, kind, gst, customerName, email } = order;
  const billed = billingAddress ?? shippingAddress;
  const lines = billed ? addressLines(billed) : [email];
  const buyer = { name: billed?.name || customerName, company: gst.company, lines, gstNumber: gst.number };
  if (kind === "pickup" || !shippingAddress) return { buyer, sentTo: null };
  const sentTo = { name: shippingAddress.name, lines: addressLines(shippingAddress) };
  const isSame = sentTo.name === buyer.name && sentTo.lines.join("\n") === lines.join("\n");
  return { buyer, sentTo: isSame ? null : sentTo };
}
