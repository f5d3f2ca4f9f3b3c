import { POST as cancel } from "@/app/api/owner/quotations/[quotation_id]/cancel/route";
import { POST as revise } from "@/app/api/owner/quotations/[quotation_id]/revise/route";
import { GET as show } from "@/app/api/owner/quotations/[quotation_id]/route";
import { GET as list } from "@/app/api/owner/quotations/route";
import { isValidQuotationLink } from "@/lib/data/quotation/links";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { quotations } from "@/lib/database/schema/quotation";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { aQuotation, aQuotationItem } from "@/tests/factories/quotation";
import { insertQuotationRows } from "@/tests/factories/quotation-row";
import { useTestDatabase } from "@/tests/support/database";
import { asOwner, insertQuotationStore } from "@/tests/support/quotation-shop";
import { messagesTo, told } from "@/tests/support/shopper";

useTestDatabase();
beforeAll(() => insertQuotationStore());
afterEach(async () => {
  await getDatabase().delete(quotations);
  await getDatabase().delete(outboxMessages);
});

let made = 0;
function keep(overrides: Partial<Quotation> = {}, storeId = "nila-loom"): Promise<Quotation> {
  made += 1;
  const names = { id: `quotation${made}`, number: `Q-1126-${1_000_000 + made}` };
  return insertQuotationRows(
    aQuotation({ ...names, createdAt: new Date(Date.UTC(2026, 10, 1, 0, made)), ...overrides }),
    storeId,
  );
}
const reviseOne = (quotation_id: string, body: object) => asOwner(revise, { quotation_id }, body);
const cloth = aQuotationItem({
  position: 1,
  name: "Cotton",
  unit: "Mts",
  quantity: 250,
  addonId: "stitching",
  asked: { unitPrice: 40_000, addonPrice: 25_000 },
  unitPrice: 40_000,
  addonPrice: 25_000,
  total: 125_000,
});

it("lists the quotations of this store by status, and finds them by customer", async () => {
  const placed = await keep();
  const bina = await keep({ status: "cancelled", cancellation: { by: "shop", reason: "" }, customerName: "Bina" });
  await keep({}, "other");
  const numbers = async (query = "") =>
    (await (await asOwner(list, {}, undefined, query)).json()).list.map(
      ({ quot_number }: { quot_number: string }) => quot_number,
    );
  expect(await numbers()).toEqual([bina.number, placed.number]);
  expect(await numbers("?status=placed")).toEqual([placed.number]);
  expect(await numbers("?q=bin")).toEqual([bina.number]);
  expect(await numbers("?limit=1&page=2")).toEqual([placed.number]);
});

it("shows a quotation by its id and by its number", async () => {
  const { id, number } = await keep();
  for (const quotation_id of [id, number]) {
    expect(await (await asOwner(show, { quotation_id })).json()).toMatchObject({ _id: id, quot_number: number });
  }
  const elsewhere = await asOwner(show, { quotation_id: id }, undefined, "?store_id=other");
  expect(await told(elsewhere)).toEqual([404, "quotation_unknown"]);
});

it("saves each offer as a revision, and mails links to answer it", async () => {
  const { id, number } = await keep({ items: [aQuotationItem(), cloth], subTotal: 1_125_000, finalPrice: 1_125_000 });
  const first = { items: [{ position: 0, unit_price: 899.5 }], shipping_price: 500, message: "For ten of them." };
  expect(await (await reviseOne(number, first)).json()).toMatchObject({
    quot_status: "processing",
    revision: 1,
    item_list: [
      { asked_unit_price: 1_000, unit_price: 899.5, line_total: 8_995 },
      { unit_price: 400, addon_price: 250, line_total: 1_250 },
    ],
    sub_total: 10_245,
    shipping_cost: 500,
    final_price: 10_745,
  });
  const second = { items: [{ position: 1, addon_price: 0 }] };
  const answer = await (await reviseOne(id, second)).json();
  expect(answer).toMatchObject({ revision: 2, shipping_cost: 500, final_price: 10_495 });
  expect(answer.revised_price).toMatchObject([
    { revision: 1, final_price: 10_745, message: "For ten of them.", price_list: [{ unit_price: 899.5 }, {}] },
    { revision: 2, final_price: 10_495, price_list: [{ unit_price: 899.5 }, { unit_price: 400, addon_price: 0 }] },
  ]);
  expect(await (await asOwner(show, { quotation_id: id })).json()).toEqual(answer);

  const [mail] = await messagesTo("asha@example.com");
  expect(mail?.template).toBe("quotation_revised");
  const [approve, other] = [new URL(mail?.content.approve ?? ""), new URL(mail?.content.revise ?? "")];
  expect(approve.href).toMatch(new RegExp(`^https://shop\\.example/in/quote-status/${id}/approve\\?`));
  expect(other.pathname).toBe(`/in/quote-status/${id}/revision`);
  expect(approve.searchParams.get("revision")).toBe("2");
  expect(await isValidQuotationLink("nila-loom", id, approve.searchParams.get("key") ?? "")).toBe(true);
});

it("accepts the list prices when no others are sent, but only once", async () => {
  const { id } = await keep();
  expect(await (await reviseOne(id, {})).json()).toMatchObject({ revision: 1, final_price: 10_000 });
  expect(await told(await reviseOne(id, {}))).toEqual([422, "prices_needed"]);
});

it("adds the charge of the quotation's currency to the offered prices", async () => {
  const currency = { code: "USD", rateMillionths: 83_123_457, chargeBasisPoints: 500 };
  const { id } = await keep({ currency, subTotal: 1_050_000, finalPrice: 1_050_000 });
  const named = { items: [{ position: 0, unit_price: 900 }], shipping_price: 100 };
  const expected = { sub_total: 9_450, shipping_cost: 105, final_price: 9_555 };
  expect(await (await reviseOne(id, named)).json()).toMatchObject(expected);
});

it.each([
  { body: { items: [{ position: 7, unit_price: 1 }] }, refusal: [404, "item_unknown"] },
  { body: { items: [{ position: 0, addon_price: 1 }] }, refusal: [422, "addon_not_priced"] },
  { body: { items: [{ position: 0, unit_price: -1 }] }, refusal: [400, "request_invalid"] },
  { body: { items: [{ position: 0, unit_price: 10_000_001 }] }, refusal: [400, "request_invalid"] },
  { body: { items: [{ position: 0 }, { position: 0 }] }, refusal: [400, "request_invalid"] },
  { body: { items: [{ position: 0, unit_price: "900" }] }, refusal: [400, "request_invalid"] },
  { body: { shipping_price: Number.MAX_VALUE }, refusal: [400, "request_invalid"] },
  { body: { message: "\0" }, refusal: [400, "request_invalid"] },
])("refuses $body and changes nothing", async ({ body, refusal }) => {
  const kept = await keep();
  expect(await told(await reviseOne(kept.id, body))).toEqual(refusal);
  expect(await (await asOwner(show, { quotation_id: kept.id })).json()).toMatchObject({
    revision: 0,
    final_price: 10_000,
  });
});

it("stays exact at the highest price of the largest cart", async () => {
  const items = Array.from({ length: 50 }, (_, position) => aQuotationItem({ position, quantity: 1_000_000 }));
  const { id } = await keep({ items });
  const named = { items: items.map(({ position }) => ({ position, unit_price: 10_000_000 })) };
  expect(await (await reviseOne(id, named)).json()).toMatchObject({ final_price: 5_000_000_000_000 });
});

it("cancels once with a reason; closed quotations cannot change", async () => {
  const { id } = await keep();
  const cancelled = await (await asOwner(cancel, { quotation_id: id }, { reason: "Sold out" })).json();
  expect(cancelled).toMatchObject({ quot_status: "cancelled", cancel_info: { by: "shop", reason: "Sold out" } });
  expect(await (await asOwner(cancel, { quotation_id: id }, { reason: "Other" })).json()).toEqual(cancelled);
  expect(await messagesTo("asha@example.com")).toMatchObject([
    { template: "quotation_cancelled", content: { isByShop: true, reason: "Sold out" } },
  ]);
  expect(await told(await reviseOne(id, {}))).toEqual([422, "quotation_cancelled"]);
  const { id: done } = await keep({ status: "confirmed", orderId: "order", revision: 1 });
  expect(await told(await reviseOne(done, {}))).toEqual([422, "quotation_confirmed"]);
  expect(await told(await asOwner(cancel, { quotation_id: done }, {}))).toEqual([422, "quotation_confirmed"]);
});

it("knows no quotation of another store", async () => {
  const { id } = await keep({}, "other");
  expect(await told(await reviseOne(id, {}))).toEqual([404, "quotation_unknown"]);
  expect(await told(await asOwner(cancel, { quotation_id: id }, {}))).toEqual([404, "quotation_unknown"]);
});

it("refuses an offer made from prices that somebody has changed meanwhile", async () => {
  const { id } = await keep();
  expect((await reviseOne(id, { seen_revision: 0, message: "First" })).status).toBe(200);
  const late = { seen_revision: 0, shipping_price: 5, message: "Second" };
  expect(await told(await reviseOne(id, late))).toEqual([409, "quotation_changed"]);
  expect((await reviseOne(id, { ...late, seen_revision: 1 })).status).toBe(200);
});
