import { insertOrder } from "@/lib/data/order/orders";
import { insertOpenAttempt } from "@/lib/data/payment/attempts";
import { saveDifference } from "@/lib/data/payment/differences";
import { saveDispute } from "@/lib/data/payment/disputes";
import { getDatabase } from "@/lib/database/connection";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { anOrder } from "@/tests/factories/order";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  const order = anOrder({ id: "paid", number: "1-1126", invoiceNumber: null });
  await insertOrder("nila-loom", order, NOW, getDatabase());
  const attempt = { id: "attempt", orderId: "paid", provider: "stripe", amount: 1_234, currencyCode: "JPY" };
  await insertOpenAttempt("nila-loom", { ...attempt, createdAt: NOW }, getDatabase());
});

const NOW = new Date("2030-03-15T20:20:30Z");
const payments = (...words: string[]) => typed(["payments", ...words]);

it("lists the payment methods, and says why some are not offered", async () => {
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const { store_details } = aStoreAnswer();
  const payment_types = [{ name: "Barter" }, { name: "UPI" }];
  await insertStore("paid", { details: { ...store_details, payment_types } });
  expect(await typed(["payments", "--store", "paid"], { shop: await openDirectShop("paid") })).toEqual({
    code: 0,
    out:
      "Payment  State\n" +
      "Barter   not offered: the shop does not know a payment method of this name\n" +
      "UPI      not offered: a setting of its account is missing in store.json\n",
    err: "Warning: shoppers are offered no payment method, so they cannot order.\n",
  });
  jest.restoreAllMocks();
});

it("lists disputes, with the moment until which to answer", async () => {
  expect(await payments("disputes")).toEqual({ code: 0, out: "", err: "There are no disputes yet.\n" });
  const dispute = {
    id: "dp_1",
    provider: "stripe",
    orderId: "paid",
    paymentId: "attempt",
    status: "open",
    amount: 1_234,
    currencyCode: "JPY",
    reason: "fraudulent",
    answerBy: new Date("2030-03-20T10:00:00Z"),
    createdAt: NOW,
  } as const;
  await saveDispute("nila-loom", dispute, NOW, getDatabase());
  expect((await payments("disputes", "--status", "open")).out).toBe(
    "Dispute  Date              Order   Provider  Amount  Status  Answer by         Reason\n" +
      "dp_1     2030-03-16 01:50  1-1126  stripe    ¥1,234  open    2030-03-20 15:30  fraudulent\n",
  );
  expect(await typedJson(["payments", "disputes", "--status", "won"])).toEqual({ list: [], total: 0, page: 1 });
});

it("lists payments that their provider counts differently", async () => {
  expect(await payments("differences")).toEqual({ code: 0, out: "", err: "There are no differences yet.\n" });
  const theirs = { amount: 1_200, refunded: 200, currencyCode: "JPY" };
  await saveDifference("nila-loom", { paymentId: "attempt", kind: "amount", theirs }, NOW);
  expect((await payments("differences")).out).toBe(
    "Order   Since       Provider  Recorded  Taken   Returned  Difference\n" +
      "1-1126  2030-03-16  stripe    ¥1,234    ¥1,200  ¥200      another amount was taken\n",
  );
  expect(await typedJson(["payments", "differences"])).toMatchObject({
    list: [{ kind: "amount", recorded: 1_234, taken: 1_200, refunded: 200, currency: "JPY" }],
    total: 1,
  });
});
