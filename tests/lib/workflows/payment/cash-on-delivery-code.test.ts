import { eq } from "drizzle-orm";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { placeOrder } from "@/lib/workflows/order/place";
import {
  cashOnDeliveryCodeOwner,
  redeemCashOnDeliveryCode,
  sendCashOnDeliveryCode,
} from "@/lib/workflows/payment/cash-on-delivery-code";
import { requestCashOnDeliveryCode } from "@/lib/workflows/payment/request-cash-on-delivery-code";
import { insertProduct } from "@/tests/factories/product-row";
import {
  aBuyer,
  anOrderRequest,
  aReadyCheckout,
  insertSellingStore,
  putIntoCart,
  testStore,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { lastCode, messagesTo, otherCode } from "@/tests/support/shopper";

useTestDatabase();
beforeAll(async () => {
  const cod_config = { cod_charges: 50, max_amount: 5_000, sms_status: true };
  await insertSellingStore({ payment_types: [{ name: "COD", status: "active", cod_config }] });
  await insertProduct({ id: "stole", stock: null });
});
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

let numbers = 0;
/** A new mobile number for each test, typed as a shopper would. */
const aNumber = () => ({ dialCode: "+91", mobile: `98765 ${String(10_000 + ++numbers)}` });
const international = ({ mobile }: { mobile: string }) => `+91${mobile.replace(" ", "")}`;
const requesterOf = async (visitor: Visitor, address = "203.0.113.7") => ({
  store: await testStore(),
  visitor,
  address,
  device: "",
});
async function aBuyerWithCart(quantity = 100) {
  const visitor = await aBuyer();
  await putIntoCart(visitor, { productId: "stole", quantity });
  const checkoutId = await aReadyCheckout(visitor);
  return { asker: await requesterOf(visitor), checkoutId };
}
/** Removes the pause between two codes, as if a minute had passed. The limit per hour still counts earlier codes. */
const waitAMinute = async () => {
  await getDatabase().delete(rateLimits).where(eq(rateLimits.name, "cod_pause"));
};

it("places one order with the number the code was sent to", async () => {
  const { asker, checkoutId } = await aBuyerWithCart();
  const number = aNumber();
  expect(await requestCashOnDeliveryCode(asker, checkoutId, number)).toMatchObject({
    ok: true,
    value: { recipient: international(number) },
  });
  const [message] = await messagesTo(international(number));
  expect(message).toMatchObject({
    template: "cod_code",
    content: { code: expect.stringMatching(/^\d{6}$/), minutes: 1 },
  });
  const codeProof = { ...number, code: await lastCode(international(number)) };
  const request = { ...anOrderRequest(checkoutId), codeProof };
  const placed = await placeOrder(asker, request);
  expect(placed).toMatchObject({ ok: true, value: { order: { paymentStatus: "due" } } });
  expect(await redeemCashOnDeliveryCode("nila-loom", asker.visitor, checkoutId, codeProof)).toMatchObject({
    code: "code_over",
  });
});

it("is valid for a minute", async () => {
  const { asker, checkoutId } = await aBuyerWithCart();
  await requestCashOnDeliveryCode(asker, checkoutId, aNumber());
  const sent = await findSentCode("nila-loom", cashOnDeliveryCodeOwner(asker.visitor, checkoutId));
  const seconds = ((sent?.expiresAt.getTime() ?? 0) - Date.now()) / 1_000;
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);
  const over = new Date(Date.now() + 61_000);
  expect(await findSentCode("nila-loom", cashOnDeliveryCodeOwner(asker.visitor, checkoutId), over)).toBeNull();
});

it("proves no other number, and works for no other checkout or visitor", async () => {
  const { asker, checkoutId } = await aBuyerWithCart();
  const number = aNumber();
  await requestCashOnDeliveryCode(asker, checkoutId, number);
  const code = await lastCode(international(number));
  const redeem = (visitor: Visitor, checkout: string, typed: typeof number) =>
    redeemCashOnDeliveryCode("nila-loom", visitor, checkout, { ...typed, code });
  expect(await redeem(asker.visitor, checkoutId, aNumber())).toMatchObject({ code: "code_wrong" });
  expect(await redeem(asker.visitor, "another-checkout", number)).toMatchObject({ code: "code_over" });
  expect(await redeem(await aBuyer(), checkoutId, number)).toMatchObject({ code: "code_over" });
  expect(await redeem(asker.visitor, checkoutId, number)).toMatchObject({ ok: true });
});

it("allows five attempts", async () => {
  const { asker, checkoutId } = await aBuyerWithCart();
  const number = aNumber();
  await requestCashOnDeliveryCode(asker, checkoutId, number);
  const code = await lastCode(international(number));
  const tried = (typed: string) =>
    redeemCashOnDeliveryCode("nila-loom", asker.visitor, checkoutId, { ...number, code: typed });
  for (let step = 1; step <= 4; step += 1)
    expect(await tried(otherCode(code, step))).toMatchObject({ code: "code_wrong" });
  expect(await tried(otherCode(code, 5))).toMatchObject({ code: "code_over" });
  expect(await tried(code)).toMatchObject({ code: "code_over" });
});

it("is sent three times, a minute apart, then not for an hour", async () => {
  const { asker, checkoutId } = await aBuyerWithCart();
  const number = aNumber();
  const ask = () => requestCashOnDeliveryCode(asker, checkoutId, number);
  expect(await ask()).toMatchObject({ ok: true });
  const early = await ask();
  expect(early).toMatchObject({ code: "too_many_attempts" });
  expect(early.ok || !("retryAfterSeconds" in early) ? 0 : early.retryAfterSeconds).toBeLessThanOrEqual(60);
  for (let more = 0; more < 2; more += 1) {
    await waitAMinute();
    expect(await ask()).toMatchObject({ ok: true });
  }
  await waitAMinute();
  const refused = await ask();
  expect(refused.ok || !("retryAfterSeconds" in refused) ? 0 : refused.retryAfterSeconds).toBeGreaterThan(3_500);
  expect(await messagesTo(international(number))).toHaveLength(3);
});

it("limits codes per number, and per visitor", async () => {
  const number = aNumber();
  for (let buyer = 0; buyer < 3; buyer += 1) {
    expect(await sendCashOnDeliveryCode(await requesterOf(await aBuyer()), "checkout", number)).toMatchObject({
      ok: true,
    });
  }
  expect(await sendCashOnDeliveryCode(await requesterOf(await aBuyer()), "checkout", number)).toMatchObject({
    ok: false,
  });
  const visitor = await aBuyer();
  for (let sent = 0; sent < 3; sent += 1) {
    await waitAMinute();
    expect(await sendCashOnDeliveryCode(await requesterOf(visitor), "checkout", aNumber())).toMatchObject({ ok: true });
  }
  await waitAMinute();
  expect(await sendCashOnDeliveryCode(await requesterOf(visitor), "checkout", aNumber())).toMatchObject({ ok: false });
});

it("is limited per network", async () => {
  const from = async () =>
    sendCashOnDeliveryCode(await requesterOf(await aBuyer(), "198.51.100.9"), "checkout", aNumber());
  for (let sent = 0; sent < 15; sent += 1) expect(await from()).toMatchObject({ ok: true });
  expect(await from()).toMatchObject({ code: "too_many_attempts" });
});

it("is not sent to an invalid number, for an unknown checkout, or without cash on delivery", async () => {
  const { asker, checkoutId } = await aBuyerWithCart();
  const landline = { dialCode: "+91", mobile: "1234" };
  expect(await requestCashOnDeliveryCode(asker, checkoutId, landline)).toMatchObject({ code: "mobile_invalid" });
  expect(await requestCashOnDeliveryCode(await requesterOf(await aBuyer()), checkoutId, aNumber())).toMatchObject({
    code: "checkout_unknown",
  });
  const dear = await aBuyerWithCart(1_000);
  expect(await requestCashOnDeliveryCode(dear.asker, dear.checkoutId, aNumber())).toMatchObject({
    code: "payment_refused",
  });
});
