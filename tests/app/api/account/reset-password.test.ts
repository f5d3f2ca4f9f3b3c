import { POST as forgotten } from "@/app/api/account/password/forgotten/route";
import { POST as reset } from "@/app/api/account/password/reset/route";
import { GET as readProfile } from "@/app/api/account/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { getStore } from "@/lib/cached/store";
import { getDatabase } from "@/lib/database/connection";
import { passwordResets, rateLimits } from "@/lib/database/schema/authentication";
import { canResetPassword } from "@/lib/workflows/authentication/reset-password";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, messagesTo, PASSWORD, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

const MAIL = "asha@example.com";
const NEW = "weld-and-walnut";
let owner: Shopper;
beforeAll(async () => {
  owner = await aCustomer(MAIL);
});
const MINUTE = 60_000;

async function askForLink(shopper: Shopper, email = MAIL): Promise<string> {
  await shopper.ask(forgotten, { method: "POST", body: { email } });
  const [mail] = await messagesTo(email);
  return new URL(mail?.content.link ?? "").searchParams.get("token") ?? "";
}
const come = (shopper: Shopper, token: string, password = NEW) =>
  shopper.ask(reset, { method: "POST", body: { token, password } });

it("gives the same response with or without an account, and e-mails a link only with one", async () => {
  const shopper = await aVisitor();
  const answers = await Promise.all(
    [MAIL, "nobody@example.com"].map((email) => shopper.ask(forgotten, { method: "POST", body: { email } })),
  );
  expect(await Promise.all(answers.map(told))).toEqual([
    [200, { done: true }],
    [200, { done: true }],
  ]);
  expect((await messagesTo(MAIL))[0]).toMatchObject({ template: "password_reset", content: { minutes: 60 } });
  expect((await messagesTo(MAIL))[0]?.content.link).toMatch(
    /^https?:\/\/.+\/account\/reset-password\?token=[\w-]{43}$/,
  );
  expect(await messagesTo("nobody@example.com")).toEqual([]);
});

it("tells before the form whether the link can still be used", async () => {
  const store = await getStore("nila-loom");
  if (!store) throw new Error("No store");
  const shopper = await aVisitor();
  const token = await askForLink(shopper);
  expect(await canResetPassword(store, token)).toBe(true);
  expect(await canResetPassword(store, "x".repeat(43))).toBe(false);
  expect((await come(shopper, token)).status).toBe(200);
  expect(await canResetPassword(store, token)).toBe(false);
});

it("sets the password, signs in here and out everywhere else, and notifies the customer", async () => {
  const shopper = await aVisitor();
  const token = await askForLink(shopper);
  expect((await come(shopper, token)).status).toBe(200);
  expect((await shopper.ask(readProfile)).status).toBe(200);
  expect((await owner.ask(readProfile)).status).toBe(401);
  expect((await messagesTo(MAIL))[0]?.template).toBe("password_changed");
  const attempts = await Promise.all(
    [PASSWORD, NEW].map(async (password) =>
      (await aVisitor()).ask(signIn, { method: "POST", body: { email: MAIL, password } }),
    ),
  );
  expect(attempts.map(({ status }) => status)).toEqual([422, 200]);
});

it("accepts a link once, even when it is used many times at the same moment", async () => {
  const shopper = await aVisitor();
  const token = await askForLink(shopper);
  const visitors = await Promise.all(Array.from({ length: 5 }, aVisitor));
  const answers = await Promise.all(visitors.map((visitor, at) => come(visitor, token, `${NEW}-${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  expect(await told(await come(await aVisitor(), token))).toEqual([422, "link_over"]);
});

it("invalidates all other links once one is used", async () => {
  const shopper = await aVisitor();
  const [first, second] = [await askForLink(shopper), await askForLink(shopper)];
  expect(first).not.toBe(second);
  expect((await come(shopper, second)).status).toBe(200);
  expect(await told(await come(await aVisitor(), first))).toEqual([422, "link_over"]);
});

it("keeps the link valid when the password is refused", async () => {
  const shopper = await aVisitor();
  const token = await askForLink(shopper);
  expect(await told(await come(shopper, token, "password123"))).toEqual([422, "password_common"]);
  expect((await come(shopper, token)).status).toBe(200);
});

it.each([
  [59 * MINUTE, 200],
  [60 * MINUTE, 422],
])("%i ms after the request, the link gets a response of %i", async (age, status) => {
  const shopper = await aVisitor();
  const token = await askForLink(shopper);
  const [row] = await getDatabase().select().from(passwordResets);
  const expiresAt = new Date((row?.expiresAt.getTime() ?? 0) - age - 1_000);
  await getDatabase().update(passwordResets).set({ expiresAt });
  expect((await come(shopper, token)).status).toBe(status);
  await getDatabase().delete(passwordResets);
});

it.each(["", "short", "A".repeat(43)])("refuses the link %j", async (token) => {
  expect(await told(await come(await aVisitor(), token))).toEqual([422, "link_over"]);
});

it("works without script: a refused password redirects to the page of the link", async () => {
  const shopper = await aVisitor();
  const asked = await shopper.ask(forgotten, { method: "POST", form: { email: MAIL } });
  expect(asked.headers.get("location")).toBe("/account/forgotten-password?done=link_sent");
  const token = await askForLink(shopper);
  const refused = await shopper.ask(reset, { method: "POST", form: { token, password: "short" } });
  expect(refused.headers.get("location")).toBe(
    `/account/reset-password?token=${token}&refusal=password_too_short&field=password`,
  );
  const done = await shopper.ask(reset, { method: "POST", form: { token, password: NEW } });
  expect(done.headers.get("location")).toBe("/account?done=password_changed");
});
