import { decimalMoney, formatMoney } from "../currency/money";
import type { TaxComponent } from "../pricing/tax";
import type { CreditNoteDocument } from "./credit-note-document";
import type { Invoice } from "./invoice";
import type { DocumentLine, DocumentTaxGroup } from "./tax-document";

/** What is printed: an invoice, or what is taken off one. */
export type InvoiceDocument = Invoice | CreditNoteDocument;

/** What these papers say, on their pages and in their PDFs alike. */
export const INVOICE_WORDING = {
  buyer: "Billed to",
  sentTo: "Sent to",
  item: "Item",
  hsn: "HSN",
  quantity: "Quantity",
  amount: "Amount",
  charges: "Shipping and other charges",
  taxable: "Taxable value",
  total: "Total",
} as const;

/** Without GST number it is no tax invoice. */
export function documentTitle({ kind, seller }: InvoiceDocument): string {
  if (kind === "credit_note") return "Credit note";
  return seller.gstNumber ? "Tax invoice" : "Invoice";
}

const DATE = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** Numbers and dates beside the addresses. */
export function documentFacts(invoiceDocument: InvoiceDocument): [label: string, value: string][] {
  const date: [string, string] = ["Date", DATE.format(invoiceDocument.issuedAt)];
  const order: [string, string] = ["Order", invoiceDocument.orderNumber];
  return invoiceDocument.kind === "invoice"
    ? [["Invoice", invoiceDocument.number], date, order, ["Ordered on", DATE.format(invoiceDocument.orderedAt)]]
    : [
        ["Credit note", invoiceDocument.number],
        date,
        ["For invoice", invoiceDocument.invoice.number],
        ["Of", DATE.format(invoiceDocument.invoice.issuedAt)],
        order,
      ];
}

/** All amounts of a paper are in one currency, which is named once. */
export function currencyNote({ kind, currencyCode, charged }: InvoiceDocument): string {
  const note = `All amounts in ${currencyCode}, tax included.`;
  if (!charged) return note;
  const verb = kind === "invoice" ? "Charged" : "Credited";
  return `${note} ${verb} as ${formatMoney(charged.amount, charged.currencyCode)}.`;
}

const UNITS = { Pcs: "pcs", Mts: "m", Kgs: "kg" } as const;

export function lineQuantity({ quantity, unit }: DocumentLine): string {
  return `${quantity / 100} ${UNITS[unit]}`;
}

const GROUPED = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,24,999.50": two decimals, as books have them. */
export function documentAmount(amount: number): string {
  return GROUPED.format(Number(decimalMoney(amount)));
}

export function groupTitle({ rateName }: DocumentTaxGroup): string {
  return rateName || "Items";
}

/** "CGST 2.5 %" */
export function componentLabel({ name, millionths }: TaxComponent): string {
  return `${name} ${millionths / 10_000} %`;
}

const SHARES = {
  invoice: { giftCards: "Paid by gift card", sign: -1, money: "Amount to pay" },
  credit_note: { giftCards: "Back onto gift cards", sign: 1, money: "In money" },
} as const;

/** The sums at the end, from top to bottom. */
export function documentSums(invoiceDocument: InvoiceDocument): { label: string; amount: number; isTotal?: true }[] {
  const { kind, taxes, taxable, total, giftCardAmount, moneyAmount } = invoiceDocument;
  const { giftCards, sign, money } = SHARES[kind];
  return [
    ...(taxes.length > 0 ? [{ label: INVOICE_WORDING.taxable, amount: taxable }] : []),
    ...taxes.map(({ name, amount }) => ({ label: name, amount })),
    { label: INVOICE_WORDING.total, amount: total, isTotal: true },
    ...(giftCardAmount > 0
      ? [
          { label: giftCards, amount: sign * giftCardAmount },
          { label: money, amount: moneyAmount },
        ]
      : []),
  ];
}
