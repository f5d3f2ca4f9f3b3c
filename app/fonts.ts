import localFont from "next/font/local";

/** Display text; cut from Newsreader by `npm run fonts`. */
export const display = localFont({
  src: "./fonts/newsreader-display.woff2",
  variable: "--font-newsreader",
  weight: "300 400",
  adjustFontFallback: "Times New Roman",
});

export const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  variable: "--font-instrument-sans",
  weight: "400 600",
  adjustFontFallback: "Arial",
});

/** The rupee and its kin, which the Latin file lacks. */
export const currencySigns = localFont({
  src: "./fonts/instrument-sans-currency.woff2",
  variable: "--font-currency-signs",
  weight: "400 600",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20A0-20AB, U+20AD-20BF" }],
});
