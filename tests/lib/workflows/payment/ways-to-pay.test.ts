import { readPaymentAccount } from "@/lib/cached/read-store";
import type { PaymentType } from "@/lib/domain/payment/payment";
import { PROVIDERS } from "@/lib/integrations/payment-providers";
import { readWaysToPay } from "@/lib/workflows/payment/ways-to-pay";
import { anOrder } from "@/tests/factories/order";
import { useSettings } from "@/tests/factories/settings";
import { startRazorpay } from "@/tests/fakes/razorpay";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes } from "@/tests/support/payer";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startRazorpay>>;
beforeAll(async () => {
  const app_config = { key_id: "rzp_test_example" };
  service = await startRazorpay();
  useSettings(service.settings);
  await insertSellingStore({
    payment_types: [
      { name: "Razorpay", status: "active", app_config },
      { name: "COD", status: "active" },
    ],
  });
});
afterAll(() => service.close());
beforeEach(() => {
  allowCallsToFakes();
  useSettings(service.settings);
  service.behave("usual");
});

/** The account, told apart by its key, so that each test asks anew. */
async function account(keyId: string): Promise<PaymentType> {
  const known = await readPaymentAccount("nila-loom", "razorpay");
  if (!known) throw new Error("The suite has not set up Razorpay");
  return { ...known, settings: { ...known.settings, keyId } };
}
const { currency } = anOrder({});
const ways = (payment: PaymentType, finalPrice: number) =>
  readWaysToPay("nila-loom", payment, { finalPrice, currency });

it("asks the provider once for all amounts", async () => {
  const payment = await account("rzp_test_example");
  const asked = () => service.requests.filter((request) => request === "GET /v1/methods").length;
  const [small, large] = await Promise.all([ways(payment, 100_000), ways(payment, 300_000)]);
  expect(small).toEqual({ takesUpi: true, banks: [], months: null });
  expect(large).toEqual({ takesUpi: true, banks: ["HDFC"], months: { from: 3, to: 9 } });
  await ways(payment, 200_000);
  expect(asked()).toBe(1);
});

it("says nothing for methods whose provider says nothing", async () => {
  const payment = await account("other");
  expect(await ways({ ...payment, kind: "cod" }, 300_000)).toBeNull();
  expect(await ways({ ...payment, kind: "stripe" }, 300_000)).toBeNull();
});

it("says nothing while the provider is silent", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  service.behave("silent");
  expect(await ways(await account("rzp_test_silent"), 300_000)).toBeNull();
  jest.restoreAllMocks();
});

it("does not let the shopper wait for a slow provider, and has its answer for the next page", async () => {
  const payment = await account("rzp_test_slow");
  const answer = { currencyCode: "INR", takesUpi: true, instalments: [] };
  const slow = new Promise<typeof answer>((resolve) => setTimeout(() => resolve(answer), 1_500));
  jest.spyOn(PROVIDERS.razorpay, "readWays").mockReturnValue(slow);
  const began = performance.now();
  expect(await ways(payment, 300_000)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1_200);
  await slow;
  expect(await ways(payment, 300_000)).toMatchObject({ takesUpi: true });
  jest.restoreAllMocks();
});
