import { GET as show } from "@/app/api/owner/reports/gst/route";
import { insertCreditNote } from "@/lib/data/invoice/credit-notes";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { aCreditNote, anAddress } from "@/tests/factories/order";
import { rupees, TAMIL_NADU } from "@/tests/factories/pricing";
import { anOrderOfItems } from "@/tests/factories/sold-order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();

const GSTIN = "33ABCDE1234F1Z5";

beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
  let made = 0;
  const invoiced = async (
    invoicedAt: string,
    { gst = "", place = {}, storeId = "nila-loom", net = rupees(1_050) } = {},
  ) => {
    made += 1;
    const order = {
      ...anOrderOfItems([{ net, rate: 5 }], place === TAMIL_NADU ? { place: TAMIL_NADU } : {}),
      id: `order-${made}`,
      number: `482913-1126-${100_000 + made}`,
      checkoutId: `checkout-${made}`,
      invoiceNumber: `INV-${made}`,
      invoicedAt: new Date(invoicedAt),
      gst: { company: "", number: gst },
      billingAddress: anAddress(place === TAMIL_NADU ? { state: "Tamil Nadu" } : {}),
    };
    await insertOrder(storeId, order, order.createdAt, getDatabase());
    return order.id;
  };
  // In Kolkata, the month begins at 18:30 UTC of the day before.
  await invoiced("2026-10-31T18:29:59Z");
  await invoiced("2026-10-31T18:30:00Z");
  await invoiced("2026-11-30T18:29:59Z", { gst: GSTIN, place: TAMIL_NADU });
  await invoiced("2026-11-30T18:30:00Z");
  await invoiced("2026-11-15T10:00:00Z", { storeId: "silk-shop" });
  const earlier = await invoiced("2026-09-10T10:00:00Z");
  const note = aCreditNote({ number: "CN-7", issuedAt: new Date("2026-11-20T10:00:00Z") });
  await insertCreditNote("nila-loom", earlier, note, getDatabase());
});

async function monthOf(month: string): Promise<[number, Record<string, unknown>]> {
  const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}` };
  const answer = await show(new Request(`http://localhost/api/owner/reports/gst?month=${month}`, { headers }));
  return [answer.status, (await answer.json()) as Record<string, unknown>];
}

it("reports what this shop invoiced and credited in its own days of the month", async () => {
  const [status, month] = await monthOf("2026-11");
  expect(status).toBe(200);
  expect(month).toMatchObject({
    invoices: { count: 2, first: "INV-2", last: "INV-3" },
    credit_notes: { count: 1, first: "CN-7", last: "CN-7" },
    invoiced: { taxable: 2_000, cgst: 25, sgst: 25, igst: 50, value: 2_100 },
    credited: { taxable: 952.38, cgst: 23.81, sgst: 23.81, igst: 0, value: 1_000 },
    b2b: [{ number: "INV-3", buyer_gst_number: GSTIN, place_of_supply: "Tamil Nadu", rate: 5, igst: 50 }],
    // The credit note belongs to an invoice of September, and lowers the small sales of November.
    b2c_small: [{ place_of_supply: "Kerala", rate: 5, taxable: 47.62, value: 50 }],
    hsn: [{ hsn_code: "6214", rate: 5, value: 1_100 }],
    unreadable: [],
  });
});

it("is empty for a month without invoices, and refuses what is no month", async () => {
  expect(await monthOf("2025-01")).toEqual([200, expect.objectContaining({ invoices: null, hsn: [] })]);
  expect((await monthOf("2026-13"))[0]).toBe(400);
});
