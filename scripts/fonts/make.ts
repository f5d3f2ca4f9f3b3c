/**
 * Makes the shop's fonts from the packages of @fontsource-variable, with only the characters that the shop uses. The
 * results are committed.
 *
 * With Newsreader's optical-size axis the file would be 132 kB, so for display text we keep only the largest optical
 * size and one weight. Newsreader's rupee sign comes from another file of the package. It stays in a file of its own,
 * which browsers load only for pages that show the sign. Instrument Sans has no rupee sign; browsers take that sign
 * from a system font.
 *
 * Invoices are PDF files made on the server, which has no system fonts, so the fonts for invoices contain more scripts
 * and currency signs.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, "../../app/fonts");

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•′″×−→←↑↓€™`;
/** The characters of nearly every page, in files that the page preloads. */
const FIRST = `${range(0x20, 0x7e)}\u00a0£¥©×·–—‘’“”…•−→€`;
/** The others, in files that browsers load when a page has one of them; globals.css names the same characters. */
const MORE = [...LATIN].filter((character) => !FIRST.includes(character)).join("");

type Axes = Record<string, number | { min: number; max: number }>;

async function cut(source: string, name: string, text: string, variationAxes?: Axes) {
  const font = await readFile(require.resolve(source));
  const targetFormat = name.endsWith(".ttf") ? "truetype" : "woff2";
  const result = await subsetFont(font, text, { targetFormat, ...(variationAxes ? { variationAxes } : {}) });
  await writeFile(path.join(target, name), result);
  process.stdout.write(`${name} ${result.length} bytes (of ${font.length})\n`);
}

const newsreader = "@fontsource-variable/newsreader/files/newsreader";
const instrumentSans = "@fontsource-variable/instrument-sans/files/instrument-sans";
const DISPLAY = { opsz: 72, wght: 300 };
await cut(`${newsreader}-latin-opsz-normal.woff2`, "newsreader-display.woff2", FIRST, DISPLAY);
await cut(`${newsreader}-latin-opsz-normal.woff2`, "newsreader-more.woff2", MORE, DISPLAY);
await cut(`${newsreader}-latin-ext-opsz-normal.woff2`, "newsreader-rupee.woff2", "₹", DISPLAY);
const TEXT = { wght: { min: 400, max: 600 } };
await cut(`${instrumentSans}-latin-wght-normal.woff2`, "instrument-sans.woff2", FIRST, TEXT);
await cut(`${instrumentSans}-latin-wght-normal.woff2`, "instrument-sans-more.woff2", MORE, TEXT);

const INVOICE = [
  LATIN,
  range(0x100, 0x24f), // Latin letters of other languages
  range(0x370, 0x3ff), // Greek
  range(0x400, 0x4ff), // Cyrillic
  range(0x900, 0x97f), // Devanagari
  range(0x1e00, 0x1eff),
  range(0x20a0, 0x20bf), // currency signs
  "\u200c\u200d",
].join("");
const notoSans = "@expo-google-fonts/noto-sans";
await cut(`${notoSans}/400Regular/NotoSans_400Regular.ttf`, "invoice-regular.ttf", INVOICE);
await cut(`${notoSans}/600SemiBold/NotoSans_600SemiBold.ttf`, "invoice-semibold.ttf", INVOICE);
