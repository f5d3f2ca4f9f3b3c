import "server-only";
import type { PackingSlip } from "@/lib/domain/order/packing-slip";
import { PDF_COLOURS, PDF_FONTS, PDF_PAGE, pdfFile } from "./pdf-file";

const { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM } = PDF_PAGE;
const WIDTH = RIGHT - LEFT;
const BOX = 12;
const QUANTITY_WIDTH = 80;

/** Packing slips as one PDF, each order on a page of its own. */
export function packingSlipsPdf(slips: readonly PackingSlip[]): Promise<Buffer> {
  const [first] = slips;
  const title = slips.length === 1 ? `Packing slip ${first?.number ?? ""}` : "Packing slips";
  return pdfFile({ title, author: first?.storeName ?? "" }, (document) => {
    for (const [index, slip] of slips.entries()) {
      if (index > 0) document.addPage();
      new SlipWriter(document).write(slip);
    }
  });
}

type Style = { size?: number; isBold?: boolean; colour?: string; align?: "left" | "right" };

class SlipWriter {
  private y: number = TOP;

  constructor(private readonly document: PDFKit.PDFDocument) {}

  write(slip: PackingSlip): void {
    const half = WIDTH / 2 - 12;
    const name = this.text(slip.storeName, LEFT, half, { size: 16, isBold: true });
    const title = this.text(`Order ${slip.number}`, LEFT + half + 24, half, {
      size: 16,
      isBold: true,
      align: "right",
    });
    this.y += Math.max(name, title) + 10;
    const recipient = this.text(slip.recipient.join("\n"), LEFT, half, { size: 12 });
    const facts = this.text(slip.facts.join("\n"), LEFT + half + 24, half, {
      colour: PDF_COLOURS.muted,
      align: "right",
    });
    this.y += Math.max(recipient, facts) + 22;
    for (const line of slip.lines) this.writeLine(line);
    this.rule();
    if (slip.giftMessage) this.paragraph(slip.giftMessage, { size: 12 });
    for (const hint of slip.hints) this.paragraph(hint, { colour: PDF_COLOURS.muted });
  }

  /** One item with a box to tick. */
  private writeLine({ name, detail, sku, quantity }: PackingSlip["lines"][number]): void {
    const x = LEFT + BOX + 12;
    const width = WIDTH - BOX - 24 - QUANTITY_WIDTH;
    const under = [detail, sku].filter(Boolean).join("\n");
    const height = this.heightOf(name, width, { size: 11 }) + (under ? this.heightOf(under, width, {}) + 2 : 0);
    this.makeRoom(height + 16);
    this.rule();
    this.document.rect(LEFT, this.y, BOX, BOX).lineWidth(0.8).strokeColor(PDF_COLOURS.ink).stroke();
    this.text(quantity, RIGHT - QUANTITY_WIDTH, QUANTITY_WIDTH, { size: 11, isBold: true, align: "right" });
    const nameHeight = this.text(name, x, width, { size: 11 });
    if (under) {
      this.y += nameHeight + 2;
      this.text(under, x, width, { colour: PDF_COLOURS.muted });
      this.y -= nameHeight + 2;
    }
    this.y += height + 8;
  }

  private paragraph(text: string, style: Style): void {
    this.makeRoom(this.heightOf(text, WIDTH, style) + 10);
    this.y += this.text(text, LEFT, WIDTH, style) + 10;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.document.addPage();
    this.y = TOP;
  }

  private rule(): void {
    this.document.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(0.6).strokeColor(PDF_COLOURS.line).stroke();
    this.y += 8;
  }

  private text(text: string, x: number, width: number, style: Style): number {
    const height = this.heightOf(text, width, style);
    const { colour = PDF_COLOURS.ink, align = "left" } = style;
    this.document.fillColor(colour).text(text, x, this.y, { width, align, lineGap: 1.5 });
    return height;
  }

  private heightOf(text: string, width: number, { size = 9, isBold = false }: Style): number {
    return this.document
      .font(isBold ? PDF_FONTS.semibold : PDF_FONTS.regular)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: 1.5 });
  }
}
