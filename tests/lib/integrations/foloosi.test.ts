import { http, passthrough } from "msw";
import { foloosi } from "@/lib/integrations/foloosi";
import { aPaymentAccount } from "../../factories/payment";
import { useSettings } from "../../factories/settings";
import { startFoloosi } from "../../fakes/foloosi";
import { server } from "../../mocks/server";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

let service: Awaited<ReturnType<typeof startFoloosi>>;
beforeAll(async () => {
  service = await startFoloosi();
});
afterAll(() => service.close());
beforeEach(() => {
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough));
  useSettings(service.settings);
  service.keepSilent(false);
});
/** Silences the console: these tests cause failures of the provider on purpose, which the code under test logs. */
const logged = jest.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => logged.mockRestore());

const account = () => ({ ...aPaymentAccount({ name: "Foloosi", kind: "foloosi" }), secrets: service.settings });
const request = {
  paymentId: "payment",
  sourceToken: null,
  amount: 129_950,
  currencyCode: "AED",
  orderNumber: "1234567-1126",
  returnUrl: "https://shop.example/checkout/c1/pay",
  payer: { name: "Asha Rao", email: "asha@example.com", mobile: "+919876543210" },
};
const find = (reference: string | null) => foloosi.find(account(), { ...request, reference, createdAt: new Date() });

async function handedOver() {
  const begun = await foloosi.begin(account(), request);
  if (begun.kind !== "hosted") throw new Error(begun.kind);
  return begun.token;
}

it("gets a token for the script, and finds the payment made with it", async () => {
  const { transaction_no } = service.pay(await handedOver());
  const payment = { reference: transaction_no, paymentId: "payment", amount: 129_950, currencyCode: "AED" };
  expect(await find(transaction_no)).toEqual({ kind: "found", payment: { ...payment, outcome: "succeeded" } });
});

it.each([
  { changes: { status: "failed" }, told: { outcome: "failed" } },
  { changes: { status: "pending" }, told: { outcome: "pending" } },
  { changes: { status: "under_review" }, told: { outcome: "pending" } },
  { changes: { request_amount: "1299.49" }, told: { amount: 129_949 } },
  { changes: { request_currency: "USD" }, told: { currencyCode: "USD" } },
])("reports $told for a transaction with $changes", async ({ changes, told }) => {
  const { transaction_no } = service.pay(await handedOver(), changes);
  expect(await find(transaction_no)).toMatchObject({ kind: "found", payment: told });
});

it("finds no transaction without a number, of another account, or while the service is down", async () => {
  const { transaction_no } = service.pay(await handedOver());
  expect(await find(null)).toEqual({ kind: "unknown" });
  expect(await find("FLSunheardof")).toEqual({ kind: "none" });
  service.keepSilent(true);
  expect(await find(transaction_no)).toEqual({ kind: "unknown" });
  expect(await foloosi.begin(account(), request)).toEqual({ kind: "not_begun" });
});

it("starts nothing with a wrong secret, and does not reveal it", async () => {
  logged.mockClear();
  const refused = { ...account(), secrets: { FOLOOSI_SECRET_KEY: "wrong-secret" } };
  expect(await foloosi.begin(refused, request)).toEqual({ kind: "not_begun" });
  expect(logged.mock.calls.flat().join(" ")).toMatch(/401$/);
});

describe("its webhooks", () => {
  const hear = (body: string, type = "application/json") =>
    foloosi.readWebhook(account(), { body, headers: new Headers({ "content-type": type }), address: "" });
  const heard = (paymentId: string | null) => ({
    kind: "event",
    event: { eventId: "FLS1 success", reference: "FLS1", paymentId },
  });

  it.each([
    [{ data: { transfer: { transaction_no: "FLS1", status: "success", api: { optional1: "payment" } } } }, "payment"],
    [{ data: { transaction_no: "FLS1", status: "success", optional1: "payment" } }, "payment"],
    [{ transaction_no: "FLS1", status: "success" }, null],
  ])("are understood as %j", (sent, paymentId) => {
    expect(hear(JSON.stringify(sent))).toEqual(heard(paymentId));
  });

  it("are understood as a form", () => {
    const form = "transaction_no=FLS1&status=success&optional1=payment";
    expect(hear(form, "application/x-www-form-urlencoded")).toEqual(heard("payment"));
  });

  it.each(["", "{", "[]", "null", '{"data":7}'])("are not about a payment with the body %j", (body) => {
    expect(hear(body)).toEqual({ kind: "other" });
  });
});

it("leaves refunds to the owner", async () => {
  expect(await foloosi.refund(account(), { ...request, reference: "FLS1", occasion: "whole" })).toBe("by_hand");
});
