import { eq } from "drizzle-orm";
import { POST as confirmEmail } from "@/app/api/account/email/confirm/route";
import { POST as changeEmail } from "@/app/api/account/email/route";
import { POST as confirmGuest } from "@/app/api/account/guest/confirm/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { DELETE as removeMobile } from "@/app/api/account/mobile/route";
import { POST as sendProof } from "@/app/api/account/proof/route";
import { DELETE as deleteAccount, GET as readProfile } from "@/app/api/account/route";
import { POST as confirmCode } from "@/app/api/account/sign-in/code/confirm/route";
import { POST as sendCode } from "@/app/api/account/sign-in/code/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as confirmSignUp } from "@/app/api/account/sign-up/confirm/route";
import { POST as signUp } from "@/app/api/account/sign-up/route";
import { GET as getSession } from "@/app/api/session/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { env } from "@/lib/server/env";
import { insertStore } from "../../../factories/store-row";
import { SMS_GATEWAY } from "../../../mocks/sms-gateway";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, lastCode, messagesTo, PASSWORD, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

/** Whether the shop has a gateway for text messages. */
function setGateway(isThere: boolean) {
  const { env: actual } = jest.requireActual<typeof import("@/lib/server/env")>("@/lib/server/env");
  jest.mocked(env).mockImplementation(() => ({ ...actual(), SMS_GATEWAY_URL: isThere ? SMS_GATEWAY : undefined }));
}

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(async () => {
  setGateway(true);
  await getDatabase().delete(rateLimits);
});

let numbers = 0;
/** A mobile number that nobody has used: as people type it, and in international format. */
function aNumber() {
  const last = String(++numbers).padStart(4, "0");
  return { typed: `098765 4${last}`, international: `+9198765${`4${last}`}` };
}

const post = (body: object) => ({ method: "POST", body }) as const;
const kindOf = async (shopper: Shopper) => (await (await shopper.ask(getSession)).json()).kind;
const profileOf = async (shopper: Shopper) => (await shopper.ask(readProfile)).json();

/** A customer without an e-mail address. */
async function aMobileCustomer() {
  const { typed, international } = aNumber();
  const shopper = await aVisitor();
  await shopper.ask(signUp, post({ name: "Ravi Nair", email: typed, password: PASSWORD }));
  await shopper.ask(confirmSignUp, post({ code: await lastCode(international) }));
  return { shopper, typed, international };
}

describe("signing up with a mobile number", () => {
  it("creates an account without an e-mail address, once the code is entered", async () => {
    const { typed, international } = aNumber();
    const shopper = await aVisitor();
    const sent = await shopper.ask(signUp, post({ name: "Ravi Nair", email: typed, password: PASSWORD }));
    expect(await told(sent)).toEqual([200, { sent_to: international, expires_on: expect.any(String) }]);
    expect(await messagesTo(international)).toMatchObject([{ template: "mobile_code" }]);
    expect(await kindOf(shopper)).toBe("anonymous");
    await shopper.ask(confirmSignUp, post({ code: await lastCode(international) }));
    expect(await profileOf(shopper)).toMatchObject({ name: "Ravi Nair", email: "", mobile_verified: true });
  });

  it("signs in to the account that has the number already, which stays as it is", async () => {
    const { shopper: first, typed, international } = await aMobileCustomer();
    await getDatabase().delete(rateLimits);
    const again = await aVisitor();
    await again.ask(signUp, post({ name: "Somebody else", email: typed, password: "another-good-password" }));
    await again.ask(confirmSignUp, post({ code: await lastCode(international) }));
    expect(await profileOf(again)).toEqual(await profileOf(first));
    const other = await aVisitor();
    const byNewPassword = { email: typed, password: "another-good-password" };
    expect(await told(await other.ask(signIn, post(byNewPassword)))).toEqual([422, "credentials_wrong"]);
  });

  it("leaves room for any number of accounts without an e-mail address", async () => {
    const [one, two] = [await aMobileCustomer(), await aMobileCustomer()];
    expect((await profileOf(one.shopper))._id).not.toBe((await profileOf(two.shopper))._id);
  });

  it.each(["12345", "022 2788 1234", "+999 9876543210"])(
    "refuses %s, to which no text message can go",
    async (email) => {
      const shopper = await aVisitor();
      const [status, code] = await told(await shopper.ask(signUp, post({ name: "Ravi", email, password: PASSWORD })));
      expect([status, code]).toEqual(email === "12345" ? [400, "request_invalid"] : [422, "mobile_invalid"]);
    },
  );
});

describe("signing in with a mobile number", () => {
  it("works by a code, and by the password", async () => {
    const { typed, international } = await aMobileCustomer();
    await getDatabase().delete(rateLimits);
    const byCode = await aVisitor();
    await byCode.ask(sendCode, post({ email: typed }));
    expect((await byCode.ask(confirmCode, post({ code: await lastCode(international) }))).status).toBe(200);
    expect(await kindOf(byCode)).toBe("customer");
    const byPassword = await aVisitor();
    expect((await byPassword.ask(signIn, post({ email: international, password: PASSWORD }))).status).toBe(200);
    expect(await kindOf(byPassword)).toBe("customer");
  });

  it("reveals nothing and sends nothing if nobody has the number", async () => {
    const { typed, international } = aNumber();
    const shopper = await aVisitor();
    const answer = await told(await shopper.ask(sendCode, post({ email: typed })));
    expect(answer).toEqual([200, { sent_to: international, expires_on: expect.any(String) }]);
    expect(await messagesTo(international)).toEqual([]);
    expect(await told(await shopper.ask(confirmCode, post({ code: "000000" })))).toEqual([422, "code_wrong"]);
  });

  it("does not work with a number that its customer has never confirmed", async () => {
    const { international } = aNumber();
    const email = "unconfirmed-number@example.com";
    await aCustomer(email);
    const number = { dialCode: "+91", mobile: international.slice(3) };
    await getDatabase().update(customers).set(number).where(eq(customers.email, email));
    const shopper = await aVisitor();
    await shopper.ask(sendCode, post({ email: international }));
    expect(await messagesTo(international)).toEqual([]);
    const byPassword = post({ email: international, password: PASSWORD });
    expect(await told(await shopper.ask(signIn, byPassword))).toEqual([422, "credentials_wrong"]);
  });

  it("sends three codes an hour to a number, whoever asks", async () => {
    const { typed } = await aMobileCustomer();
    await getDatabase().delete(rateLimits);
    const statuses = [];
    for (let at = 0; at < 4; at += 1)
      statuses.push((await (await aVisitor()).ask(sendCode, post({ email: typed }))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("sends one code a minute to the same browser", async () => {
    const shopper = await aVisitor();
    const { typed } = aNumber();
    expect((await shopper.ask(sendCode, post({ email: typed }))).status).toBe(200);
    const again = await shopper.ask(sendCode, post({ email: typed }));
    expect([again.status, again.headers.get("retry-after")]).toEqual([429, "60"]);
    // Who has mistyped the number need not wait.
    expect((await shopper.ask(sendCode, post({ email: aNumber().typed }))).status).toBe(200);
  });
});

describe("a guest with a mobile number", () => {
  it("continues once the code is entered", async () => {
    const { typed, international } = aNumber();
    const guest = await aVisitor();
    const sent = await told(await guest.ask(signInGuest, post({ email: typed })));
    expect(sent).toEqual([200, { sent_to: international, expires_on: expect.any(String) }]);
    expect(await kindOf(guest)).toBe("anonymous");
    expect(await told(await guest.ask(confirmGuest, post({ code: "000000" })))).toEqual([422, "code_wrong"]);
    const confirmed = await told(await guest.ask(confirmGuest, post({ code: await lastCode(international) })));
    expect(confirmed).toEqual([200, { kind: "guest", email: "", mobile: international }]);
    expect(await (await guest.ask(getSession)).json()).toEqual({ kind: "guest", mobile: international });
  });

  it("cannot continue with the code of somebody else", async () => {
    const { typed, international } = aNumber();
    await (await aVisitor()).ask(signInGuest, post({ email: typed }));
    const stranger = await aVisitor();
    const code = await lastCode(international);
    expect(await told(await stranger.ask(confirmGuest, post({ code })))).toEqual([422, "code_over"]);
  });
});

describe("an account without an e-mail address", () => {
  it("proves who its customer is by text message, and gets an e-mail address", async () => {
    const { shopper, international } = await aMobileCustomer();
    await getDatabase().delete(rateLimits);
    await shopper.ask(sendProof, post({}));
    const email = `new-${international.slice(1)}@example.com`;
    await shopper.ask(changeEmail, post({ email, code: await lastCode(international) }));
    expect((await shopper.ask(confirmEmail, post({ code: await lastCode(email) }))).status).toBe(200);
    expect(await profileOf(shopper)).toMatchObject({ email, mobile_verified: true });
    expect((await messagesTo(international))[0]?.template).toBe("email_changed");
  });

  it("keeps its mobile number, which is all it can sign in with", async () => {
    const { shopper } = await aMobileCustomer();
    expect(await told(await shopper.ask(removeMobile, { method: "DELETE" }))).toEqual([422, "mobile_needed"]);
    expect(await profileOf(shopper)).toMatchObject({ mobile_verified: true });
  });

  it("is deleted with a last text message", async () => {
    const { shopper, international } = await aMobileCustomer();
    const gone = await shopper.ask(deleteAccount, { method: "DELETE", body: { current_password: PASSWORD } });
    expect(gone.status).toBe(200);
    expect(await messagesTo(international)).toMatchObject([{ template: "account_deleted" }]);
  });
});

describe("a shop that cannot send text messages", () => {
  beforeEach(() => setGateway(false));

  it.each([
    ["a sign-in code", sendCode, {}],
    ["an account", signUp, { name: "Ravi", password: PASSWORD }],
    ["a guest", signInGuest, {}],
  ])("takes no mobile number for %s", async (_, call, more) => {
    const { typed, international } = aNumber();
    const shopper = await aVisitor();
    expect(await told(await shopper.ask(call, post({ ...more, email: typed })))).toEqual([400, "email_invalid"]);
    expect(await messagesTo(international)).toEqual([]);
  });

  it("lets customers sign in by number and password who signed up when it could", async () => {
    setGateway(true);
    const { international } = await aMobileCustomer();
    setGateway(false);
    const shopper = await aVisitor();
    expect((await shopper.ask(signIn, post({ email: international, password: PASSWORD }))).status).toBe(200);
  });
});
