import { http, passthrough } from "msw";
import { razorpay } from "@/lib/integrations/razorpay";
import { aPaymentAccount } from "../../factories/payment";
import { useSettings } from "../../factories/settings";
import { startRazorpay } from "../../fakes/razorpay";
import { server } from "../../mocks/server";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

let service: Awaited<ReturnType<typeof startRazorpay>>;
beforeAll(async () => {
  service = await startRazorpay();
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
const account = () => ({ ...aPaymentAccount({ name: "Razorpay", kind: "razorpay" }), secrets: service.settings });
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
  razorpay.find(account(), { ...request, reference, createdAt: new Date() });
async function begin(request = aRequest()) {
  const begun = await razorpay.begin(account(), request);
  if (begun.kind !== "hosted") throw new Error(begun.kind);
  return { request, orderId: begun.token };
}

it("registers an order under our id, and finds the payment made for it", async () => {
  const { request, orderId } = await begin();
  expect(service.orders().at(-1)).toMatchObject({ receipt: request.paymentId, amount: 129_950, currency: "INR" });
  expect(await find(request, orderId)).toEqual({ kind: "unknown" });
  service.pay(orderId, { status: "failed" });
  expect(await find(request, orderId)).toEqual({ kind: "unknown" });
  service.pay(orderId);
  const payment = { reference: orderId, paymentId: request.paymentId, amount: 129_950, currencyCode: "INR" };
  expect(await find(request, orderId)).toEqual({ kind: "found", payment: { ...payment, outcome: "succeeded" } });
});

it.each([
  { amount: 12_300, currencyCode: "JPY" },
  { amount: 295_990, currencyCode: "KWD" },
])("sends $amount $currencyCode as the currency counts", async (money) => {
  await begin({ ...aRequest(), ...money });
  expect(service.orders().at(-1)).toMatchObject({ amount: money.amount, currency: money.currencyCode });
});

it("finds an order whose id was lost, by our own id", async () => {
  const request = aRequest();
  service.behave("lost");
  expect(await razorpay.begin(account(), request)).toEqual({ kind: "not_begun" });
  service.behave("usual");
  service.pay(service.orders().at(-1)?.id ?? "");
  expect(await find(request, null)).toMatchObject({ kind: "found", payment: { outcome: "succeeded" } });
});

it("captures what the bank has authorised late, and nothing of another amount", async () => {
  const late = await begin();
  service.pay(late.orderId, { status: "failed" });
  const payment = service.pay(late.orderId, { status: "authorized" });
  expect(await find(late.request, late.orderId)).toMatchObject({ payment: { outcome: "succeeded" } });
  expect(payment.status).toBe("captured");
  const wrong = await begin();
  const less = service.pay(wrong.orderId, { status: "authorized", amount: 100 });
  expect(await find(wrong.request, wrong.orderId)).toMatchObject({ payment: { outcome: "pending", amount: 100 } });
  expect(less.status).toBe("authorized");
});

it("knows a capture whose answer was lost", async () => {
  const { request, orderId } = await begin();
  service.pay(orderId, { status: "authorized" });
  service.behave("lost");
  expect(await find(request, orderId)).toMatchObject({ payment: { outcome: "pending" } });
  service.behave("usual");
  expect(await find(request, orderId)).toMatchObject({ payment: { outcome: "succeeded" } });
});

it("finds nothing it was not told of, and nothing while it is down", async () => {
  const { request, orderId } = await begin();
  expect(await find(aRequest(), null)).toEqual({ kind: "none" });
  expect(await find(request, "order_invented")).toEqual({ kind: "none" });
  service.behave("silent");
  expect(await find(request, orderId)).toEqual({ kind: "unknown" });
  expect(await find(request, null)).toEqual({ kind: "unknown" });
  expect(await razorpay.begin(account(), aRequest())).toEqual({ kind: "not_begun" });
});

it("starts nothing with a wrong secret, and does not reveal it", async () => {
  logged.mockClear();
  const refused = { ...account(), secrets: { RAZORPAY_KEY_SECRET: "wrong-secret" } };
  expect(await razorpay.begin(refused, aRequest())).toEqual({ kind: "not_begun" });
  expect(logged.mock.calls.flat().join(" ")).toMatch(/401$/);
});

describe("refunds", () => {
  const refund = (request: Request, reference: string, amount: number, occasion: string) =>
    razorpay.refund(account(), { ...request, reference, amount, occasion });
  const made = (paymentId: string) => service.refunds().filter(({ payment_id }) => payment_id === paymentId);

  it("happen once for each occasion, also if an answer is lost, and never exceed the payment", async () => {
    const { request, orderId } = await begin();
    const { id } = service.pay(orderId);
    service.behave("lost");
    expect(await refund(request, orderId, 50_000, "0")).toBe("unknown");
    service.behave("usual");
    expect(await refund(request, orderId, 50_000, "0")).toBe("refunded");
    expect(await refund(request, orderId, 79_950, "1")).toBe("refunded");
    expect(made(id).map(({ amount }) => amount)).toEqual([50_000, 79_950]);
    expect(await refund(request, orderId, 1, "2")).toBe("refused");
  });

  it("can be asked for again after they failed", async () => {
    const { request, orderId } = await begin();
    service.pay(orderId);
    service.behave("refunds_fail");
    expect(await refund(request, orderId, 50_000, "0")).toBe("refused");
    service.behave("usual");
    expect(await refund(request, orderId, 50_000, "0")).toBe("refunded");
    service.behave("silent");
    expect(await refund(request, orderId, 50_000, "1")).toBe("unknown");
  });
});

describe("its signatures", () => {
  it("prove what the browser brings back", async () => {
    const { orderId } = await begin();
    const payment = service.pay(orderId);
    const returned = service.returned(payment);
    expect(razorpay.readReturn?.(service.settings, returned)).toBe(orderId);
    expect(razorpay.readReturn?.(service.settings, { ...returned, payment_id: "pay_other" })).toBeNull();
    expect(razorpay.readReturn?.(service.settings, service.returned(payment, { key: "wrong" }))).toBeNull();
    expect(razorpay.readReturn?.({}, returned)).toBeNull();
  });

  it("prove webhooks over the body as it was sent", async () => {
    const { orderId } = await begin();
    const payment = service.pay(orderId);
    const { body, headers } = service.webhook(payment, { eventId: "evt_1" });
    const hear = (text: string, secrets: object = service.settings) =>
      razorpay.readWebhook({ ...account(), secrets }, { body: text, headers: new Headers(headers), address: "" });
    expect(hear(body)).toEqual({ kind: "event", event: { eventId: "evt_1", reference: orderId, paymentId: null } });
    expect(hear(`${body} `)).toEqual({ kind: "forged" });
    expect(hear(body, {})).toEqual({ kind: "forged" });
  });

  it.each(["payment.failed", "settlement.processed"])("hear nothing to do in %s", async (event) => {
    const { orderId } = await begin();
    const { body, headers } = service.webhook(service.pay(orderId), { event });
    const heard = razorpay.readWebhook(account(), { body, headers: new Headers(headers), address: "" });
    expect(heard).toEqual({ kind: "other" });
  });
});
