/**
 * Cuts the shop's fonts to what it uses, from the packages of @fontsource-variable; the results are committed.
 *
 * Newsreader comes with an optical-size axis that makes the file 132 kB. Display text wants the large end of that axis
 * only, so it is pinned there. The rupee sign stands in Instrument Sans' Latin-extended file: of that file only the
 * currency signs are kept, so that a price costs 2 kB and not 11.
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
const CURRENCY_SIGNS = range(0x20a0, 0x20ab) + range(0x20ad, 0x20bf);

async function cut(
  source: string,
  name: string,
  text: string,
  variationAxes?: Record<string, number | { min: number; max: number }>,
) {
  const font = await readFile(require.resolve(source));
  const result = await subsetFont(font, text, { targetFormat: "woff2", ...(variationAxes ? { variationAxes } : {}) });
  await writeFile(path.join(target, name), result);
  process.stdout.write(`${name} ${result.length} bytes (of ${font.length})\n`);
}

const newsreader = "@fontsource-variable/newsreader/files/newsreader";
const instrumentSans = "@fontsource-variable/instrument-sans/files/instrument-sans";
await cut(`${newsreader}-latin-opsz-normal.woff2`, "newsreader-display.woff2", LATIN, {
  opsz: 72,
  wght: { min: 300, max: 400 },
});
await cut(`${instrumentSans}-latin-wght-normal.woff2`, "instrument-sans.woff2", LATIN, {
  wght: { min: 400, max: 600 },
});
await cut(`${instrumentSans}-latin-ext-wght-normal.woff2`, "instrument-sans-currency.woff2", CURRENCY_SIGNS, {
  wght: { min: 400, max: 600 },
});
