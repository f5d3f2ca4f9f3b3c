import type { Invoice, InvoiceGroup, InvoiceLine } from "@/lib/domain/invoice";
import { decimalMoney, formatMoney } from "@/lib/domain/money";
import type { TaxComponent } from "@/lib/domain/pricing/tax";

/** What an invoice says, on its page and in its PDF alike. */
export const INVOICE_WORDS = {
  buyer: "Billed to",
  sentTo: "Sent to",
  item: "Item",
  hsn: "HSN",
  quantity: "Quantity",
  amount: "Amount",
  charges: "Shipping and other charges",
  taxable: "Taxable value",
  total: "Total",
  giftCards: "Paid by gift card",
  finalPrice: "Amount to pay",
  refunded: "Given back",
  cancelled: "This order was cancelled.",
} as const;

/** Without GST number it is no tax invoice. */
export function invoiceTitle({ seller }: Invoice): string {
  return seller.gstNumber ? "Tax invoice" : "Invoice";
}

const DATE = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** Numbers and dates beside the addresses. */
export function invoiceFacts({ number, orderNumber, issuedAt, orderedAt }: Invoice): [label: string, value: string][] {
  return [
    ["Invoice", number],
    ["Date", DATE.format(issuedAt)],
    ["Order", orderNumber],
    ["Ordered on", DATE.format(orderedAt)],
  ];
}

/** All amounts of an invoice are in one currency, which is named once. */
export function currencyNote({ currencyCode, charged }: Invoice): string {
  const note = `All amounts in ${currencyCode}, tax included.`;
  return charged ? `${note} Charged as ${formatMoney(charged.amount, charged.currencyCode)}.` : note;
}

const UNITS = { Pcs: "pcs", Mts: "m", Kgs: "kg" } as const;

export function lineQuantity({ quantity, unit }: InvoiceLine): string {
  return `${quantity / 100} ${UNITS[unit]}`;
}

const GROUPED = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,24,999.50": two decimals, as books have them. */
export function invoiceAmount(amount: number): string {
  return GROUPED.format(Number(decimalMoney(amount)));
}

export function groupTitle({ rateName }: InvoiceGroup): string {
  return rateName || "Items";
}

/** "CGST 2.5 %" */
export function componentLabel({ name, millionths }: TaxComponent): string {
  return `${name} ${millionths / 10_000} %`;
}

/** The sums at the end, from top to bottom. */
export function invoiceSums(invoice: Invoice): { label: string; amount: number; isTotal?: true }[] {
  const { taxes, taxable, total, giftCardAmount, finalPrice, refundedAmount } = invoice;
  return [
    ...(taxes.length > 0 ? [{ label: INVOICE_WORDS.taxable, amount: taxable }] : []),
    ...taxes.map(({ name, amount }) => ({ label: name, amount })),
    { label: INVOICE_WORDS.total, amount: total, isTotal: true },
    ...(giftCardAmount > 0
      ? [
          { label: INVOICE_WORDS.giftCards, amount: -giftCardAmount },
          { label: INVOICE_WORDS.finalPrice, amount: finalPrice },
        ]
      : []),
    ...(refundedAmount > 0 ? [{ label: INVOICE_WORDS.refunded, amount: -refundedAmount }] : []),
  ];
}
