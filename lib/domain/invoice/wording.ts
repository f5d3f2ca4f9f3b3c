import { decimalMoney, formatMoney } from "../currency/money";
import type { TaxComponent } from "../pricing/tax";
import type { CreditPaper } from "./credit-note-document";
import type { Invoice } from "./invoice";
import type { PaperGroup, PaperLine } from "./tax-document";

/** What is printed: an invoice, or what is taken off one. */
export type Paper = Invoice | CreditPaper;

/** What these papers say, on their pages and in their PDFs alike. */
export const PAPER_WORDS = {
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
export function paperTitle({ kind, seller }: Paper): string {
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
export function paperFacts(paper: Paper): [label: string, value: string][] {
  const date: [string, string] = ["Date", DATE.format(paper.issuedAt)];
  const order: [string, string] = ["Order", paper.orderNumber];
  return paper.kind === "invoice"
    ? [["Invoice", paper.number], date, order, ["Ordered on", DATE.format(paper.orderedAt)]]
    : [
        ["Credit note", paper.number],
        date,
        ["For invoice", paper.invoice.number],
        ["Of", DATE.format(paper.invoice.issuedAt)],
        order,
      ];
}

/** All amounts of a paper are in one currency, which is named once. */
export function currencyNote({ kind, currencyCode, charged }: Paper): string {
  const note = `All amounts in ${currencyCode}, tax included.`;
  if (!charged) return note;
  const verb = kind === "invoice" ? "Charged" : "Credited";
  return `${note} ${verb} as ${formatMoney(charged.amount, charged.currencyCode)}.`;
}

const UNITS = { Pcs: "pcs", Mts: "m", Kgs: "kg" } as const;

export function lineQuantity({ quantity, unit }: PaperLine): string {
  return `${quantity / 100} ${UNITS[unit]}`;
}

const GROUPED = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,24,999.50": two decimals, as books have them. */
export function paperAmount(amount: number): string {
  return GROUPED.format(Number(decimalMoney(amount)));
}

export function groupTitle({ rateName }: PaperGroup): string {
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
export function paperSums(paper: Paper): { label: string; amount: number; isTotal?: true }[] {
  const { kind, taxes, taxable, total, giftCardAmount, moneyAmount } = paper;
  const { giftCards, sign, money } = SHARES[kind];
  return [
    ...(taxes.length > 0 ? [{ label: PAPER_WORDS.taxable, amount: taxable }] : []),
    ...taxes.map(({ name, amount }) => ({ label: name, amount })),
    { label: PAPER_WORDS.total, amount: total, isTotal: true },
    ...(giftCardAmount > 0
      ? [
          { label: giftCards, amount: sign * giftCardAmount },
          { label: money, amount: moneyAmount },
        ]
      : []),
  ];
}
