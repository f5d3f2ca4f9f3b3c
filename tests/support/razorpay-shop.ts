import { useSettings } from "@/tests/factories/settings";
import { startRazorpay } from "@/tests/fakes/razorpay";
import { insertSellingStore } from "./buyer";
import { allowCallsToFakes } from "./payer";

/**
 * A store with these details that takes payments through Razorpay, and the stand-in that its calls reach; it behaves as usual when a test
 * begins. The suite replaces `env` by a mock, because `useSettings` sets it.
 */
export function useRazorpayShop(details: Record<string, unknown> = {}) {
  let service: Awaited<ReturnType<typeof startRazorpay>> | undefined;
  const running = () => {
    if (!service) throw new Error("The stand-in for Razorpay runs only during tests");
    return service;
  };
  beforeAll(async () => {
    const app_config = { key_id: "rzp_test_example" };
    await insertSellingStore({ payment_types: [{ name: "Razorpay", status: "active", app_config }], ...details });
    service = await startRazorpay();
  });
  afterAll(() => running().close());
  beforeEach(() => {
    allowCallsToFakes();
    useSettings(running().settings);
    running().behave("usual");
  });
  return running;
}
