import { http, passthrough } from "msw";
import { POST as confirmSignUp } from "@/app/api/account/sign-up/confirm/route";
import { GET as finish } from "@/app/api/account/social/[provider]/callback/route";
import { GET as start } from "@/app/api/account/social/[provider]/route";
import { GET as getSession } from "@/app/api/session/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits, socialSignIns } from "@/lib/database/schema/authentication";
import { stores } from "@/lib/database/schema/store";
import type { SocialProvider } from "@/lib/domain/authentication/social-provider";
import { useSettings } from "../../../factories/settings";
import { aStoreAnswer } from "../../../factories/store-answer";
import { insertStore } from "../../../factories/store-row";
import { type Person, startOauthProvider } from "../../../fakes/oauth-provider";
import { server } from "../../../mocks/server";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, lastCode, type Shopper } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
const features = [...aStoreAnswer().ys_features, "social_login"];
beforeAll(() => insertStore("nila-loom", { features }));

let provider: Awaited<ReturnType<typeof startOauthProvider>>;
beforeAll(async () => {
  provider = await startOauthProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  // The fake provider is a server on this machine, so requests to it must not be intercepted.
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough));
  useSettings(provider.settings);
  await getDatabase().delete(rateLimits);
  logged.mockClear();
});
/** Silences the console: these tests cause failures of the provider on purpose, which the code under test logs. */
const logged = jest.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => logged.mockRestore());

/**
 * Starts the sign-in and lets the fake provider answer as `person`. Returns the shop's response to the start, and the
 * query of the URL to which the provider redirects the visitor.
 */
async function goTo(shopper: Shopper, name: SocialProvider, person: Person | null, next?: string) {
  provider.signIn(person);
  const query = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
  const started = await shopper.ask(start, { path: `/api/account/social/${name}${query}`, params: { provider: name } });
  const address = started.headers.get("location") ?? "";
  if (!address.startsWith(provider.origin)) return { started, query: "" };
  const consent = await fetch(address, { redirect: "manual" });
  return { started, query: new URL(consent.headers.get("location") ?? "").search };
}
const finishHostedPayment = (shopper: Shopper, name: SocialProvider, query: string) =>
  shopper.ask(finish, { path: `/api/account/social/${name}/callback${query}`, params: { provider: name } });

async function signInAt(shopper: Shopper, name: SocialProvider, person: Person | null, next?: string) {
  const { query } = await goTo(shopper, name, person, next);
  return (await finishHostedPayment(shopper, name, query)).headers.get("location");
}
const sessionOf = async (shopper: Shopper) => (await shopper.ask(getSession)).json();

const asha: Person = { subject: "g-1", email: "Asha@example.com", isEmailVerified: true, name: "asha rao" };

describe("Google", () => {
  it("signs up a new visitor, continues to the next page, and recognises them again", async () => {
    const shopper = await aVisitor();
    expect(await signInAt(shopper, "google", asha, "/cart?buy=now")).toBe("/cart?buy=now");
    const { kind, customer } = await sessionOf(shopper);
    expect([kind, customer.name, customer.email]).toEqual(["customer", "Asha Rao", "asha@example.com"]);

    const later = await aVisitor();
    await signInAt(later, "google", { ...asha, email: "moved@example.com" });
    expect((await sessionOf(later)).customer._id).toBe(customer._id);
  });
  it("signs in to the account of an address it has confirmed", async () => {
    const { customer } = await sessionOf(await aCustomer("meera@example.com"));
    const shopper = await aVisitor();
    await signInAt(shopper, "google", { subject: "g-2", email: "meera@example.com", isEmailVerified: true });
    expect((await sessionOf(shopper)).customer._id).toBe(customer._id);
  });
  it("requires a code if it has not confirmed the address", async () => {
    await aCustomer("ravi@example.com");
    const claimed = { subject: "g-3", email: "ravi@example.com", isEmailVerified: false };
    const shopper = await aVisitor();
    expect(await signInAt(shopper, "google", claimed, "/wishlist")).toBe("/account/sign-up/code?next=%2Fwishlist");
    expect((await sessionOf(shopper)).kind).toBe("anonymous");
  });
  it("does not sign in a visitor who cancelled or has no address", async () => {
    const shopper = await aVisitor();
    expect(await signInAt(shopper, "google", null)).toBe("/account/sign-in?refusal=social_cancelled");
    expect(await signInAt(shopper, "google", { subject: "g-4" })).toBe("/account/sign-in?refusal=social_email_needed");
    expect((await sessionOf(shopper)).kind).toBe("anonymous");
  });
});

describe("Facebook, which never confirms an address", () => {
  const friend: Person = { subject: "f-1", email: "friend@example.com", name: "A Friend" };

  it("signs in once a code has confirmed the address, and directly from then on", async () => {
    const shopper = await aVisitor();
    expect(await signInAt(shopper, "facebook", friend)).toMatch(/^\/account\/sign-up\/code/);
    const body = { code: await lastCode("friend@example.com") };
    expect((await shopper.ask(confirmSignUp, { method: "POST", body })).status).toBe(200);
    const { customer } = await sessionOf(shopper);
    const later = await aVisitor();
    expect(await signInAt(later, "facebook", friend)).toBe("/account");
    expect((await sessionOf(later)).customer._id).toBe(customer._id);
  });
});

describe("a response of the provider is refused", () => {
  const refusal = "/account/sign-in?refusal=social_failed";

  it("in a browser that did not start the sign-in, so that nobody is signed in to an attacker's account", async () => {
    const [attacker, victim] = [await aVisitor(), await aVisitor()];
    const { query } = await goTo(attacker, "google", asha);
    expect((await finishHostedPayment(victim, "google", query)).headers.get("location")).toBe(refusal);
    expect((await sessionOf(victim)).kind).toBe("anonymous");
  });
  it("with another state", async () => {
    const shopper = await aVisitor();
    const { query } = await goTo(shopper, "google", asha);
    const changed = query.replace(/state=[^&]+/, "state=another");
    expect((await finishHostedPayment(shopper, "google", changed)).headers.get("location")).toBe(refusal);
  });
  it("the second time", async () => {
    const shopper = await aVisitor();
    const { query } = await goTo(shopper, "google", asha);
    await finishHostedPayment(shopper, "google", query);
    expect((await finishHostedPayment(shopper, "google", query)).headers.get("location")).toBe(refusal);
  });
  it("from the other provider", async () => {
    const shopper = await aVisitor();
    const { query } = await goTo(shopper, "google", asha);
    expect((await finishHostedPayment(shopper, "facebook", query)).headers.get("location")).toBe(refusal);
  });
  it("with the verifier or the nonce of another sign-in", async () => {
    for (const secret of [{ codeVerifier: "x".repeat(43) }, { nonce: "another" }]) {
      const shopper = await aVisitor();
      const { query } = await goTo(shopper, "google", asha);
      await getDatabase().update(socialSignIns).set(secret);
      expect((await finishHostedPayment(shopper, "google", query)).headers.get("location")).toBe(refusal);
    }
  });
});

it("is offered only with the feature and the settings", async () => {
  const off = "/account/sign-in?refusal=social_sign_in_off";
  useSettings({ ...provider.settings, GOOGLE_CLIENT_SECRET: "" });
  const locations = [(await goTo(await aVisitor(), "google", asha)).started.headers.get("location")];
  useSettings(provider.settings);
  await getDatabase().update(stores).set({ features: [] });
  forgetRemembered();
  locations.push((await goTo(await aVisitor(), "google", asha)).started.headers.get("location"));
  await getDatabase().update(stores).set({ features });
  forgetRemembered();
  expect(locations).toEqual([off, off]);
});

it("redirects to the sign-in page when the provider cannot be reached", async () => {
  useSettings({ ...provider.settings, GOOGLE_ISSUER: "http://127.0.0.1:9" });
  const { started } = await goTo(await aVisitor(), "google", asha, "/cart");
  expect(started.headers.get("location")).toBe("/account/sign-in?refusal=social_failed&next=%2Fcart");
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Sign-in by google failed: /)]]);
});
