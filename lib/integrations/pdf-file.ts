import "server-only";
import path from "node:path";
import PDFDocument from "pdfkit";

const FONTS = path.join(process.cwd(), "app", "fonts");
export const PDF_FONTS = {
  regular: path.join(FONTS, "invoice-regular.ttf"),
  semibold: path.join(FONTS, "invoice-semibold.ttf"),
} as const;
export const PDF_COLOURS = { ink: "#23211f", muted: "#655f56", line: "#e3dccf" } as const;
/** Margins in points; an A4 page is 595 points wide and 842 high. */
export const PDF_PAGE = { left: 48, right: 595 - 48, top: 48, bottom: 842 - 56 } as const;

/** Makes a PDF of A4 pages with the shop's fonts, in memory. */
export async function pdfFile(
  { title, author }: { title: string; author: string },
  write: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const { left, top } = PDF_PAGE;
  const document = new PDFDocument({
    size: "A4",
    margins: { top, bottom: 48, left, right: 48 },
    font: PDF_FONTS.regular,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
  write(document);
  document.end();
  await written;
  return Buffer.concat(chunks);
}
