import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as confirm } from "@/app/api/account/sign-up/confirm/route";
import { POST as signUp } from "@/app/api/account/sign-up/route";
import { GET as getSession } from "@/app/api/session/route";
import { getDatabase } from "@/lib/database/connection";
import { oneTimeCodes } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import { aVisitor, lastCode, messagesTo, otherCode, PASSWORD, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const asha = { name: "ASHA rao", email: " Asha@Example.com ", password: PASSWORD };

const ask = (shopper: Shopper, body: object) => shopper.ask(signUp, { method: "POST", body });
const confirmCode = (shopper: Shopper, code: string) => shopper.ask(confirm, { method: "POST", body: { code } });

it("creates an account once the address is confirmed, and signs in", async () => {
  const shopper = await aVisitor();
  const asked = await ask(shopper, asha);
  expect(await told(asked)).toEqual([200, { sent_to: "asha@example.com", expires_on: expect.any(String) }]);
  expect((await (await shopper.ask(getSession)).json()).kind).toBe("anonymous");

  const answer = await confirmCode(shopper, await lastCode("asha@example.com"));
  const customer = { _id: expect.any(String), name: "Asha Rao", email: "asha@example.com" };
  expect(await told(answer)).toEqual([200, { customer }]);
  expect(await (await shopper.ask(getSession)).json()).toEqual({ kind: "customer", customer });
  expect((await messagesTo("asha@example.com"))[0]?.template).toBe("welcome");
});

it("gives an address with an account the same response, and tells only its owner", async () => {
  const [stranger, newcomer] = [await aVisitor(), await aVisitor()];
  const taken = await ask(stranger, { ...asha, password: "another-secret-9" });
  const free = await ask(newcomer, { ...asha, email: "free@example.com" });
  expect([taken.status, Object.keys(await taken.json())]).toEqual([free.status, Object.keys(await free.json())]);
  expect((await messagesTo("asha@example.com"))[0]?.template).toBe("email_taken");

  const guesses = ["000000", "000001", "000002", "000003", "000004", "000005"];
  const toTaken = [];
  for (const code of guesses) toTaken.push((await told(await confirmCode(stranger, code)))[1]);
  const right = await lastCode("free@example.com");
  const toFree = [];
  for (const step of [1, 2, 3, 4, 5, 6])
    toFree.push((await told(await confirmCode(newcomer, otherCode(right, step))))[1]);
  expect(toTaken).toEqual(toFree);

  const withNewPassword = { email: "asha@example.com", password: "another-secret-9" };
  expect((await stranger.ask(signIn, { method: "POST", body: withNewPassword })).status).toBe(422);
});

it("accepts a code only from the visitor who requested it", async () => {
  const [shopper, other] = [await aVisitor(), await aVisitor()];
  await ask(shopper, { ...asha, email: "own@example.com" });
  const code = await lastCode("own@example.com");
  expect(await told(await confirmCode(other, code))).toEqual([422, "code_over"]);
  expect((await confirmCode(shopper, code)).status).toBe(200);
  expect(await told(await confirmCode(shopper, code))).toEqual([422, "code_over"]);
});

it("creates one account from two concurrent sign-ups with the same address", async () => {
  const shoppers = [await aVisitor(), await aVisitor()];
  const codes: string[] = [];
  for (const shopper of shoppers) {
    await ask(shopper, { ...asha, email: "twice@example.com" });
    codes.push(await lastCode("twice@example.com"));
  }
  const answers = await Promise.all(shoppers.map((shopper, at) => confirmCode(shopper, codes[at] ?? "")));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).customer._id));
  expect(new Set(ids).size).toBe(1);
});

it("gives customers running numbers of six digits", async () => {
  const numbers = await getDatabase().select({ number: customers.number }).from(customers).orderBy(customers.number);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers[0]?.number).toBe(100_001);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
});

it("checks at most five attempts of a code, however many come at once", async () => {
  const shopper = await aVisitor();
  await ask(shopper, { ...asha, email: "guessed@example.com" });
  const right = await lastCode("guessed@example.com");
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => confirmCode(shopper, otherCode(right, at + 1))),
  );
  const codes = await Promise.all(answers.map(async (answer) => (await told(answer))[1]));
  expect(codes.filter((code) => code === "code_wrong")).toHaveLength(4);
  expect(codes.filter((code) => code === "code_over")).toHaveLength(46);
  expect(await told(await confirmCode(shopper, right))).toEqual([422, "code_over"]);
});

it("saves neither password nor code in plain text", async () => {
  const shopper = await aVisitor();
  await ask(shopper, { ...asha, email: "digest@example.com" });
  const code = await lastCode("digest@example.com");
  const kept = JSON.stringify(await getDatabase().select().from(oneTimeCodes));
  expect(kept).toContain("$argon2id$");
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(`"${code}"`);
});

it.each([
  [{ email: "no-address" }, "email"],
  [{ name: "  " }, "name"],
  [{ name: "A\u0000B" }, "name"],
  [{ password: "" }, "password"],
])("refuses %j and names the field", async (fault, path) => {
  const answer = await ask(await aVisitor(), { ...asha, ...fault });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors[0].path).toBe(path);
});
it.each([
  [{ password: "short" }, "password_too_short"],
  [{ password: "Password1" }, "password_common"],
  [{ password: "asharao1" }, "password_like_you"],
  [{ dial_code: "+91", mobile: "12" }, "mobile_invalid"],
])("refuses %j as %s, for any address", async (fault, code) => {
  const answers = await Promise.all(
    ["asha@example.com", "nobody@example.com"].map(async (email) =>
      told(await ask(await aVisitor(), { ...asha, email, ...fault })),
    ),
  );
  expect(answers).toEqual([
    [422, code],
    [422, code],
  ]);
});

describe("without script", () => {
  const form = { name: "Asha", email: "plain@example.com", password: PASSWORD, next: "/cart?from=account" };

  it("redirects to the code and then to the next page, with no secret in any address", async () => {
    const shopper = await aVisitor();
    const asked = await shopper.ask(signUp, { method: "POST", form });
    expect(asked.headers.get("location")).toBe("/account/sign-up/code?next=%2Fcart%3Ffrom%3Daccount");
    const wrong = await shopper.ask(confirm, { method: "POST", form: { code: "1", next: form.next } });
    expect(wrong.headers.get("location")).toMatch(
      /^\/account\/sign-up\/code\?refusal=code_wrong&field=code&next=%2Fcart/,
    );
    const code = await lastCode("plain@example.com");
    const done = await shopper.ask(confirm, { method: "POST", form: { code, next: form.next } });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/cart?from=account"]);
    expect((await (await shopper.ask(getSession)).json()).kind).toBe("customer");
  });
  it("shows the first error by its code", async () => {
    const shopper = await aVisitor();
    const answer = await shopper.ask(signUp, { method: "POST", form: { ...form, email: "x" } });
    expect(answer.headers.get("location")).toMatch(/^\/account\/sign-up\?refusal=email_invalid&field=email/);
  });
  it("never redirects to another site", async () => {
    const shopper = await aVisitor();
    await shopper.ask(signUp, { method: "POST", form: { ...form, email: "away@example.com" } });
    const away = { code: await lastCode("away@example.com"), next: "//elsewhere.example" };
    const done = await shopper.ask(confirm, { method: "POST", form: away });
    expect(done.headers.get("location")).toBe("/account");
  });
});
