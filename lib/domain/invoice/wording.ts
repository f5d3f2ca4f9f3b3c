import { decimalMoney, formatMoney, numberLocale, SHOWN_DECIMALS } from "../currency/money";
import type { TaxComponent } from "../pricing/tax";
import { formatDate } from "../store/format-date";
import type { CreditNoteDocument } from "./credit-note-document";
import type { Invoice } from "./invoice";
import type { DocumentLine, DocumentTaxGroup } from "./tax-document";

/** A tax document for printing: an invoice or a credit note. */
export type InvoiceDocument = Invoice | CreditNoteDocument;

/** The words that invoices and credit notes contain, the same on pages and in PDFs. */
export const INVOICE_WORDING = {
  buyer: "Billed to",
  sentTo: "Shipped to",
  item: "Item",
  hsn: "HSN",
  quantity: "Quantity",
  amount: "Amount",
  charges: "Shipping and other charges",
  partOfPrice: "Part of the price",
  taxable: "Taxable value",
  total: "Total",
} as const;

/**
 * The document's title. Only a seller with a GST number may call an invoice a "tax invoice"; for exempt goods alone,
 * such a seller issues a "bill of supply". See docs/domain.md#invoices.
 */
export function documentTitle({ kind, seller, groups }: InvoiceDocument): string {
  if (kind === "credit_note") return "Credit note";
  if (!seller.gstNumber) return "Invoice";
  return groups.length > 0 && groups.every(({ isExempt }) => isExempt) ? "Bill of supply" : "Tax invoice";
}

/** The numbers and dates at the top of the document. */
export function documentFacts(invoiceDocument: InvoiceDocument): [label: string, value: string][] {
  const dateText = (date: Date) => formatDate(date, invoiceDocument.timeZone);
  const date: [string, string] = ["Date", dateText(invoiceDocument.issuedAt)];
  const order: [string, string] = ["Order", invoiceDocument.orderNumber];
  return invoiceDocument.kind === "invoice"
    ? [["Invoice", invoiceDocument.number], date, order, ["Ordered on", dateText(invoiceDocument.orderedAt)]]
    : [
        ["Credit note", invoiceDocument.number],
        date,
        ["For invoice", invoiceDocument.invoice.number],
        ["Invoice date", dateText(invoiceDocument.invoice.issuedAt)],
        order,
      ];
}

/**
 * The note about the currency of the whole document, so that the individual amounts need not state it. It also says
 * what was charged or credited in another currency.
 */
export function currencyNote({ kind, currencyCode, charged }: InvoiceDocument): string {
  const note = `All amounts in ${currencyCode}, tax included.`;
  if (!charged) return note;
  const verb = kind === "invoice" ? "Charged" : "Credited";
  return `${note} ${verb} as ${formatMoney(charged.amount, charged.currencyCode)}.`;
}

/** What a document calls the amount of a group that is on none of its lines. */
export function otherAmountLabel(kind: InvoiceDocument["kind"], { lines }: DocumentTaxGroup): string {
  return kind === "credit_note" && lines.length === 0 ? INVOICE_WORDING.partOfPrice : INVOICE_WORDING.charges;
}

const UNITS = { Pcs: "pcs", Mts: "m", Kgs: "kg" } as const;

export function lineQuantity({ quantity, unit }: DocumentLine): string {
  return `${quantity / 100} ${UNITS[unit]}`;
}

/** An amount of a document in `currencyCode`, without the currency's sign: "1,25,000", "1,24,999.50". */
export function documentAmount(amount: number, currencyCode: string): string {
  return new Intl.NumberFormat(numberLocale(currencyCode), SHOWN_DECIMALS).format(Number(decimalMoney(amount)));
}

export function groupTitle({ rateName }: DocumentTaxGroup): string {
  return rateName || "Items";
}

/** The label for a tax component, with its percentage: "CGST 2.5 %". */
export function componentLabel({ name, millionths }: TaxComponent): string {
  return `${name} ${millionths / 10_000} %`;
}

const SHARES = {
  invoice: { giftCards: "Paid by gift card", sign: -1, money: "Amount to pay" },
  credit_note: { giftCards: "Returned to gift cards", sign: 1, money: "Refund" },
} as const;

/** The sums at the end of the document, from top to bottom. */
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
