import { http, passthrough } from "msw";
import { paypal } from "@/lib/integrations/paypal";
import { aPaymentAccount } from "../../factories/payment";
import { useSettings } from "../../factories/settings";
import { startPayPal } from "../../fakes/paypal";
import { server } from "../../mocks/server";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

let service: Awaited<ReturnType<typeof startPayPal>>;
beforeAll(async () => {
  service = await startPayPal();
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
const account = () => ({ ...aPaymentAccount({ name: "PayPal", kind: "paypal" }), secrets: service.settings });
const aRequest = () => ({
  paymentId: `attempt-${++attempts}`,
  sourceToken: null,
  amount: 129_950,
  currencyCode: "USD",
  orderNumber: "1234567-1126",
  returnUrl: "https://shop.example/checkout/c1/pay",
  payer: { name: "Asha Rao", email: "asha@example.com", mobile: "+919876543210" },
});
type Request = ReturnType<typeof aRequest>;
const find = (request: Request, reference: string | null) =>
  paypal.find(account(), { ...request, reference, createdAt: new Date() });
async function begin(request = aRequest()) {
  const begun = await paypal.begin(account(), request);
  if (begun.kind !== "hosted" || begun.reference === null) throw new Error(begun.kind);
  return { request, page: begun.token, reference: begun.reference };
}
async function paid() {
  const begun = await begin();
  service.approve(begun.reference);
  await find(begun.request, begun.reference);
  return begun;
}

it("leads to PayPal's page, and takes what the shopper has approved there, once", async () => {
  const { request, page, reference } = await begin();
  expect(page).toBe(`${service.origin}/checkoutnow?token=${reference}`);
  expect(await find(request, reference)).toEqual({ kind: "unknown" });
  service.approve(reference);
  const payment = { reference, paymentId: request.paymentId, amount: 129_950, currencyCode: "USD" };
  const found = { kind: "found", payment: { ...payment, outcome: "succeeded" } };
  expect(await find(request, reference)).toEqual(found);
  expect(await find(request, reference)).toEqual(found);
  expect(service.requests.filter((asked) => asked.endsWith(`${reference}/capture`))).toHaveLength(1);
});

it.each([
  { amount: 1_299, currencyCode: "JPY", value: "1299" },
  { amount: 1_299, currencyCode: "EUR", value: "12.99" },
])("sends $amount $currencyCode as $value", async ({ value, ...money }) => {
  const { request, reference } = await begin({ ...aRequest(), ...money });
  expect(service.approve(reference).purchase_units[0].amount.value).toBe(value);
  expect(await find(request, reference)).toMatchObject({ payment: money });
});

it("knows a capture whose answer was lost", async () => {
  const { request, reference } = await begin();
  service.approve(reference);
  service.behave("lost");
  expect(await find(request, reference)).toMatchObject({ payment: { outcome: "pending" } });
  service.behave("usual");
  expect(await find(request, reference)).toMatchObject({ payment: { outcome: "succeeded" } });
});

it.each([
  { behaviour: "declines", outcome: "failed" },
  { behaviour: "pends", outcome: "pending" },
] as const)("reports $outcome if the wallet's bank $behaviour", async ({ behaviour, outcome }) => {
  const { request, reference } = await begin();
  service.approve(reference);
  service.behave(behaviour);
  expect(await find(request, reference)).toMatchObject({ payment: { outcome } });
});

it.each([{ value: "1.00" }, { currency_code: "EUR" }])("does not take an approval of %j", async (changes) => {
  const { request, reference } = await begin();
  service.approve(reference, changes);
  expect(await find(request, reference)).toEqual({ kind: "unknown" });
});

it("does not take for one attempt what was approved for another", async () => {
  const [one, other] = [await begin(), await begin()];
  service.approve(one.reference);
  expect(await find(other.request, one.reference)).toEqual({ kind: "unknown" });
});

it("finds nothing it was not told of, and nothing while it is down", async () => {
  const { request, reference } = await begin();
  expect(await find(request, null)).toEqual({ kind: "none" });
  expect(await find(request, "INVENTED")).toEqual({ kind: "none" });
  service.behave("silent");
  expect(await find(request, reference)).toEqual({ kind: "unknown" });
  expect(await paypal.begin(account(), aRequest())).toEqual({ kind: "not_begun" });
});

it("starts nothing with a wrong secret, and does not reveal it", async () => {
  logged.mockClear();
  const refused = { ...account(), secrets: { PAYPAL_CLIENT_SECRET: "wrong-secret" } };
  expect(await paypal.begin(refused, aRequest())).toEqual({ kind: "not_begun" });
  expect(logged.mock.calls.flat().join(" ")).not.toContain("wrong-secret");
});

describe("refunds", () => {
  const refund = (request: Request, reference: string, amount: number, occasion: string) =>
    paypal.refund(account(), { ...request, reference, amount, occasion });

  it("happen once for each occasion, also if an answer is lost, and never exceed the payment", async () => {
    const { request, reference } = await paid();
    service.behave("lost");
    expect(await refund(request, reference, 50_000, "0")).toBe("unknown");
    service.behave("usual");
    expect(await refund(request, reference, 50_000, "0")).toBe("refunded");
    expect(await refund(request, reference, 79_950, "1")).toBe("refunded");
    expect(await refund(request, reference, 1, "2")).toBe("refused");
    expect(service.refundsOf(reference).map(({ amount }) => amount.value)).toEqual(["500.00", "799.50"]);
  });

  it("can be asked for again after they failed", async () => {
    const { request, reference } = await paid();
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
    paypal.readWebhook({ ...account(), secrets }, { body, headers: new Headers(headers), address: "" });

  it.each(["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED", "PAYMENT.CAPTURE.DENIED"])(
    "are asked back about, and name the order, for %s",
    async (type) => {
      const { reference } = await begin();
      const heard = await hear(service.webhook(service.approve(reference), { type }));
      expect(heard).toEqual({ kind: "event", event: { eventId: expect.any(String), reference, paymentId: null } });
    },
  );

  it("are refused without PayPal's word for them", async () => {
    const order = service.approve((await begin()).reference);
    expect(await hear(service.webhook(order, { signature: "invented" }))).toEqual({ kind: "forged" });
    expect(await hear(service.webhook(order), { PAYPAL_CLIENT_SECRET: "paypal-secret" })).toEqual({ kind: "forged" });
    expect(await hear(service.webhook(order, { type: "BILLING.PLAN.CREATED" }))).toEqual({ kind: "other" });
  });
});
