import { inflateSync } from "node:zlib";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { type Invoice, toInvoice } from "@/lib/domain/invoice/invoice";
import { invoicePdf } from "@/lib/integrations/invoice-pdf";
import { aCreditNote, anAddress, anOrder, anOrderItem } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";

function anInvoice(overrides: Parameters<typeof anOrder>[0] = {}): Invoice {
  const invoice = toInvoice(anOrder(overrides), aStore({ gstNumber: "32ABCDE1234F1Z5" }));
  if (!invoice) throw new Error("It has a number.");
  return invoice;
}

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

/** The characters for which the PDF has glyphs: those that the embedded fonts contain and that the text uses. */
function writtenCharacters(pdf: Buffer): string {
  const file = pdf.toString("latin1");
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = ""]) => {
    try {
      return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const maps = streams.filter((stream) => stream.includes("beginbfrange") || stream.includes("beginbfchar"));
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>(?=[\s\]])/gi)].map(([, code = ""]) => code));
  return codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join("");
}

it("is a PDF with the title of its invoice", async () => {
  const pdf = await invoicePdf(anInvoice());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pagesOf(pdf)).toBe(1);
});

it("continues on another page when there are many items", async () => {
  const items = Array.from({ length: 60 }, (_, position) =>
    anOrderItem({ position, net: 1_000, name: `Stole ${position}` }),
  );
  expect(pagesOf(await invoicePdf(anInvoice({ items })))).toBeGreaterThan(1);
});

it("draws names in the scripts of its readers, and currency symbols", async () => {
  const billingAddress = anAddress({ name: "आशा Łukasz" });
  const currency = { code: "EUR", rateMillionths: 90_000_000, chargeBasisPoints: 0 };
  const written = writtenCharacters(await invoicePdf(anInvoice({ billingAddress, currency })));
  for (const character of "आशŁ€") expect(written).toContain(character);
});

it("prints a credit note with the same fonts", async () => {
  const invoiceDocument = toCreditNoteDocument(anOrder({ creditNotes: [aCreditNote()] }), 1, aStore());
  if (!invoiceDocument) throw new Error("There is one.");
  const pdf = await invoicePdf(invoiceDocument);
  expect(pagesOf(pdf)).toBe(1);
  for (const character of "Credit note CN-000001") expect(` ${writtenCharacters(pdf)}`).toContain(character);
});
