import { http, passthrough } from "msw";
import type { PaymentRequest } from "@/lib/integrations/payment-provider";
import { square } from "@/lib/integrations/square";
import type { PaymentSecrets } from "@/lib/server/env";
import { aPaymentAccount } from "../../factories/payment";
import { useSettings } from "../../factories/settings";
import { type SquareBehaviour, startSquare } from "../../fakes/square";
import { server } from "../../mocks/server";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

let service: Awaited<ReturnType<typeof startSquare>>;
beforeAll(async () => {
  // With two payments per page, looking up a payment needs several pages.
  service = await startSquare({ pageSize: 2 });
});
afterAll(() => service.close());
beforeEach(() => {
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough));
  useSettings(service.settings);
  service.behave("succeeds");
  logged.mockClear();
});
/** Silences the console: these tests cause refusals and missing answers on purpose, which are all logged. */
const logged = jest.spyOn(console, "error").mockImplementation(() => {});
const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => {
  logged.mockRestore();
  warned.mockRestore();
});

const account = () => ({ ...aPaymentAccount(), secrets: service.settings });
let ids = 0;
const aRequest = (overrides: Partial<PaymentRequest> = {}): PaymentRequest => ({
  paymentId: `payment-${++ids}`,
  sourceToken: `cnon:card-${ids}`,
  amount: 1_624,
  currencyCode: "USD",
  orderNumber: "1234567-1126",
  returnUrl: "https://shop.example/checkout/c1/pay",
  payer: { name: "Asha Rao", email: "asha@example.com", mobile: "+919876543210" },
  ...overrides,
});
const sought = ({ paymentId, amount, currencyCode }: PaymentRequest, reference: string | null = null) => ({
  paymentId,
  amount,
  currencyCode,
  reference,
  createdAt: new Date(),
});
async function charge(behaviour: SquareBehaviour, request = aRequest()) {
  service.behave(behaviour);
  return square.begin(account(), request);
}

it("charges a card once, however often it is called", async () => {
  const request = aRequest();
  const before = service.payments().length;
  const [first, again] = [await charge("succeeds", request), await charge("succeeds", request)];
  expect(first).toEqual({
    kind: "charged",
    payment: {
      reference: expect.any(String),
      paymentId: request.paymentId,
      amount: 1_624,
      currencyCode: "USD",
      outcome: "succeeded",
    },
  });
  expect(again).toEqual(first);
  expect(service.payments()).toHaveLength(before + 1);
});

it.each<[SquareBehaviour, string]>([
  ["declines", "declined"],
  ["overloaded", "not_begun"],
  ["lost", "unknown"],
])("understands when the service %s: %s", async (behaviour, kind) => {
  expect(await charge(behaviour)).toEqual({ kind });
});

it("distinguishes a used token from a declined card", async () => {
  await charge("succeeds", aRequest({ sourceToken: "cnon:used" }));
  expect(await charge("succeeds", aRequest({ sourceToken: "cnon:used" }))).toEqual({ kind: "not_begun" });
});

it("treats a timeout as an unknown outcome", async () => {
  const aborted = AbortSignal.abort(new DOMException("Too late", "TimeoutError"));
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(aborted);
  expect(await charge("succeeds")).toEqual({ kind: "unknown" });
  timeout.mockRestore();
});

it("treats an undocumented response as an unknown outcome", async () => {
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => new Response("<html>", { status: 502 })));
  expect(await charge("succeeds")).toEqual({ kind: "unknown" });
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => Response.json({ payment: { id: "" } })));
  expect(await charge("succeeds")).toEqual({ kind: "unknown" });
});

it("finds a payment whose answer was lost by its time", async () => {
  await charge("succeeds");
  const request = aRequest();
  await charge("lost", request);
  await charge("succeeds");
  const found = await square.find(account(), sought(request));
  expect(found).toMatchObject({ kind: "found", payment: { paymentId: request.paymentId, outcome: "succeeded" } });
  expect(await square.find(account(), sought(aRequest()))).toEqual({ kind: "none" });
});

it("finds a payment by its reference", async () => {
  const request = aRequest();
  const begun = await charge("pending", request);
  if (begun.kind !== "charged") throw new Error(begun.kind);
  expect(begun.payment.outcome).toBe("pending");
  const found = await square.find(account(), sought(request, begun.payment.reference));
  expect(found).toEqual({ kind: "found", payment: begun.payment });
  expect(await square.find(account(), sought(request, "unheard-of"))).toEqual({ kind: "none" });
});

it("refunds once, and never more than was charged", async () => {
  const begun = await charge("succeeds");
  if (begun.kind !== "charged") throw new Error(begun.kind);
  const { reference, amount, currencyCode } = begun.payment;
  const payment = { paymentId: "refunded", reference, amount, currencyCode, occasion: "whole" };
  expect(await square.refund(account(), payment)).toBe("refunded");
  expect(await square.refund(account(), payment)).toBe("refunded");
  expect(service.refunds()).toHaveLength(1);
  expect(await square.refund(account(), { ...payment, amount: 1, occasion: "more" })).toBe("refused");
});

describe("its webhooks", () => {
  const address = "https://shop.example/api/webhooks/square";
  const payment = () => {
    const [first] = service.payments();
    if (!first) throw new Error("Nothing has been paid");
    return first;
  };
  type Call = { body: string; headers: Record<string, string> };
  const hear = (call: Call, at = address, secrets: PaymentSecrets = service.settings) =>
    square.readWebhook({ ...account(), secrets }, { body: call.body, headers: new Headers(call.headers), address: at });

  it("are accepted when signed for our address", () => {
    const { id: reference, reference_id: paymentId } = payment();
    const call = service.webhook(payment(), address, { eventId: "event" });
    expect(hear(call)).toEqual({ kind: "event", event: { eventId: "event", reference, paymentId } });
  });

  it("are forged with another key, body or address, or without a key", () => {
    const call = service.webhook(payment(), address);
    expect(hear(service.webhook(payment(), address, { key: "another" }))).toEqual({ kind: "forged" });
    expect(hear({ ...call, body: call.body.replace("COMPLETED", "FAILED!!!") })).toEqual({ kind: "forged" });
    expect(hear(call, "https://other.example/api/webhooks/square")).toEqual({ kind: "forged" });
    expect(hear({ ...call, headers: {} })).toEqual({ kind: "forged" });
    expect(hear(call, address, { SQUARE_ACCESS_TOKEN: "square-token" })).toEqual({ kind: "forged" });
  });
});

it("logs neither token nor card", async () => {
  for (const behaviour of ["declines", "lost", "overloaded"] as const) await charge(behaviour);
  service.behave("succeeds");
  const refused = { ...account(), secrets: { SQUARE_ACCESS_TOKEN: "wrong-token" } };
  expect(await square.begin(refused, aRequest())).toEqual({ kind: "not_begun" });
  const said = [...logged.mock.calls, ...warned.mock.calls].flat().join(" ");
  expect(said).toContain("UNAUTHORIZED");
  expect(said).not.toMatch(/cnon|-token|asha/i);
});
