import { sql } from "drizzle-orm";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET as readFeedback, POST as sendFeedback } from "@/app/api/account/feedback/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { DELETE as deleteAccount, GET as readProfile } from "@/app/api/account/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { GET as listFeedback } from "@/app/api/owner/feedback/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { saveLeftCartConsent } from "@/lib/data/left-cart/consents";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { addStockAlert } from "@/lib/data/stock-alert";
import { getDatabase } from "@/lib/database/connection";
import { oneTimeCodes, rateLimits, visitorSessions } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { leftCartConsents } from "@/lib/database/schema/left-cart";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { stockAlerts } from "@/lib/database/schema/stock";
import { stores } from "@/lib/database/schema/store";
import { ownerToken } from "@/lib/server/owner-token";
import { aStoreAnswer } from "../../../factories/store-answer";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, PASSWORD, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertStore("nila-loom", { features: [...aStoreAnswer().ys_features, "customer_feedback"] }));
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

let customer = 0;
async function somebody() {
  const email = `customer-${++customer}@example.com`;
  return { email, shopper: await aCustomer(email) };
}
const write = (method: string, body: unknown = {}) => ({ method, body });
const canSignIn = async (email: string, password: string) =>
  (await (await aVisitor()).ask(signIn, write("POST", { email, password }))).status === 200;

describe("feedback", () => {
  const feedback = { quality: 5, pricing: 3, shipping: 4, comment: "Soft cotton." };

  it("is kept once per customer, the latest, and listed for the owner", async () => {
    const { email, shopper } = await somebody();
    await shopper.ask(sendFeedback, write("POST", { ...feedback, quality: 1 }));
    await shopper.ask(sendFeedback, write("POST", feedback));
    expect(await (await shopper.ask(readFeedback)).json()).toEqual({ feedback });
    const asOwner = { headers: { authorization: `Bearer ${await ownerToken()}` } };
    expect(await (await shopper.ask(listFeedback, asOwner)).json()).toEqual({
      total: 1,
      page: 1,
      averages: { quality: 5, pricing: 3, shipping: 4 },
      list: [{ ...feedback, customer_id: expect.any(String), name: "Asha Rao", email, sent_on: expect.any(String) }],
    });
  });
  it.each([0, 6, 2.5])("refuses a rating of %d", async (quality) => {
    const { shopper } = await somebody();
    expect((await shopper.ask(sendFeedback, write("POST", { ...feedback, quality }))).status).toBe(400);
  });
});

describe("all data of a customer", () => {
  it("can be downloaded as one file", async () => {
    const { email, shopper } = await somebody();
    await addNewsletterSubscriber("nila-loom", email);
    await addStockAlert("nila-loom", { productId: "shawl", variantId: "", email });
    await saveLeftCartConsent("nila-loom", { kind: "guest", anonymousId: "browser", email }, new Date());
    const exported = await (await shopper.ask(exportAccount)).json();
    expect(exported).toMatchObject({
      customer: { email },
      address_list: [],
      device_list: [{ is_current: true }],
      social_identities: [],
      feedback: null,
      newsletter: { subscribed: true },
      left_cart_mail: { consented_on: null, as_guest: [{ consented_on: expect.any(String) }] },
      withdrawal_list: [],
      stock_alert_list: [{ product_id: "shawl", variant_id: "" }],
    });
    expect(JSON.stringify(exported)).not.toContain("argon2");
  });
  it("are deleted with the account, but only with proof of identity", async () => {
    const { email, shopper } = await somebody();
    const other = await aVisitor();
    await other.ask(signIn, write("POST", { email, password: PASSWORD }));
    await addNewsletterSubscriber("nila-loom", email);
    await addStockAlert("nila-loom", { productId: "shawl", variantId: "", email });
    await saveLeftCartConsent("nila-loom", { kind: "guest", anonymousId: "browser-of-theirs", email }, new Date());
    expect((await shopper.ask(deleteAccount, write("DELETE"))).status).toBe(422);
    expect((await shopper.ask(deleteAccount, write("DELETE", { current_password: "wrong-one" }))).status).toBe(422);
    expect((await shopper.ask(readProfile)).status).toBe(200);

    const deleted = await shopper.ask(deleteAccount, write("DELETE", { current_password: PASSWORD }));
    expect(deleted.status).toBe(200);
    expect(shopper.cookies.has("session")).toBe(false);
    expect((await other.ask(readProfile)).status).toBe(401);
    expect(await canSignIn(email, PASSWORD)).toBe(false);
    const kept = await Promise.all(
      [customers, visitorSessions, oneTimeCodes, stockAlerts, leftCartConsents].map((table) =>
        getDatabase().select().from(table),
      ),
    );
    expect(JSON.stringify(kept)).not.toContain(email);
    const messages = await getDatabase()
      .select()
      .from(outboxMessages)
      .where(sql`${outboxMessages.recipient} = ${email}`);
    expect(messages.map(({ template }) => template)).toEqual(["account_deleted"]);
  });
});

describe("features that are off are refused", () => {
  afterEach(forgetRemembered);

  it("guests, in a store that requires accounts", async () => {
    const { store_details: details } = aStoreAnswer();
    const [properties] = details.store_properties;
    const application_setting = { ...properties?.application_setting, guest_checkout: false };
    const changed = { ...details, store_properties: [{ ...properties, application_setting }] };
    await getDatabase().update(stores).set({ details: changed });
    forgetRemembered();
    const answer = await (await aVisitor()).ask(signInGuest, write("POST", { email: "guest@example.com" }));
    expect(await told(answer)).toEqual([422, "guests_refused"]);
  });
  it("feedback", async () => {
    const { shopper } = await somebody();
    await getDatabase().update(stores).set({ features: [] });
    forgetRemembered();
    expect(await told(await shopper.ask(readFeedback))).toEqual([422, "feedback_off"]);
  });
});
