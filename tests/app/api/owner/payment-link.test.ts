import { POST as makeLink } from "@/app/api/owner/orders/[order_id]/payment-link/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { anOrder } from "@/tests/factories/order";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";
import { typed, typedJson } from "../../../scripts/store/typed";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  const awaited = { paymentStatus: "awaited", paymentName: "Bank Payment", invoiceNumber: null } as const;
  for (const [id, number] of [
    ["by-call", "111111-1126"],
    ["by-command", "222222-1126"],
  ] as const) {
    const order = anOrder({ id, number, ...awaited });
    await insertOrder("nila-loom", order, order.createdAt, getDatabase());
  }
});

const ask = (order_id: string, body: object, token = TOKEN) =>
  makeLink(
    new Request("http://localhost/api/owner/orders", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({ order_id }) },
  );
const made = (id: string, number: string) => ({
  link: expect.stringMatching(new RegExp(`^https://shop.example/in/checkout/order-summary/${id}\\?key=[\\w-]+$`)),
  number,
  payment_name: "Square",
  amount: 1_080,
  currency: "INR",
});

it("makes a payment link by call, for the owner only", async () => {
  expect(await told(await ask("111111-1126", {}, "wrong"))).toEqual([401, "owner_token_wrong"]);
  expect(await told(await ask("111111-1126", {}))).toEqual([200, made("by-call", "111111-1126")]);
  expect(await told(await ask("by-call", { payment_name: "PayPal" }))).toEqual([422, "payment_unknown"]);
  expect(await told(await ask("none", {}))).toEqual([404, "order_unknown"]);
});

it("makes one by command, which prints nothing else", async () => {
  expect(await typedJson(["orders", "payment-link", "222222-1126"])).toEqual(made("by-command", "222222-1126"));
  const { out, code } = await typed(["orders", "payment-link", "222222-1126", "--method", "Square"]);
  expect([code, out]).toEqual([0, expect.stringMatching(/^https:\/\/shop\.example\/\S+\n$/)]);
  const refused = await typed(["orders", "payment-link", "222222-1126", "--method", "Cheque"]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("No payment provider is set up")]);
});
