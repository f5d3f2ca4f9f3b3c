export const invoiceLinkTexts = {
  invoice: "Invoice",
  creditNote: (number: string) => `Credit note ${number}`,
} as const;

/**
 * The texts of the page around an invoice or credit note. The texts of the document itself are in
 * `domain/invoice/wording`.
 */
export const invoicePageTexts = {
  invoiceTitle: "Invoice",
  creditNoteTitle: "Credit note",
  download: "Download as PDF",
  print: "Print",
  back: "Back to the order",
} as const;
