import "server-only";
import type { DocumentTaxGroup } from "@/lib/domain/invoice/tax-document";
import {
  componentLabel,
  currencyNote,
  documentAmount,
  documentFacts,
  documentSums,
  documentTitle,
  groupTitle,
  INVOICE_WORDING,
  type InvoiceDocument,
  lineQuantity,
  otherAmountLabel,
} from "@/lib/domain/invoice/wording";
import { PDF_COLOURS, PDF_FONTS, PDF_PAGE, pdfFile } from "./pdf-file";

const { left: LEFT, right: RIGHT, bottom: BOTTOM } = PDF_PAGE;
const WIDTH = RIGHT - LEFT;
const { ink: INK, muted: MUTED, line: LINE } = PDF_COLOURS;

type Column = { x: number; width: number; align: "left" | "right" };
const COLUMNS = {
  item: { x: LEFT, width: 250, align: "left" },
  hsn: { x: LEFT + 262, width: 70, align: "left" },
  quantity: { x: LEFT + 336, width: 70, align: "right" },
  amount: { x: RIGHT - 88, width: 88, align: "right" },
} as const satisfies Record<string, Column>;

/** An invoice or credit note as a PDF. */
export function invoicePdf(invoiceDocument: InvoiceDocument): Promise<Buffer> {
  const title = `${documentTitle(invoiceDocument)} ${invoiceDocument.number}`;
  return pdfFile({ title, author: invoiceDocument.seller.name }, (document) =>
    new Sheet(document, invoiceDocument.currencyCode).write(invoiceDocument),
  );
}

/** Writes the contents of a PDF from top to bottom. If the current page is full, a new one is added. */
class Sheet {
  private y: number = PDF_PAGE.top;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly currencyCode: string,
  ) {}

  write(invoiceDocument: InvoiceDocument): void {
    this.writeHead(invoiceDocument);
    this.writeTableHead();
    for (const group of invoiceDocument.groups) this.writeGroup(invoiceDocument.kind, group);
    this.writeSums(invoiceDocument);
  }

  private writeHead(invoiceDocument: InvoiceDocument): void {
    const { seller, buyer, sentTo } = invoiceDocument;
    const half = WIDTH / 2 - 12;
    const right: Column = { x: LEFT + WIDTH / 2 + 12, width: half, align: "right" };
    const title = this.text(documentTitle(invoiceDocument), right, { size: 16, bold: true });
    const name = this.text(seller.name, { x: LEFT, width: half, align: "left" }, { size: 16, bold: true });
    this.y += Math.max(title, name) + 6;

    const gst = seller.gstNumber ? [`GSTIN ${seller.gstNumber}`] : [];
    const facts = documentFacts(invoiceDocument).map(([label, value]) => `${label}: ${value}`);
    this.writeBeside([...seller.lines, ...gst], facts, half, right);
    this.y += 18;

    const buyerLines = [
      buyer.company,
      buyer.name,
      ...buyer.lines,
      buyer.gstNumber && `GSTIN ${buyer.gstNumber}`,
    ].filter(Boolean);
    const billed = this.writeParty(INVOICE_WORDING.buyer, buyerLines, { x: LEFT, width: half, align: "left" });
    const sent = sentTo
      ? this.writeParty(INVOICE_WORDING.sentTo, [sentTo.name, ...sentTo.lines], { ...right, align: "left" })
      : 0;
    this.y += Math.max(billed, sent) + 20;
  }

  private writeBeside(left: readonly string[], right: readonly string[], width: number, column: Column): void {
    const leftHeight = this.text(left.join("\n"), { x: LEFT, width, align: "left" }, { colour: MUTED });
    const rightHeight = this.text(right.join("\n"), column, { colour: MUTED });
    this.y += Math.max(leftHeight, rightHeight);
  }

  /** Writes the name and address of the shop or the customer. Returns the height of the written text. */
  private writeParty(label: string, lines: readonly string[], column: Column): number {
    const heading = this.text(label, column, { bold: true });
    this.y += heading + 2;
    const height = this.text(lines.join("\n"), column);
    this.y -= heading + 2;
    return heading + 2 + height;
  }

  private writeTableHead(): void {
    const { item, hsn, quantity, amount } = COLUMNS;
    this.writeRow(
      [
        [INVOICE_WORDING.item, item],
        [INVOICE_WORDING.hsn, hsn],
        [INVOICE_WORDING.quantity, quantity],
        [INVOICE_WORDING.amount, amount],
      ],
      { colour: MUTED },
    );
  }

  private writeGroup(kind: InvoiceDocument["kind"], group: DocumentTaxGroup): void {
    const { item, hsn, quantity, amount } = COLUMNS;
    this.writeRow([[groupTitle(group), { ...item, width: WIDTH }]], { bold: true });
    for (const line of group.lines) {
      const name = line.detail ? `${line.name}\n${line.detail}` : line.name;
      this.writeRow([
        [name, item],
        [line.hsnCode, hsn],
        [lineQuantity(line), quantity],
        [documentAmount(line.amount, this.currencyCode), amount],
      ]);
    }
    if (group.charges !== 0) {
      this.writeRow([
        [otherAmountLabel(kind, group), item],
        [documentAmount(group.charges, this.currencyCode), amount],
      ]);
    }
    if (group.components.length === 0) return;
    const parts = [
      `${INVOICE_WORDING.taxable} ${documentAmount(group.taxable, this.currencyCode)}`,
      ...group.components.map(
        (component) => `${componentLabel(component)} ${documentAmount(component.amount, this.currencyCode)}`,
      ),
    ];
    const beside = { ...item, width: WIDTH - COLUMNS.amount.width - 12 };
    this.writeRow(
      [
        [parts.join("  ·  "), beside],
        [documentAmount(group.amount, this.currencyCode), amount],
      ],
      { colour: MUTED },
    );
  }

  private writeSums(invoiceDocument: InvoiceDocument): void {
    this.y += 10;
    const label: Column = { x: COLUMNS.hsn.x, width: 160, align: "left" };
    for (const { label: text, amount, isTotal } of documentSums(invoiceDocument)) {
      this.writeRow(
        [
          [text, label],
          [documentAmount(amount, this.currencyCode), COLUMNS.amount],
        ],
        { bold: isTotal ?? false, from: label.x },
      );
    }
    this.y += 14;
    this.y += this.text(currencyNote(invoiceDocument), full, { colour: MUTED });
  }

  /** Writes a row of cells below a horizontal line. */
  private writeRow(cells: readonly [string, Column][], style: Style & { from?: number } = {}): void {
    const height = Math.max(...cells.map(([text, { width }]) => this.heightOf(text, width, style)));
    if (this.y + height + 10 > BOTTOM) {
      this.document.addPage();
      this.y = PDF_PAGE.top;
    }
    this.document
      .moveTo(style.from ?? LEFT, this.y)
      .lineTo(RIGHT, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
    this.y += 5;
    for (const [text, column] of cells) this.text(text, column, style);
    this.y += height + 5;
  }

  /** Writes a text at the current vertical position. Returns its height. */
  private text(text: string, { x, width, align }: Column, style: Style = {}): number {
    const height = this.heightOf(text, width, style);
    this.document.fillColor(style.colour ?? INK).text(text, x, this.y, { width, align, lineGap: 1.5 });
    return height;
  }

  private heightOf(text: string, width: number, { size = 9, bold = false }: Style): number {
    return this.document
      .font(bold ? PDF_FONTS.semibold : PDF_FONTS.regular)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: 1.5 });
  }
}

type Style = { size?: number; bold?: boolean; colour?: string };
const full: Column = { x: LEFT, width: WIDTH, align: "left" };
