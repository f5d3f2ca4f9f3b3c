import { POST as sendCashOnDeliveryCode } from "@/app/api/checkout/[checkout_id]/cod-code/route";
import { DELETE as giveUp, POST as giveUpByForm } from "@/app/api/orders/[order_id]/payments/route";
import { POST as payBySquare } from "@/app/api/orders/[order_id]/payments/square/route";
import { POST as hearWebhook } from "@/app/api/webhooks/[provider]/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { findCustomerByEmail } from "@/lib/data/customer/customers";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { useSettings } from "@/tests/factories/settings";
import { startSquare } from "@/tests/fakes/square";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, currentOrder, newKey } from "@/tests/support/payer";
import { aCustomer, aVisitor, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startSquare>>;
beforeAll(async () => {
  const square = { application_id: "sandbox-app", location_id: "LOCATION" };
  await insertSellingStore({
    payment_types: [
      { name: "COD", status: "active", cod_config: { cod_charges: 50 } },
      { name: "Square", status: "active", mode: "sandbox", app_config: square },
      // Without an account a store cannot tell a webhook from a forged one.
      { name: "Foloosi", status: "active", app_config: { merchant_key: "test_merchant" } },
    ],
  });
  service = await startSquare();
});
afterAll(() => service.close());
beforeEach(() => {
  allowCallsToFakes();
  useSettings({ ...service.settings, FOLOOSI_SECRET_KEY: "foloosi-secret" });
  service.behave("succeeds");
});
/** Silences the console: these tests cause refusals by the provider on purpose, which the code under test logs. */
const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
  spy.mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of logged) spy.mockRestore();
});

let shoppers = 0;
/** A shopper's browser, and an order of this shopper that is not paid yet. */
async function aPayer() {
  const email = `payer-${++shoppers}@example.com`;
  const shopper = await aCustomer(email);
  const customer = await findCustomerByEmail("nila-loom", email);
  if (!customer) throw new Error(`No customer ${email}`);
  const name = `payer-${shoppers}`;
  const visitor = { kind: "customer", anonymousId: name, sessionId: name, customerId: customer.id } as const;
  return { shopper, ...(await anOrderToPay("Square", visitor)) };
}
const pay = (shopper: Shopper, orderId: string, source: string, key: string | null = newKey()) =>
  shopper.ask(payBySquare, {
    method: "POST",
    params: { order_id: orderId },
    body: { source_id: source },
    headers: key === null ? {} : { "idempotency-key": key },
  });

describe("paying by card", () => {
  it("returns the next page, and the same for a repeated attempt", async () => {
    const { shopper, order, checkoutId } = await aPayer();
    const key = newKey();
    const done = { payment: "succeeded", leads_to: `/checkout/${checkoutId}` };
    expect(await told(await pay(shopper, order.id, "cnon:one", key))).toEqual([200, done]);
    expect(await told(await pay(shopper, order.id, "cnon:other", key))).toEqual([200, done]);
    expect(await currentOrder(order)).toMatchObject({ paymentStatus: "paid" });
  });

  it("refuses a declined card, a request without a key, and other people's orders", async () => {
    const { shopper, order } = await aPayer();
    expect(await told(await pay(shopper, order.id, "cnon:declined"))).toEqual([422, "payment_declined"]);
    expect(await told(await pay(shopper, order.id, "cnon:card", null))).toEqual([400, "idempotency_key_missing"]);
    const stranger = await aVisitor();
    expect(await told(await pay(stranger, order.id, "cnon:theirs"))).toEqual([404, "order_unknown"]);
    expect(await currentOrder(order)).toMatchObject({ status: "pending" });
  });

  it("can be cancelled by call, and by a form without JavaScript that redirects to the review", async () => {
    const one = await aPayer();
    const params = { order_id: one.order.id };
    expect(await told(await one.shopper.ask(giveUp, { method: "DELETE", params }))).toEqual([
      200,
      { leads_to: `/checkout/${one.checkoutId}/review` },
    ]);
    const other = await aPayer();
    const form = { _method: "DELETE", checkout_id: other.checkoutId };
    const asking = { method: "POST", params: { order_id: other.order.id }, form };
    const first = await other.shopper.ask(giveUpByForm, asking);
    expect([first.status, first.headers.get("location")]).toEqual([303, `/checkout/${other.checkoutId}/review`]);
    expect((await other.shopper.ask(giveUpByForm, asking)).headers.get("location")).toBe("/checkout");
  });
});

describe("webhooks of providers", () => {
  const address = "https://shop.example/in/api/webhooks/square";
  const call = (provider: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    hearWebhook(
      new Request(`http://localhost:3000/api/webhooks/${provider}`, {
        method: "POST",
        headers: { host: "localhost:3000", ...headers },
        body,
      }),
      { params: Promise.resolve({ provider }) },
    );
  const lastPayment = () => {
    const last = service.payments().at(-1);
    if (!last) throw new Error("Nothing was paid");
    return last;
  };

  it("place an order, also in a closed store", async () => {
    const { shopper, order } = await aPayer();
    service.behave("lost");
    expect(await told(await pay(shopper, order.id, "cnon:lost"))).toEqual([422, "payment_under_way"]);
    await getDatabase().update(stores).set({ status: "inactive" });
    forgetRemembered();
    expect(await told(await call("square", service.webhook(lastPayment(), address)))).toEqual([200, { heard: true }]);
    await getDatabase().update(stores).set({ status: "active" });
    forgetRemembered();
    expect(await currentOrder(order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  });

  it("are refused when forged, too long, or from unknown providers", async () => {
    const { shopper, order } = await aPayer();
    await pay(shopper, order.id, "cnon:paid");
    const signed = service.webhook(lastPayment(), address);
    expect(await told(await call("square", { ...signed, body: `${signed.body} ` }))).toEqual([401, "signature_wrong"]);
    expect(await told(await call("square", { ...signed, body: "x".repeat(100_001) }))).toEqual([413, "body_too_large"]);
    expect(await told(await call("barter", signed))).toEqual([404, "provider_unknown"]);
  });

  it.each([
    { transaction_no: "FLS\0" },
    { data: { transaction_no: "FLS1", optional1: "\ud83d" } },
    { transaction_no: "FLS1", status: "\0" },
  ])("are refused with what the database cannot store: %j", async (body) => {
    const sent = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    expect(await told(await call("foloosi", sent))).toEqual([400, "request_invalid"]);
  });

  it("must be sent again while the provider does not respond", async () => {
    const { shopper, order } = await aPayer();
    service.behave("lost");
    await pay(shopper, order.id, "cnon:lost-too");
    useSettings({ ...service.settings, SQUARE_API_URL: "http://127.0.0.1:9" });
    const answer = await call("square", service.webhook(lastPayment(), address));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  });
});

it("redirects a code request without JavaScript to the review, with the refusal and the method", async () => {
  const { shopper, checkoutId } = await aPayer();
  const form = { checkout_id: checkoutId, payment_name: "COD", cod_dial_code: "+91", cod_mobile: "9876543210" };
  const answer = await shopper.ask(sendCashOnDeliveryCode, {
    method: "POST",
    params: { checkout_id: checkoutId },
    form,
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/checkout/${checkoutId}/review?refusal=payment_unknown&payment=COD`,
  ]);
});
