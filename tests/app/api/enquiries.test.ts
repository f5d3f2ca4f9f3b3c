import { desc, eq } from "drizzle-orm";
import { POST } from "@/app/api/enquiries/route";
import { GET as readEnquiry } from "@/app/api/owner/enquiries/[enquiry_id]/route";
import { GET as listEnquiries } from "@/app/api/owner/enquiries/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { enquiries } from "@/lib/database/schema/enquiry";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { stores } from "@/lib/database/schema/store";
import { ownerToken } from "@/lib/server/owner-token";
import { anEnquiryStoreRow } from "../../factories/enquiry-store";
import { insertProduct, insertVariant } from "../../factories/product-row";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { aProof } from "../../support/proof-of-work";
import { aCustomer, aVisitor, messagesTo, told } from "../../support/shopper";
import { visitorBrowser } from "../../support/visitor-browser";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

const OWNER = "enquiries@nila.example";

beforeAll(async () => {
  await insertStore("nila-loom", anEnquiryStoreRow({ setting: { enquiry_email: OWNER } }));
  await insertStore("another", anEnquiryStoreRow());
  await insertProduct({ id: "stole", name: "Silk stole", sku: "ST-1", slug: "silk-stole" });
  await insertProduct({ id: "kurta", name: "Kurta", sku: "K" });
  await insertVariant({ id: "kurta-m", productId: "kurta", sku: "K-M", options: ["Indigo", "M"] });
  await insertProduct({ id: "draft", status: "draft" });
  await insertProduct({ id: "theirs", storeId: "another" });
});
afterEach(async () => {
  for (const table of [enquiries, outboxMessages, rateLimits]) await getDatabase().delete(table);
});

const question = { name: "Asha Rao", email: "asha@example.com", message: "What does it cost?\nAnd in red?" };
const about = (product_id: string, rest: object = {}) => ({ product_id, ...question, ...rest });
const kept = () => getDatabase().select().from(enquiries).orderBy(desc(enquiries.createdAt));
const send = async (body: object, shopper = aVisitor()) =>
  told(await (await shopper).ask(POST, { method: "POST", body }));

async function whileStoreIs(change: Partial<typeof stores.$inferInsert>, run: () => Promise<void>) {
  const database = getDatabase();
  const isOurs = eq(stores.storeId, "nila-loom");
  const [before] = await database.select().from(stores).where(isOurs);
  await database.update(stores).set(change).where(isOurs);
  try {
    await run();
  } finally {
    await database.update(stores).set({ details: before?.details }).where(isOurs);
  }
}

it("saves a question with the product name and SKU of the shop, whatever is sent", async () => {
  const sent = about("kurta", { variant_id: "kurta-m", product_name: "Free kurta", product_sku: "X", sku: "X" });
  expect(await send({ ...sent, dial_code: "+91", mobile: "098765 43210" })).toEqual([200, { done: true }]);
  expect(await kept()).toMatchObject([
    {
      storeId: "nila-loom",
      productId: "kurta",
      productSlug: "kurta",
      productName: "Kurta",
      sku: "K-M",
      options: "Indigo, M",
      customerId: null,
      ...question,
      dialCode: "+91",
      mobile: "9876543210",
    },
  ]);
});

it("e-mails it to the shop, with replies to the sender, and sends a confirmation", async () => {
  await send(about("stole"));
  const [toShop, ...more] = await messagesTo(OWNER);
  expect(more).toEqual([]);
  expect(toShop).toMatchObject({
    template: "owner_enquiry",
    content: { product: "Silk stole", sku: "ST-1", options: "", ...question, mobile: "" },
  });
  expect(await messagesTo("asha@example.com")).toEqual([
    { template: "enquiry_received", content: { product: "Silk stole", slug: "silk-stole", options: "" } },
  ]);
});
it.each([
  { what: "has no enquiry address", enquiry_email: "", email: "hello@nila.example", to: "hello@nila.example" },
  {
    what: "has an invalid enquiry address",
    enquiry_email: "us, them",
    email: "hello@nila.example",
    to: "hello@nila.example",
  },
])("e-mails it to the company of a store that $what", async ({ enquiry_email, email, to }) => {
  const row = anEnquiryStoreRow({ setting: { enquiry_email }, details: { company_details: { name: "Nila", email } } });
  await whileStoreIs(row, async () => {
    await send(about("stole"));
    expect((await messagesTo(to)).map(({ template }) => template)).toEqual(["owner_enquiry"]);
  });
});
it("keeps it for the owner even if the store has no e-mail address", async () => {
  const row = anEnquiryStoreRow({ setting: { enquiry_email: "" }, details: { company_details: {} } });
  await whileStoreIs(row, async () => {
    expect(await send(about("stole"))).toEqual([200, { done: true }]);
    expect(await kept()).toHaveLength(1);
  });
});

it("saves the customer of a question", async () => {
  const shopper = await aCustomer("meera@example.com", "Meera");
  await send(about("stole", { email: "meera@example.com" }), Promise.resolve(shopper));
  expect((await kept())[0]?.customerId).toMatch(/^[\w-]+$/);
});

it.each([
  { body: about("none"), code: "product_unknown", status: 404 },
  { body: about("draft"), code: "product_unknown", status: 404 },
  { body: about("theirs"), code: "product_unknown", status: 404 },
  { body: about("stole", { variant_id: "kurta-m" }), code: "variant_unknown", status: 422 },
  { body: about("stole", { dial_code: "+91", mobile: "12" }), code: "mobile_invalid", status: 422 },
  { body: about("stole", { dial_code: "none", mobile: "9876543210" }), code: "mobile_invalid", status: 422 },
])("refuses $body as $code", async ({ body, code, status }) => {
  expect(await send(body)).toEqual([status, code]);
  expect(await kept()).toEqual([]);
});

it.each([
  { change: { name: "  " }, path: "name", code: "name_needed" },
  { change: { name: "Asha\nBcc: all@example.com" }, path: "name", code: "text_invalid" },
  { change: { email: "asha" }, path: "email", code: "email_invalid" },
  { change: { email: "asha@example.com\nBcc: all@example.com" }, path: "email", code: "email_invalid" },
  { change: { message: " \n " }, path: "message", code: "message_needed" },
  { change: { message: "null\0" }, path: "message", code: "text_invalid" },
  { change: { message: "x".repeat(2_001) }, path: "message", code: "too_big" },
  { change: { message: 4 }, path: "message", code: "invalid_type" },
  { change: { product_id: "" }, path: "product_id", code: "too_small" },
])("reports $code for the field $path", async ({ change, path, code }) => {
  const answer = await (await aVisitor()).ask(POST, { method: "POST", body: about("stole", change) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "request_invalid", errors: [{ path, code }] });
  expect(await kept()).toEqual([]);
});

it("drops enquiries of bots that fill in the honeypot, without saying so", async () => {
  expect(await send(about("stole", { website: "https://spam.example" }))).toEqual([200, { done: true }]);
  expect(await kept()).toEqual([]);
  expect(await messagesTo(OWNER)).toEqual([]);
});

it("accepts ten questions in ten minutes from one connection", async () => {
  const shopper = await aVisitor();
  const ask = async () =>
    shopper.ask(POST, { method: "POST", body: about("stole"), headers: await aProof({ id: "nila-loom" }) });
  for (let number = 1; number <= 10; number += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await kept()).toHaveLength(10);
});
it("sends three confirmations an hour to an address, and saves every question", async () => {
  for (let network = 1; network <= 5; network += 1) {
    const headers = { "x-forwarded-for": `198.51.100.${network}` };
    await (await aVisitor()).ask(POST, { method: "POST", body: about("stole"), headers });
  }
  expect(await messagesTo("asha@example.com")).toHaveLength(3);
  expect(await messagesTo(OWNER)).toHaveLength(5);
});

it.each([
  { what: "a question", change: {}, redirectTo: "/product/silk-stole/enquiry/sent" },
  { what: "no address", change: { email: "asha" }, redirectTo: "/product/silk-stole/enquiry/email-invalid" },
  { what: "no question", change: { message: "" }, redirectTo: "/product/silk-stole/enquiry/message-needed" },
  { what: "no product", change: { product_id: "none" }, redirectTo: "/product/silk-stole/enquiry/product-unknown" },
  {
    what: "a question that is far too long",
    change: { message: "x".repeat(3_000) },
    redirectTo: "/product/silk-stole/enquiry/request-invalid",
  },
  {
    what: "the address of another page",
    change: { slug: "../../cart?x=" },
    redirectTo: "/product/..%2F..%2Fcart%3Fx%3D/enquiry/sent",
  },
  { what: "no page address", change: { slug: "" }, redirectTo: "/product/none/enquiry/sent" },
])("redirects a plain form with $what to $leadsTo", async ({ change, redirectTo }) => {
  const form = {
    slug: "silk-stole",
    website: "",
    dial_code: "+91",
    mobile: "",
    variant_id: "",
    ...about("stole", change),
  };
  const answer = await visitorBrowser().ask(POST, { method: "POST", form });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, redirectTo]);
});

it("refuses posts from other sites", async () => {
  const foreign = visitorBrowser("https://elsewhere.example");
  expect((await foreign.ask(POST, { method: "POST", form: about("stole") as Record<string, string> })).status).toBe(
    403,
  );
  expect(await kept()).toEqual([]);
});

describe("in a store that sells for money", () => {
  it("accepts questions only about products for pre-order", async () => {
    await insertProduct({ id: "loom", stock: 0, allowPreorder: true });
    await whileStoreIs({ details: aStoreAnswer().store_details }, async () => {
      expect(await send(about("stole"))).toEqual([422, "enquiries_off"]);
      expect(await send(about("loom"))).toEqual([200, { done: true }]);
    });
    expect(await kept()).toMatchObject([{ productId: "loom" }]);
  });
});

describe("for the owner", () => {
  const asOwner = async () => ({ headers: { authorization: `Bearer ${await ownerToken()}` } });

  it("lists questions, newest first, and shows one", async () => {
    await send(about("stole"));
    await send(about("kurta", { variant_id: "kurta-m", dial_code: "+91", mobile: "9876543210" }));
    const shopper = await aVisitor();
    const { list, total, page } = await (await shopper.ask(listEnquiries, await asOwner())).json();
    expect({ total, page }).toEqual({ total: 2, page: 1 });
    expect(list).toMatchObject([
      { product_name: "Kurta", product_sku: "K-M", options: "Indigo, M", mobile: "+91 9876543210", ...question },
      { product_name: "Silk stole", product_sku: "ST-1", options: "", mobile: "", customer_id: null },
    ]);
    const params = { enquiry_id: list[1]._id };
    const shown = await shopper.ask(readEnquiry, { ...(await asOwner()), params });
    expect(await shown.json()).toEqual({ ...list[1], reply_list: [] });
  });
  it("separates the questions of several stores", async () => {
    await send(about("stole"));
    const [{ id } = { id: "" }] = await kept();
    const elsewhere = { ...(await asOwner()), path: "/api?store_id=another" };
    const shopper = await aVisitor();
    expect(await (await shopper.ask(listEnquiries, elsewhere)).json()).toMatchObject({ list: [], total: 0 });
    expect(await told(await shopper.ask(readEnquiry, { ...elsewhere, params: { enquiry_id: id } }))).toEqual([
      404,
      "enquiry_unknown",
    ]);
  });
});
