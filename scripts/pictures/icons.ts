/** Draws the shop's mark, an N woven of three bands, into public/: npx tsx scripts/pictures/icons.ts */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../public");
const invoiceDocument = "#fbf8f3";
const indigo = "#22386f";
const weft = "#7d95c2";

function band(d: string, colour: string, width: number): string {
  const line = (stroke: string, wide: number): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${wide}" fill="none"/>`;
  return line(invoiceDocument, width + 3.4) + line(colour, width);
}

/**
 * The shop's mark. Each band has a rim in the background colour, so that it seems to pass over the bands drawn before
 * it.
 */
function mark(): string {
  const left = band("M 18.5 12 V 52", indigo, 8);
  const right = band("M 45.5 12 V 52", indigo, 8);
  const slant = `<polygon points="14.5,12 24,12 49.5,52 40,52"`;
  const slanted =
    `<clipPath id="n"><rect x="0" y="12" width="64" height="40"/></clipPath><g clip-path="url(#n)">` +
    `${slant} fill="${invoiceDocument}" stroke="${invoiceDocument}" stroke-width="3.4"/>${slant} fill="${indigo}"/></g>`;
  const upper = (from: number, to: number): string => band(`M ${from} 25 H ${to}`, weft, 3.6);
  const lower = (from: number, to: number): string => band(`M ${from} 39 H ${to}`, weft, 3.6);
  return upper(9, 26) + lower(37, 55) + right + left + upper(26, 55) + lower(9, 37) + slanted;
}

function icon(inset: number, corner: number): string {
  const size = 64 + inset * 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${size} ${size}">` +
    `<rect x="${-inset}" y="${-inset}" width="${size}" height="${size}" rx="${corner}" fill="${invoiceDocument}"/>${mark()}</svg>`
  );
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file that contains one PNG. All browsers that still request favicon.ico can read this. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await mkdir(folder, { recursive: true });
const rounded = icon(0, 13);
const square = icon(6, 0);
await writeFile(join(folder, "icon.svg"), `${rounded}\n`);
await writeFile(join(folder, "favicon.ico"), ico(await png(rounded, 32), 32));
await writeFile(join(folder, "apple-touch-icon.png"), await png(square, 180));
await writeFile(join(folder, "icon-192.png"), await png(rounded, 192));
await writeFile(join(folder, "icon-512.png"), await png(rounded, 512));
// Systems may crop a maskable icon to a circle, so its mark is smaller than in the other icons: within the middle 80 %.
await writeFile(join(folder, "icon-maskable-512.png"), await png(icon(14, 0), 512));
