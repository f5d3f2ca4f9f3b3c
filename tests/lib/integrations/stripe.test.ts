import { http, passthrough } from "msw";
import { stripe } from "@/lib/integrations/stripe";
import { aPaymentAccount } from "../../factories/payment";
import { useSettings } from "../../factories/settings";
import { startStripe } from "../../fakes/stripe";
import { server } from "../../mocks/server";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

let service: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  service = await startStripe();
});
afterAll(() => service.close());
beforeEach(() => {
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough));
  useSettings(service.settings);
  service.behave("usual");
});
/** Silences the console: these tests cause failures of the provider on purpose, which the code under test logs. */
const logged = jest.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => logged.mockRestore());

let attempts = 0;
const account = () => ({ ...aPaymentAccount({ name: "Stripe", kind: "stripe" }), secrets: service.settings });
const aRequest = () => ({
  paymentId: `attempt-${++attempts}`,
  sourceToken: null,
  amount: 129_950,
  currencyCode: "INR",
  orderNumber: "1234567-1126",
  returnUrl: "https://shop.example/checkout/c1/pay",
  payer: { name: "Asha Rao", email: "asha@example.com", mobile: "+919876543210" },
});
type Request = ReturnType<typeof aRequest>;
const find = (request: Request, reference: string | null) =>
  stripe.find(account(), { ...request, reference, createdAt: new Date() });
async function begin(request = aRequest()) {
  const begun = await stripe.begin(account(), request);
  if (begun.kind !== "hosted" || begun.reference === null) throw new Error(begun.kind);
  return { request, token: begun.token, reference: begun.reference };
}

it("creates an intent under our id, once for each attempt, and finds its payment", async () => {
  const { request, token, reference } = await begin();
  expect((await begin(request)).reference).toBe(reference);
  expect(await find(request, reference)).toEqual({ kind: "unknown" });
  service.pay(token);
  const payment = { reference, paymentId: request.paymentId, amount: 129_950, currencyCode: "INR" };
  expect(await find(request, reference)).toEqual({ kind: "found", payment: { ...payment, outcome: "succeeded" } });
});

it.each([
  { status: "processing", outcome: "pending" },
  { status: "canceled", outcome: "failed" },
])("reports an intent that is $status as $outcome", async ({ status, outcome }) => {
  const { request, token, reference } = await begin();
  service.pay(token, { status });
  expect(await find(request, reference)).toMatchObject({ payment: { outcome } });
});

it.each([
  { amount: 1_299, currencyCode: "JPY", sent: 1_299 },
  { amount: 295_990, currencyCode: "KWD", sent: 295_990 },
  { amount: 1_299, currencyCode: "ISK", sent: 129_900 },
])("sends $amount $currencyCode as $sent and reads it back", async ({ sent, ...money }) => {
  const { request, token, reference } = await begin({ ...aRequest(), ...money });
  expect(service.pay(token).amount).toBe(sent);
  expect(await find(request, reference)).toMatchObject({ payment: money });
});

it("begins once although the answer was lost", async () => {
  const before = service.intents().length;
  service.behave("lost");
  const request = aRequest();
  expect(await stripe.begin(account(), request)).toEqual({ kind: "not_begun" });
  service.behave("usual");
  await begin(request);
  expect(service.intents().length - before).toBe(1);
});

it("finds nothing it was not told of, and nothing while it is down", async () => {
  const { request, reference } = await begin();
  expect(await find(request, null)).toEqual({ kind: "none" });
  expect(await find(request, "pi_invented")).toEqual({ kind: "none" });
  service.behave("silent");
  expect(await find(request, reference)).toEqual({ kind: "unknown" });
});

it("does not reveal a key that is refused", async () => {
  logged.mockClear();
  const refused = { ...account(), secrets: { STRIPE_SECRET_KEY: "sk_test_wrong" } };
  expect(await stripe.begin(refused, aRequest())).toEqual({ kind: "not_begun" });
  expect(logged.mock.calls.flat().join(" ")).not.toContain("sk_test");
});

describe("refunds", () => {
  const refund = (request: Request, reference: string, amount: number, occasion: string) =>
    stripe.refund(account(), { ...request, reference, amount, occasion });

  it("happen once for each occasion, also if an answer is lost, and never exceed the payment", async () => {
    const { request, token, reference } = await begin();
    service.pay(token);
    service.behave("lost");
    expect(await refund(request, reference, 50_000, "0")).toBe("unknown");
    service.behave("usual");
    expect(await refund(request, reference, 50_000, "0")).toBe("refunded");
    expect(await refund(request, reference, 79_950, "1")).toBe("refunded");
    expect(await refund(request, reference, 1, "2")).toBe("refused");
    const made = service.refunds().filter(({ payment_intent }) => payment_intent === reference);
    expect(made.map(({ amount }) => amount)).toEqual([50_000, 79_950]);
  });

  it("can be asked for again after they failed", async () => {
    const { request, token, reference } = await begin();
    service.pay(token);
    service.behave("refunds_fail");
    expect(await refund(request, reference, 50_000, "0")).toBe("refused");
    service.behave("usual");
    expect(await refund(request, reference, 50_000, "0")).toBe("refunded");
    service.behave("silent");
    expect(await refund(request, reference, 50_000, "1")).toBe("unknown");
  });
});

describe("its webhooks", () => {
  const hear = ({ body, headers }: ReturnType<typeof service.webhook>, secrets: object = service.settings) =>
    stripe.readWebhook({ ...account(), secrets }, { body, headers: new Headers(headers), address: "" });

  it("are believed only with a fresh signature over the body as it was sent", async () => {
    const { request, token, reference } = await begin();
    const intent = service.pay(token);
    const event = { eventId: expect.any(String), reference, paymentId: request.paymentId };
    expect(hear(service.webhook(intent))).toEqual({ kind: "event", event });
    const sent = service.webhook(intent);
    expect(hear({ ...sent, body: `${sent.body} ` })).toEqual({ kind: "forged" });
    expect(hear(service.webhook(intent, { key: "whsec_other" }))).toEqual({ kind: "forged" });
    expect(hear(service.webhook(intent, { timestamp: 1_700_000_000 }))).toEqual({ kind: "forged" });
    expect(hear(sent, {})).toEqual({ kind: "forged" });
    expect(hear(service.webhook(intent, { type: "payment_intent.payment_failed" }))).toEqual({ kind: "other" });
  });
});
