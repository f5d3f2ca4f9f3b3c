import { sql } from "drizzle-orm";
import { DELETE as endDevice } from "@/app/api/account/devices/[device_id]/route";
import { GET as listDevices } from "@/app/api/account/devices/route";
import { POST as confirmEmail } from "@/app/api/account/email/confirm/route";
import { POST as changeEmail } from "@/app/api/account/email/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as confirmMobile } from "@/app/api/account/mobile/confirm/route";
import { POST as changeMobile, DELETE as removeMobile } from "@/app/api/account/mobile/route";
import { PUT as changePassword } from "@/app/api/account/password/route";
import { POST as sendProof } from "@/app/api/account/proof/route";
import { PATCH as changeProfile, POST as postAccount, GET as readProfile } from "@/app/api/account/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { GET as getSession } from "@/app/api/session/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
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
  it("changes only the fields that are sent", async () => {
    const { shopper } = await somebody();
    await shopper.ask(changeProfile, write("PATCH", { gst: { company: "Rao Textiles", number: "29abcde1234f1zw" } }));
    await shopper.ask(changeProfile, write("PATCH", { name: "meera  MENON" }));
    expect(await profileOf(shopper)).toMatchObject({
      name: "Meera Menon",
      gst: { company: "Rao Textiles", number: "29ABCDE1234F1ZW" },
    });
  });
  it("refuses an invalid GST number", async () => {
    const { shopper } = await somebody();
    const answer = await shopper.ask(changeProfile, write("PATCH", { gst: { company: "", number: "123" } }));
    expect((await answer.json()).errors).toEqual([{ path: "gst.number", code: "gst_number_invalid" }]);
  });
  it("accepts a plain form, and redirects visitors who are not signed in to sign in", async () => {
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
  it("changes for a customer who knows it, and signs out all other devices", async () => {
    const { email, shopper } = await somebody();
    const other = await aVisitor();
    await other.ask(signIn, write("POST", { email, password: PASSWORD }));
    const body = { current_password: PASSWORD, password: "weld-and-walnut" };
    expect((await shopper.ask(changePassword, write("PUT", body))).status).toBe(200);
    expect([(await shopper.ask(readProfile)).status, (await other.ask(readProfile)).status]).toEqual([200, 401]);
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, "weld-and-walnut")]).toEqual([false, true]);
    expect((await messagesTo(email))[0]?.template).toBe("password_changed");
  });
  it("does not change without proof, or with a wrong one", async () => {
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
  it("can be set for the first time with a code", async () => {
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
  it("changes once the new one is confirmed, and the old one is notified", async () => {
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
  it("of another customer gets the same response as a free one, but is never taken", async () => {
    const [{ shopper }, { email: taken }] = [await somebody(), await somebody()];
    const answer = await shopper.ask(changeEmail, write("POST", { current_password: PASSWORD, email: taken }));
    expect(await told(answer)).toEqual([200, { sent_to: taken, expires_on: expect.any(String) }]);
    expect((await messagesTo(taken))[0]?.template).toBe("email_taken");
    expect(await told(await shopper.ask(confirmEmail, write("POST", { code: "000000" })))).toEqual([422, "code_wrong"]);
  });
  it("stays when another customer has confirmed the new one meanwhile", async () => {
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
  const number = { dial_code: "+91", mobile: "098765 43210", current_password: PASSWORD };

  it("is saved once its code is confirmed, and can be removed", async () => {
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
  it("belongs to the customer who confirms it first", async () => {
    const shared = { dial_code: "+91", mobile: "9876543211", current_password: PASSWORD };
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
  ])("%s %s is not a mobile number, so nothing is sent", async (dial_code, mobile) => {
    const { shopper } = await somebody();
    expect(
      await told(await shopper.ask(changeMobile, write("POST", { dial_code, mobile, current_password: PASSWORD }))),
    ).toEqual([422, "mobile_invalid"]);
  });
  it("is not changed by somebody else at a browser that is still signed in", async () => {
    const { shopper } = await somebody();
    const { current_password: _, ...unproved } = number;
    expect(await told(await shopper.ask(changeMobile, write("POST", unproved)))).toEqual([422, "proof_needed"]);
    const wrong = { ...number, current_password: "something else" };
    expect(await told(await shopper.ask(changeMobile, write("POST", wrong)))).toEqual([422, "password_wrong"]);
  });
  it("receives at most three text messages an hour, whoever requests them", async () => {
    const statuses = [];
    for (let at = 0; at < 4; at += 1) {
      const { shopper } = await somebody();
      statuses.push((await shopper.ask(changeMobile, write("POST", { ...number, mobile: "98765 43219" }))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("devices", () => {
  it("are listed, and can be signed out from another device", async () => {
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
  it("of another customer are unknown", async () => {
    const [{ shopper }, { shopper: stranger }] = [await somebody(), await somebody()];
    const [mine] = (await (await shopper.ask(listDevices)).json()).device_list;
    const answer = await stranger.ask(endDevice, { method: "DELETE", params: { device_id: mine._id } });
    expect(await told(answer)).toEqual([404, "device_unknown"]);
    expect((await shopper.ask(readProfile)).status).toBe(200);
  });
});

describe("guests", () => {
  it("continue with an e-mail address, keep their cart, and see nothing of an account with that address", async () => {
    const { email } = await somebody();
    const guest = await aVisitor();
    const before = guest.cookies.get("visitor");
    const answer = await guest.ask(signInGuest, write("POST", { email }));
    expect(await told(answer)).toEqual([200, { kind: "guest", email, mobile: "" }]);
    expect(guest.cookies.get("visitor")).toBe(before);
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("session="))).not.toContain("Max-Age");
    expect(await (await guest.ask(getSession)).json()).toEqual({ kind: "guest", email });
    expect((await guest.ask(readProfile)).status).toBe(401);
  });
  it("cannot be customers at the same time", async () => {
    const { shopper } = await somebody();
    expect(await told(await shopper.ask(signInGuest, write("POST", { email: "a@b.example" })))).toEqual([
      422,
      "signed_in_already",
    ]);
  });
});
