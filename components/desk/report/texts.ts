import type { SalesBy } from "@/lib/domain/order/sales";

export const reportTexts = {
  title: "Reports",
  month: "Month",
  why: "Everything that was invoiced and credited in a month, for your accountant.",
  none: "Nothing was invoiced in this month.",
  invoices: "Invoices",
  creditNotes: "Credit notes",
  series: (count: number, first: string, last: string) => `${count}, from ${first} to ${last}`,
  noSeries: "none",
  sums: "What it comes to",
  invoiced: "Invoiced",
  credited: "Credited",
  left: "After credit notes",
  taxable: "Taxable",
  cgst: "CGST",
  sgst: "SGST",
  igst: "IGST",
  value: "In all",
  sheets: "Sheets for GSTR-1",
  sheetsWhy: "One file each, as a spreadsheet reads it.",
  rows: (count: number) => (count === 1 ? "1 row" : `${count} rows`),
  download: "Download",
  downloadName: (sheet: string) => `Download ${sheet}`,
  hsn: "By HSN code",
  hsnCode: "HSN code",
  noHsn: "none",
  rate: "Rate",
  unreadable: (numbers: string) => `These orders cannot be read and are left out: ${numbers}.`,
} as const;

export const salesTexts = {
  title: "Sales",
  why: "What was sold in a period: placed orders that were not cancelled, less what was refunded.",
  gst: "The month for the accountant",
  sales: "Sales",
  which: "Reports",
  from: "From",
  to: "To",
  by: "By",
  periods: "Period",
  lastDays: "Last 30 days",
  thisMonth: "This month",
  lastMonth: "Last month",
  thisYear: "This year",
  whole: (orders: number, amount: string) => (orders === 1 ? `1 order, ${amount}` : `${orders} orders, ${amount}`),
  average: (amount: string) => `${amount} on average`,
  none: "Nothing was sold in this period.",
  itemsOnly: "What items came to after discounts, without shipping and what was cancelled.",
  severalCategories: "A product in several categories counts in each.",
  orders: "Orders",
  amount: "Amount",
  quantity: "Quantity",
  discount: "Taken off",
  noCategory: "in no category now",
  noOffer: "without an offer",
  noCountry: "picked up, or without an address",
  gone: "without a name",
  download: "Download as CSV",
  rows: "Sales in the period",
} as const;

export const SALES_BY_NAMES: Record<SalesBy, string> = {
  day: "Day",
  product: "Product",
  category: "Category",
  offer: "Offer",
  country: "Country",
};

export const SHEET_NAMES = {
  b2b: "Sales to businesses (B2B)",
  b2c_large: "Large sales to other states (B2CL)",
  b2c_small: "Other sales (B2CS)",
  exports: "Sales abroad (EXP)",
  credit_notes_registered: "Credit notes to businesses (CDNR)",
  credit_notes_unregistered: "Other credit notes (CDNUR)",
  hsn: "Summary by HSN code",
} as const;

const AMOUNT_COLUMNS = ["Rate", "Taxable value", "CGST", "SGST", "IGST", "Value"];
const DOCUMENT_COLUMNS = ["Number", "Date", "Of invoice", "Of date", "GSTIN", "Place of supply", ...AMOUNT_COLUMNS];

export const SHEET_COLUMNS = {
  b2b: DOCUMENT_COLUMNS,
  b2c_large: DOCUMENT_COLUMNS,
  b2c_small: ["Place of supply", ...AMOUNT_COLUMNS],
  exports: DOCUMENT_COLUMNS,
  credit_notes_registered: DOCUMENT_COLUMNS,
  credit_notes_unregistered: DOCUMENT_COLUMNS,
  hsn: ["HSN code", "Unit", "Quantity", ...AMOUNT_COLUMNS],
} as const;
