const HOME = { home_country: "India", home_state: "Kerala" } as const;

/**
 * The GST that prices include, in percent. Garments and other finished pieces that cost more than ₹2,500 have the
 * higher rate.
 */
export const TAX_RATES = {
  "gst-5": { name: "GST 5 %", igst: 5, cgst: 2.5, sgst: 2.5, ...HOME, primary: true },
  "gst-18": { name: "GST 18 %", igst: 18, cgst: 9, sgst: 9, ...HOME, primary: false },
} as const;
