import { eq } from "drizzle-orm";
import { POST as withdrawOne } from "@/app/api/quotations/[quotation_id]/cancel/route";
import { GET as list } from "@/app/api/quotations/route";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { quotationLinks } from "@/lib/database/schema/quotation";
import { forgetOldOrders } from "@/lib/workflows/order/forget-old";
import { insertProduct } from "../../../factories/product-row";
import { insertPricedQuotation } from "../../../factories/quotation-row";
import { useTestDatabase } from "../../../support/database";
import {
  approve,
  aRequestedQuotation,
  askForRevision,
  at,
  emailOfNewestCustomer,
  insertQuotationStore,
  read,
  setQuotationPrices,
  someone,
  withdraw,
} from "../../../support/quotation-shop";
import { aVisitor, messagesTo, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertQuotationStore();
  await insertProduct({ id: "stole", stock: 100_000 });
});
beforeEach(() => getDatabase().delete(rateLimits));

describe("reading a quotation", () => {
  it("works for the customer, and for anyone with a valid link", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequestedQuotation(asha);
    const other = await aRequestedQuotation(await someone());
    expect((await read(asha, at(quotation._id))).status).toBe(200);
    for (const [who, named] of [
      [await someone(), at(quotation._id)],
      [await aVisitor(), at(quotation._id)],
      [await aVisitor(), at(quotation._id, other.key)],
      [await aVisitor(), at(quotation._id, `${key}x`)],
      [asha, at("none")],
    ] as const) {
      expect(await told(await read(who, named))).toEqual([404, "quotation_unknown"]);
    }
    const now = new Date();
    await getDatabase()
      .update(quotationLinks)
      .set({ expiresAt: now })
      .where(eq(quotationLinks.quotationId, quotation._id));
    expect(await told(await read(await aVisitor(), at(quotation._id, key)))).toEqual([404, "quotation_unknown"]);
  });

  it("removes expired links only", async () => {
    const { quotation, key } = await aRequestedQuotation(await someone());
    const links = () =>
      getDatabase().select().from(quotationLinks).where(eq(quotationLinks.quotationId, quotation._id));
    const kept = (await links()).length;
    const longAgo = new Date(Date.now() - 61 * 24 * 3_600_000);
    await insertQuotationLink("nila-loom", quotation._id, longAgo);
    await forgetOldOrders();
    expect(await links()).toHaveLength(kept);
    expect((await read(await aVisitor(), at(quotation._id, key))).status).toBe(200);
  });

  it("lists the customer's own quotations by type, and finds them by number and item", async () => {
    const asha = await someone();
    const { quotation: live } = await aRequestedQuotation(asha);
    const { quotation: gone } = await aRequestedQuotation(asha);
    await aRequestedQuotation(await someone());
    await withdraw(asha, at(gone._id));
    const listed = async (query: string) => {
      const answer = await asha.ask(list, { path: `/api/quotations${query}` });
      return (await answer.json()).list.map(({ _id }: { _id: string }) => _id);
    };
    expect(await listed("")).toEqual([live._id]);
    expect(await listed("?type=cancelled")).toEqual([gone._id]);
    expect(await listed("?type=confirmed")).toEqual([]);
    expect(await listed(`?q=${live.quot_number}`)).toEqual([live._id]);
    expect(await listed("?q=STO")).toEqual([live._id]);
    expect(await listed("?q=asha")).toEqual([]);
    expect(await listed("?page=2")).toEqual([]);
  });
});

describe("asking for a revision", () => {
  it("mails the owner, and the current prices can still be approved", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    const body = { revision: 1, text: "800 each?\nThen we take twenty." };
    const asked = await (await askForRevision(asha, at(quotation._id), body)).json();
    expect(asked).toMatchObject({ quot_status: "processing", revised_price: [{ request: { text: body.text } }] });
    expect((await askForRevision(asha, at(quotation._id), body)).status).toBe(200);
    const other = await askForRevision(asha, at(quotation._id), { ...body, text: "700" });
    expect(await told(other)).toEqual([422, "revision_asked"]);
    const queued = await getDatabase()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.template, "owner_revision_asked"));
    expect(queued.filter(({ content }) => JSON.stringify(content).includes(quotation.quot_number))).toHaveLength(1);
    expect((await approve(asha, at(quotation._id))).status).toBe(200);
    expect(await told(await askForRevision(asha, at(quotation._id), body))).toEqual([422, "quotation_confirmed"]);
  });

  it.each([
    { what: "nothing", text: " ", code: "text_needed" },
    { what: "a null character", text: "\0", code: "text_invalid" },
    { what: "more than anybody reads", text: "x".repeat(1_001), code: "too_big" },
  ])("refuses $what", async ({ text, code }) => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    const answer = await askForRevision(asha, at(quotation._id), { revision: 1, text });
    expect([answer.status, (await answer.json()).errors]).toEqual([400, [{ path: "text", code }]]);
  });

  it("is refused for outdated prices, and before the first offer", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    const text = "Less";
    expect(await told(await askForRevision(asha, at(quotation._id), { revision: 0, text }))).toEqual([
      422,
      "quotation_not_priced",
    ]);
    await setQuotationPrices(quotation._id);
    await setQuotationPrices(quotation._id, { message: "Still the same." });
    expect(await told(await askForRevision(asha, at(quotation._id), { revision: 1, text }))).toEqual([
      409,
      "quotation_revised",
    ]);
  });
});

describe("cancelling by the shopper", () => {
  it("cancels, mails both sides, and has no effect a second time", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequestedQuotation(asha);
    const gone = await (await withdraw(await aVisitor(), at(quotation._id, key), { reason: "Too late" })).json();
    expect(gone).toMatchObject({ quot_status: "cancelled", cancel_info: { by: "shopper", reason: "Too late" } });
    expect(await (await withdraw(asha, at(quotation._id), { reason: "Other" })).json()).toEqual(gone);
    expect((await messagesTo(emailOfNewestCustomer()))[0]).toMatchObject({ template: "quotation_cancelled" });
    const form = await asha.ask(withdrawOne, { method: "POST", ...at(quotation._id), form: {} });
    expect(form.headers.get("location")).toBe(`/account/quotations/${quotation._id}?done=withdrawn`);
  });

  it("is too late once ordered", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    await approve(asha, at(quotation._id));
    expect(await told(await withdraw(asha, at(quotation._id)))).toEqual([422, "quotation_confirmed"]);
  });
});

it("finds no quotation by an id the database cannot store", async () => {
  expect((await read(await someone(), at("\0"))).status).toBe(400);
});

it("keeps the quotations of stores apart", async () => {
  const asha = await someone();
  const { id } = await insertPricedQuotation({ id: "elsewhere", number: "Q-1126-1000000" }, "other");
  expect(await told(await read(asha, at(id)))).toEqual([404, "quotation_unknown"]);
});
