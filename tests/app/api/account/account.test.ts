import { sql } from "drizzle-orm";
import { DELETE as endDevice } from "@/app/api/account/devices/[device_id]/route";
import { GET as listDevices } from "@/app/api/account/devices/route";
import { POST as confirmEmail } from "@/app/api/account/email/confirm/route";
import { POST as changeEmail } from "@/app/api/account/email/route";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET as readFeedback, POST as sendFeedback } from "@/app/api/account/feedback/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as confirmMobile } from "@/app/api/account/mobile/confirm/route";
import { POST as changeMobile, DELETE as removeMobile } from "@/app/api/account/mobile/route";
import { PUT as changePassword } from "@/app/api/account/password/route";
import { POST as sendProof } from "@/app/api/account/proof/route";
import {
  PATCH as changeProfile,
  DELETE as deleteAccount,
  POST as postAccount,
  GET as readProfile,
} from "@/app/api/account/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { GET as listFeedback } from "@/app/api/owner/feedback/route";
import { GET as getSession } from "@/app/api/session/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { getDatabase } from "@/lib/database/connection";
import { oneTimeCodes, rateLimits, visitorSessions } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { stores } from "@/lib/database/schema/store";
import { ownerToken } from "@/lib/server/owner-token";
import { aStoreAnswer } from "../../../factories/store-answer";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import {
  aCustomer,
  aVisitor,
  lastCode,
  messagesTo,
  otherCode,
  PASSWORD,
  type Shopper,
  told,
} from "../../../support/shopper";

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
const profileOf = async (shopper: Shopper) => (await shopper.ask(readProfile)).json();
const canSignIn = async (email: string, password: string) =>
  (await (await aVisitor()).ask(signIn, write("POST", { email, password }))).status === 200;

describe("the profile", () => {
  it("is the customer's own", async () => {
    const { email, shopper } = await somebody();
    expect(await profileOf(shopper)).toEqual({
      _id: expect.any(String),
      unique_id: expect.stringMatching(/^\d{6}$/),
      name: "Asha Rao",
      email,
      dial_code: "",
      mobile: "",
      mobile_verified: false,
      gst: { company: "", number: "" },
      has_password: true,
      created_on: expect.any(String),
    });
  });
  it("changes in what is sent, and stays in what is not", async () => {
    const { shopper } = await somebody();
    await shopper.ask(changeProfile, write("PATCH", { gst: { company: "Rao Textiles", number: "29abcde1234f1z5" } }));
    await shopper.ask(changeProfile, write("PATCH", { name: "meera  MENON" }));
    expect(await profileOf(shopper)).toMatchObject({
      name: "Meera Menon",
      gst: { company: "Rao Textiles", number: "29ABCDE1234F1Z5" },
    });
  });
  it("refuses a GST number that is none", async () => {
    const { shopper } = await somebody();
    const answer = await shopper.ask(changeProfile, write("PATCH", { gst: { company: "", number: "123" } }));
    expect((await answer.json()).errors).toEqual([{ path: "gst.number", code: "gst_number_invalid" }]);
  });
  it("takes a plain form, which is led to sign in when nobody is signed in", async () => {
    const { shopper } = await somebody();
    const form = { _method: "PATCH", name: "meera", gst_number: "", gst_company: "" };
    const done = await shopper.ask(postAccount, { method: "POST", form });
    expect(done.headers.get("location")).toBe("/account/profile?done=profile_saved");
    expect((await profileOf(shopper)).name).toBe("Meera");
    const refused = await (await aVisitor()).ask(postAccount, { method: "POST", form });
    expect([refused.status, refused.headers.get("location")]).toEqual([303, "/account/sign-in"]);
  });
});

describe("the password", () => {
  it("changes for who knows it, and signs out on all other devices", async () => {
    const { email, shopper } = await somebody();
    const other = await aVisitor();
    await other.ask(signIn, write("POST", { email, password: PASSWORD }));
    const body = { current_password: PASSWORD, password: "weld-and-walnut" };
    expect((await shopper.ask(changePassword, write("PUT", body))).status).toBe(200);
    expect([(await shopper.ask(readProfile)).status, (await other.ask(readProfile)).status]).toEqual([200, 401]);
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, "weld-and-walnut")]).toEqual([false, true]);
    expect((await messagesTo(email))[0]?.template).toBe("password_changed");
  });
  it("does not change without a proof, nor by a wrong one", async () => {
    const { email, shopper } = await somebody();
    const refusals = [];
    for (const proof of [{}, { current_password: "wrong-password" }, { code: "123456" }]) {
      const answer = await shopper.ask(changePassword, write("PUT", { ...proof, password: "weld-and-walnut" }));
      refusals.push(await told(answer));
    }
    expect(refusals).toEqual([
      [422, "proof_needed"],
      [422, "password_wrong"],
      [422, "code_over"],
    ]);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });
  it("is set for the first time by a code", async () => {
    const { email, shopper } = await somebody();
    await getDatabase().update(customers).set({ passwordHash: null }).where(sql`${customers.email} = ${email}`);
    expect((await profileOf(shopper)).has_password).toBe(false);
    await shopper.ask(sendProof, { method: "POST" });
    const body = { code: await lastCode(email), password: "weld-and-walnut" };
    expect((await shopper.ask(changePassword, write("PUT", body))).status).toBe(200);
    expect(await told(await shopper.ask(changePassword, write("PUT", body)))).toEqual([422, "code_over"]);
    expect(await canSignIn(email, "weld-and-walnut")).toBe(true);
  });
});

describe("the e-mail address", () => {
  it("changes once the new one is proved, and the old one is told", async () => {
    const { email, shopper } = await somebody();
    const other = await aVisitor();
    await other.ask(signIn, write("POST", { email, password: PASSWORD }));
    const fresh = `new-${email}`;
    await shopper.ask(changeEmail, write("POST", { current_password: PASSWORD, email: fresh }));
    expect((await profileOf(shopper)).email).toBe(email);
    const code = await lastCode(fresh);
    expect((await shopper.ask(confirmEmail, write("POST", { code: otherCode(code) }))).status).toBe(422);
    expect((await shopper.ask(confirmEmail, write("POST", { code }))).status).toBe(200);
    expect((await profileOf(shopper)).email).toBe(fresh);
    expect((await other.ask(readProfile)).status).toBe(401);
    expect((await messagesTo(email))[0]?.template).toBe("email_changed");
  });
  it("of somebody else is answered like a free one, and never given", async () => {
    const [{ shopper }, { email: taken }] = [await somebody(), await somebody()];
    const answer = await shopper.ask(changeEmail, write("POST", { current_password: PASSWORD, email: taken }));
    expect(await told(answer)).toEqual([200, { sent_to: taken, expires_on: expect.any(String) }]);
    expect((await messagesTo(taken))[0]?.template).toBe("email_taken");
    expect(await told(await shopper.ask(confirmEmail, write("POST", { code: "000000" })))).toEqual([422, "code_wrong"]);
  });
  it("stays when somebody else has proved the new one meanwhile", async () => {
    const { email, shopper } = await somebody();
    const wanted = `wanted-${email}`;
    await shopper.ask(changeEmail, write("POST", { current_password: PASSWORD, email: wanted }));
    const code = await lastCode(wanted);
    await aCustomer(wanted);
    expect(await told(await shopper.ask(confirmEmail, write("POST", { code })))).toEqual([422, "code_over"]);
    expect((await profileOf(shopper)).email).toBe(email);
  });
});

describe("the mobile number", () => {
  const number = { dial_code: "+91", mobile: "098765 43210" };

  it("becomes the customer's by the code that reaches it, and goes again", async () => {
    const { shopper } = await somebody();
    const sent = await told(await shopper.ask(changeMobile, write("POST", number)));
    expect(sent).toEqual([200, { sent_to: "+919876543210", expires_on: expect.any(String) }]);
    expect((await messagesTo("+919876543210"))[0]?.template).toBe("mobile_code");
    const body = { code: await lastCode("+919876543210") };
    expect(await (await shopper.ask(confirmMobile, write("POST", body))).json()).toMatchObject({
      dial_code: "+91",
      mobile: "9876543210",
      mobile_verified: true,
    });
    const removed = await (await shopper.ask(removeMobile, { method: "DELETE" })).json();
    expect(removed).toMatchObject({ dial_code: "", mobile: "", mobile_verified: false });
  });
  it("is one customer's: who proves it second is refused", async () => {
    const shared = { dial_code: "+91", mobile: "9876543211" };
    const answers = [];
    for (const { shopper } of [await somebody(), await somebody()]) {
      await shopper.ask(changeMobile, write("POST", shared));
      const body = { code: await lastCode("+919876543211") };
      answers.push((await told(await shopper.ask(confirmMobile, write("POST", body))))[0]);
    }
    expect(answers).toEqual([200, 422]);
  });
  it.each([
    ["+91", "12345"],
    ["+91", "022 2788 1234"],
    ["+999", "9876543210"],
    ["", "9876543210"],
    ["+91", "javascript:alert(1)"],
  ])("%s %s reaches no mobile, so nothing is sent", async (dial_code, mobile) => {
    const { shopper } = await somebody();
    expect(await told(await shopper.ask(changeMobile, write("POST", { dial_code, mobile })))).toEqual([
      422,
      "mobile_invalid",
    ]);
  });
  it("gets five text messages an hour, whoever asks", async () => {
    const shoppers = [await somebody(), await somebody()];
    const statuses = [];
    for (let at = 0; at < 6; at += 1) {
      const { shopper } = shoppers[at % 2] ?? shoppers[0] ?? (await somebody());
      statuses.push((await shopper.ask(changeMobile, write("POST", number))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("devices", () => {
  it("are listed, and one of them can be signed out from another", async () => {
    const { email, shopper } = await somebody();
    const phone = await aVisitor();
    await phone.ask(signIn, { ...write("POST", { email, password: PASSWORD }), headers: { "user-agent": "A phone" } });
    const { device_list: devices } = await (await shopper.ask(listDevices)).json();
    expect(devices).toHaveLength(2);
    const other = devices.find(({ is_current }: { is_current: boolean }) => !is_current);
    expect(other.device).toBe("A phone");
    const left = await shopper.ask(endDevice, { method: "DELETE", params: { device_id: other._id } });
    expect((await left.json()).device_list).toHaveLength(1);
    expect((await phone.ask(readProfile)).status).toBe(401);
  });
  it("of somebody else are unknown", async () => {
    const [{ shopper }, { shopper: stranger }] = [await somebody(), await somebody()];
    const [mine] = (await (await shopper.ask(listDevices)).json()).device_list;
    const answer = await stranger.ask(endDevice, { method: "DELETE", params: { device_id: mine._id } });
    expect(await told(answer)).toEqual([404, "device_unknown"]);
    expect((await shopper.ask(readProfile)).status).toBe(200);
  });
});

describe("guests", () => {
  it("go on with an e-mail address, keep their bag's id, and see nothing of an account with that address", async () => {
    const { email } = await somebody();
    const guest = await aVisitor();
    const before = guest.cookies.get("visitor");
    const answer = await guest.ask(signInGuest, write("POST", { email }));
    expect(await told(answer)).toEqual([200, { kind: "guest", email }]);
    expect(guest.cookies.get("visitor")).toBe(before);
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("session="))).not.toContain("Max-Age");
    expect(await (await guest.ask(getSession)).json()).toEqual({ kind: "guest", email });
    expect((await guest.ask(readProfile)).status).toBe(401);
  });
  it("are not made of customers", async () => {
    const { shopper } = await somebody();
    expect(await told(await shopper.ask(signInGuest, write("POST", { email: "a@b.example" })))).toEqual([
      422,
      "signed_in_already",
    ]);
  });
});

describe("feedback", () => {
  const feedback = { quality: 5, pricing: 3, shipping: 4, comment: "Soft cotton." };

  it("is one word of each customer, the last, which the owner reads", async () => {
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
  it.each([0, 6, 2.5])("knows no rating of %d", async (quality) => {
    const { shopper } = await somebody();
    expect((await shopper.ask(sendFeedback, write("POST", { ...feedback, quality }))).status).toBe(400);
  });
});

describe("all data of a customer", () => {
  it("come in one file", async () => {
    const { email, shopper } = await somebody();
    await addNewsletterSubscriber("nila-loom", email);
    const exported = await (await shopper.ask(exportAccount)).json();
    expect(exported).toMatchObject({
      customer: { email },
      address_list: [],
      device_list: [{ is_current: true }],
      social_identities: [],
      feedback: null,
      newsletter: { subscribed: true },
    });
    expect(JSON.stringify(exported)).not.toContain("argon2");
  });
  it("are erased with the account, for who proves to be the customer, and not otherwise", async () => {
    const { email, shopper } = await somebody();
    const other = await aVisitor();
    await other.ask(signIn, write("POST", { email, password: PASSWORD }));
    await addNewsletterSubscriber("nila-loom", email);
    expect((await shopper.ask(deleteAccount, write("DELETE"))).status).toBe(422);
    expect((await shopper.ask(deleteAccount, write("DELETE", { current_password: "wrong-one" }))).status).toBe(422);
    expect((await shopper.ask(readProfile)).status).toBe(200);

    const deleted = await shopper.ask(deleteAccount, write("DELETE", { current_password: PASSWORD }));
    expect(deleted.status).toBe(200);
    expect(shopper.cookies.has("session")).toBe(false);
    expect((await other.ask(readProfile)).status).toBe(401);
    expect(await canSignIn(email, PASSWORD)).toBe(false);
    const kept = await Promise.all(
      [customers, visitorSessions, oneTimeCodes].map((table) => getDatabase().select().from(table)),
    );
    expect(JSON.stringify(kept)).not.toContain(email);
    const messages = await getDatabase()
      .select()
      .from(outboxMessages)
      .where(sql`${outboxMessages.recipient} = ${email}`);
    expect(messages.map(({ template }) => template)).toEqual(["account_deleted"]);
  });
});

describe("what the store does not offer is refused", () => {
  afterEach(forgetRemembered);

  it("guests, where the store wants accounts", async () => {
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
