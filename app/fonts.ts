import localFont from "next/font/local";

/** The font for headings and other large text: a subset of Newsreader, made by `npm run fonts`. */
export const display = localFont({
  src: "./fonts/newsreader-display.woff2",
  variable: "--font-newsreader",
  weight: "300",
  display: "optional",
  adjustFontFallback: "Times New Roman",
});

export const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  variable: "--font-instrument-sans",
  weight: "400 600",
  display: "optional",
  adjustFontFallback: "Arial",
});
