import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { CARE, CARE_NAMES, type CareId, careSheetFile } from "../../demo/products/care";

const FONTS = join(process.cwd(), "app", "fonts");
const INK = "#23211f";
const MUTED = "#655f56";
/** A5 in points, less a margin at each side. */
const WIDTH = 420 - 2 * 48;

/** The same each time, so that the same words make the same file. */
const CREATED = new Date("2026-01-01T00:00:00Z");

/** Writes the care sheet of each kind of cloth into `folder`, as a PDF. */
export async function makeCareSheets(folder: string): Promise<void> {
  for (const id of Object.keys(CARE) as CareId[]) {
    const file = join(folder, careSheetFile(id));
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, await careSheet(id));
  }
}

async function careSheet(id: CareId): Promise<Buffer> {
  const title = `Care: ${CARE_NAMES[id]}`;
  const document = new PDFDocument({
    size: "A5",
    margin: 48,
    font: join(FONTS, "invoice-regular.ttf"),
    lang: "en",
    displayTitle: true,
    info: { Title: title, Author: "Nila Loom", CreationDate: CREATED },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
  document.fillColor(MUTED).fontSize(10).text("Nila Loom", { width: WIDTH });
  document
    .moveDown(1)
    .fillColor(INK)
    .font(join(FONTS, "invoice-semibold.ttf"))
    .fontSize(20)
    .text(title, { width: WIDTH });
  const sentences = CARE[id].replace(/<\/?p>/g, "").split(/(?<=\.) (?=[A-Z])/);
  document.font(join(FONTS, "invoice-regular.ttf")).fontSize(12).moveDown(1);
  for (const sentence of sentences) document.text(sentence, { width: WIDTH, paragraphGap: 8, lineGap: 3 });
  document.end();
  await written;
  return Buffer.concat(chunks);
}
