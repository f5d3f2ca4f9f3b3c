export const invoiceLinkTexts = {
  invoice: "Invoice",
  creditNote: (number: string) => `Credit note ${number}`,
} as const;

/** The texts that the page adds around the printed document, whose own texts are in `domain/invoice/wording`. */
export const invoicePageTexts = {
  invoiceTitle: "Invoice",
  creditNoteTitle: "Credit note",
  download: "Download as PDF",
  print: "Print",
  back: "Back to the order",
} as const;
