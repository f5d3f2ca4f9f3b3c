import { eq } from "drizzle-orm";
import { POST as askShop } from "@/app/api/enquiries/shop/route";
import { POST as mailEnquiry } from "@/app/store_details/enquiry_mail/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { enquiries } from "@/lib/database/schema/enquiry";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { anEnquiryStoreRow } from "../../factories/enquiry-store";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { aProof } from "../../support/proof-of-work";
import { aVisitor, messagesTo, told } from "../../support/shopper";

useTestDatabase();

const OWNER = "enquiries@nila.example";
const QUESTION = { name: "Asha Rao", email: "asha@example.com", message: "Do you sell to shops?\nAnd abroad?" };

beforeAll(async () => {
  await insertStore("nila-loom", anEnquiryStoreRow({ setting: { enquiry_email: OWNER } }));
  await insertStore("closed", { ...anEnquiryStoreRow(), status: "inactive" });
});
afterEach(async () => {
  for (const table of [enquiries, outboxMessages, rateLimits]) await getDatabase().delete(table);
});

const kept = () => getDatabase().select().from(enquiries).where(eq(enquiries.storeId, "nila-loom"));

describe("POST /api/enquiries/shop", () => {
  const send = async (options: { body?: object; form?: Record<string, string>; headers?: Record<string, string> }) =>
    (await aVisitor()).ask(askShop, { method: "POST", ...options });

  it("keeps the question, mails it to the shop, and confirms it without a word of the sender", async () => {
    const body = { ...QUESTION, subject: "Wholesale", dial_code: "+91", mobile: "98765 43210" };
    expect(await told(await send({ body }))).toEqual([200, { done: true }]);
    expect(await kept()).toMatchObject([
      { ...QUESTION, productId: "", productName: "Wholesale", mobile: "9876543210" },
    ]);
    const mobile = "+91 9876543210";
    expect(await messagesTo(OWNER)).toEqual([
      { template: "owner_question", content: { ...QUESTION, subject: "Wholesale", mobile } },
    ]);
    expect(await messagesTo(QUESTION.email)).toEqual([{ template: "question_received", content: {} }]);
  });

  it.each([
    { body: { ...QUESTION, message: " " }, code: "request_invalid", status: 400 },
    { body: { ...QUESTION, email: "asha" }, code: "request_invalid", status: 400 },
    { body: { ...QUESTION, subject: "a\nb" }, code: "request_invalid", status: 400 },
    { body: { ...QUESTION, dial_code: "+91", mobile: "12" }, code: "mobile_invalid", status: 422 },
  ])("refuses $body with $code", async ({ body, code, status }) => {
    expect(await told(await send({ body }))).toEqual([status, code]);
    expect(await kept()).toEqual([]);
  });

  it("keeps nothing of a bot, and does not tell it", async () => {
    expect(await told(await send({ body: { ...QUESTION, website: "x" } }))).toEqual([200, { done: true }]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    { what: "with a proof of work", proves: true, times: 10 },
    { what: "without", proves: false, times: 5 },
  ])("lets one network ask so many times: $times $what", async ({ proves, times }) => {
    const statuses: number[] = [];
    for (let time = 0; time <= times; time++) {
      const headers = proves ? await aProof({ id: "nila-loom" }) : {};
      statuses.push((await send({ body: QUESTION, headers })).status);
    }
    expect(statuses).toEqual([...Array(times).fill(200), 429]);
  });

  it("leads a form without script back to the bag, with what was typed", async () => {
    const sent = await send({ form: QUESTION });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/cart?done=asked"]);
    const refused = await send({ form: { ...QUESTION, email: "asha" } });
    expect(refused.headers.get("location")).toBe("/cart?refusal=email_invalid&field=email&ask=1");
    expect(refused.headers.getSetCookie().some((cookie) => cookie.includes("Path=/cart"))).toBe(true);
  });
});

describe("POST /store_details/enquiry_mail", () => {
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await mailEnquiry(
      new Request("http://localhost:3000/store_details/enquiry_mail", {
        method: "POST",
        headers: { "content-type": "application/json", host: "localhost:3000", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
    return [response.status, await response.json()];
  };

  it("mails the question to the shop, as the platform's call does", async () => {
    const body = { store_id: "nila-loom", ...QUESTION, subject: "Wholesale", mobile: "+91 9876543210" };
    expect(await send(body)).toEqual([200, { status: true }]);
    expect(await messagesTo(OWNER)).toMatchObject([{ template: "owner_question", content: { subject: "Wholesale" } }]);
    expect(await kept()).toMatchObject([{ customerId: null, dialCode: "+91", mobile: "9876543210" }]);
  });

  it("takes a number without a dial code for one of the store's country", async () => {
    await send({ store_id: "nila-loom", ...QUESTION, mobile: "9876543210" });
    expect(await kept()).toMatchObject([{ dialCode: "+91", mobile: "9876543210" }]);
  });

  it.each([
    ["no store", { store_id: "none", ...QUESTION }, "There is no store with this store_id."],
    ["a closed store", { store_id: "closed", ...QUESTION }, "There is no store with this store_id."],
    ["no JSON", "{", "The body must be JSON."],
    ["no message", { store_id: "nila-loom", ...QUESTION, message: "" }, /not valid: message\.$/],
    ["nothing", {}, /name, email, message, store_id|store_id/],
    ["a wrong number", { store_id: "nila-loom", ...QUESTION, mobile: "12" }, "The mobile number is not valid."],
  ])("refuses %s in the platform's way", async (_, body, message) => {
    expect(await send(body)).toEqual([200, { status: false, message: expect.stringMatching(message) }]);
    expect(await kept()).toEqual([]);
  });

  it("refuses a body of another kind, which a form of another site could send", async () => {
    const text = JSON.stringify({ store_id: "nila-loom", ...QUESTION });
    expect(await send(text, { "content-type": "text/plain" })).toMatchObject([200, { status: false }]);
    expect(await kept()).toEqual([]);
  });
});
