import { eq } from "drizzle-orm";
import { POST } from "@/app/api/newsletter/route";
import { GET as getSession } from "@/app/api/session/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { newsletterSubscribers } from "@/lib/database/schema/newsletter";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { stores } from "@/lib/database/schema/store";
import { insertLists } from "../../factories/checkout-store";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { visitorBrowser } from "../../support/visitor-browser";

useTestDatabase();

const storeWith = (newsletter: Record<string, unknown>) =>
  aStoreAnswer({
    store_properties: [
      {
        application_setting: {
          newsletter_status: true,
          newsletter_config: { response_msg: "Thank you.", ...newsletter },
        },
      },
    ],
  }).store_details;

beforeAll(() => insertStore("nila-loom", { details: storeWith({}), features: ["newsletter"] }));
afterEach(async () => {
  await getDatabase().delete(newsletterSubscribers);
  await getDatabase().delete(rateLimits);
});

async function aVisitor() {
  const browser = visitorBrowser();
  await browser.ask(getSession);
  return (asking: Parameters<typeof browser.ask>[1]) => browser.ask(POST, { method: "POST", ...asking });
}
const subscribers = async () =>
  (await getDatabase().select().from(newsletterSubscribers)).map(({ storeId, email }) => `${storeId} ${email}`);

it("subscribes an address, with the same response if it is subscribed already", async () => {
  const post = await aVisitor();
  for (const email of ["Meera@Example.com", " meera@example.com "]) {
    const response = await post({ body: { email } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: "Thank you." });
  }
  expect(await subscribers()).toEqual(["nila-loom meera@example.com"]);
});

it.each([{ email: "meera" }, { email: "" }, { email: 4 }, {}])("refuses %j", async (body) => {
  const response = await (await aVisitor())({ body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "request_invalid", errors: [{ path: "email" }] });
  expect(await subscribers()).toEqual([]);
});
it("refuses an invalid address with a code of its own", async () => {
  const response = await (await aVisitor())({ body: { email: "meera" } });
  expect(await response.json()).toMatchObject({ errors: [{ path: "email", code: "email_invalid" }] });
});

it.each([
  { email: "meera@example.com", page: "/newsletter/subscribed", kept: ["nila-loom meera@example.com"] },
  { email: "meera", page: "/newsletter/email-invalid", kept: [] },
])("redirects a plain form with $email to $page", async ({ email, page, kept }) => {
  const response = await visitorBrowser().ask(POST, { method: "POST", form: { email } });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(page);
  expect(await subscribers()).toEqual(kept);
});

it("accepts ten addresses in ten minutes from one connection", async () => {
  const post = await aVisitor();
  for (let number = 1; number <= 10; number += 1) {
    expect((await post({ body: { email: `a${number}@example.com` } })).status).toBe(200);
  }
  const refused = await post({ body: { email: "a11@example.com" } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({ code: "too_many_attempts" });
  const form = await visitorBrowser().ask(POST, { method: "POST", form: { email: "a11@example.com" } });
  expect(form.headers.get("location")).toBe("/newsletter/too-many-attempts");
  const elsewhere = await post({
    body: { email: "a11@example.com" },
    headers: { "x-forwarded-for": "203.0.113.8" },
  });
  expect(elsewhere.status).toBe(200);
  expect(await subscribers()).toHaveLength(11);
});

it("refuses posts from other sites", async () => {
  const foreign = await visitorBrowser("https://elsewhere.example").ask(POST, {
    method: "POST",
    form: { email: "meera@example.com" },
  });
  expect(foreign.status).toBe(403);
  const unpaired = await visitorBrowser().ask(POST, { method: "POST", body: { email: "meera@example.com" } });
  expect(unpaired.status).toBe(403);
  expect(await subscribers()).toEqual([]);
});

it.each([
  { what: "the feature is off", change: { features: [] } },
  { what: "the owner's setting is off", change: { details: aStoreAnswer().store_details } },
  { what: "its button is a link", change: { details: storeWith({ subscription_status: false, link: "/pages/x" }) } },
])("refuses addresses while $what", async ({ change }) => {
  const database = getDatabase();
  const [before] = await database.select().from(stores).where(eq(stores.storeId, "nila-loom"));
  await database.update(stores).set(change).where(eq(stores.storeId, "nila-loom"));
  try {
    const response = await (await aVisitor())({ body: { email: "meera@example.com" } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "newsletter_off" });
    expect(await subscribers()).toEqual([]);
  } finally {
    await database
      .update(stores)
      .set({ features: before?.features ?? [], details: before?.details })
      .where(eq(stores.storeId, "nila-loom"));
  }
});

describe("the offer for new subscribers", () => {
  const mails = async () =>
    (await getDatabase().select().from(outboxMessages)).map(({ template, recipient, content }) => [
      template,
      recipient,
      content,
    ]);
  const offerCode = async (code: string) => {
    await getDatabase()
      .update(stores)
      .set({ details: storeWith({ offer_code: code }) });
    forgetRemembered();
  };
  beforeAll(async () => {
    const offer = {
      code_type: "discount",
      discount_type: "percentage",
      discount_value: 10,
      apply_to: "order",
      status: "active",
    };
    await insertLists("nila-loom", "offer", {
      ten: { ...offer, code: "WELCOME10", enable_status: true },
      off: { ...offer, code: "OFF", enable_status: false },
    });
  });
  afterEach(async () => {
    await getDatabase().delete(outboxMessages);
  });

  it("comes by mail, once, with a link to unsubscribe", async () => {
    await offerCode("welcome10");
    const post = await aVisitor();
    for (let times = 0; times < 2; times++) await post({ body: { email: "meera@example.com" } });
    const link = expect.stringContaining("/newsletter/unsubscribe?");
    expect(await mails()).toEqual([["newsletter_welcome", "meera@example.com", { code: "WELCOME10", link }]]);
  });
  it.each(["", "OFF", "NONE"])("is not sent if nobody could use it: %j", async (code) => {
    await offerCode(code);
    const post = await aVisitor();
    await post({ body: { email: "meera@example.com" } });
    expect(await mails()).toEqual([]);
  });
});
