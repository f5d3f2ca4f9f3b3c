import { testPaymentKeys } from "@/lib/workflows/payment/test-keys";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
const razorpay = { name: "Razorpay", status: "inactive", app_config: { key_id: "rzp_test" } };
beforeAll(() => insertSellingStore({ payment_types: [{ name: "COD", status: "active" }, razorpay] }));

it.each([
  ["COD", { ok: true, value: { outcome: "no_provider" } }],
  ["Razorpay", { ok: true, value: { outcome: "keys_missing" } }],
  ["Gold", { ok: false, code: "payment_method_unknown" }],
])("asks no provider about %s", async (name, answer) => {
  expect(await testPaymentKeys("nila-loom", name)).toMatchObject(answer);
});

it("knows only stores that there are", async () => {
  expect(await testPaymentKeys("nobody", "COD")).toMatchObject({ code: "store_unknown" });
});
