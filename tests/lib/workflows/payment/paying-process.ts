import { z } from "zod";
import { openDatabase } from "@/lib/database/connection";
import { env } from "@/lib/server/env";
import { placeOrder } from "@/lib/workflows/order/place";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { aGuest, anOrderRequest, aReadyCheckout, putIntoCart, testStore } from "@/tests/support/buyer";

/**
 * A script that a test starts and kills: it opens the database in DATA_DIR, and orders and pays without end. The
 * stand-in for Razorpay runs in the test. It prints the id of each order that counts as paid.
 */
await openDatabase("http://localhost:4323");
const store = await testStore();
const returnedSchema = z.object({ reference: z.string(), payment_id: z.string(), signature: z.string() });

for (;;) {
  const visitor = aGuest();
  const payer = { store, visitor, address: visitor.anonymousId };
  await putIntoCart(visitor, { productId: "cloth" });
  const request = anOrderRequest(await aReadyCheckout(visitor));
  const placed = await placeOrder(payer, { ...request, paymentName: "Razorpay" });
  if (!placed.ok) throw new Error(`Refused: ${placed.code}`);
  const { id } = placed.value.order;
  const started = await startHostedPayment(payer, id, "razorpay");
  if (!started.ok) throw new Error(`Not started: ${started.code}`);
  const paid = await fetch(`${env().RAZORPAY_API_URL}/stand-in/pay?order=${started.value.token}`);
  const finished = await finishHostedPayment(payer, id, "razorpay", returnedSchema.parse(await paid.json()));
  if (!finished.ok) throw new Error(`Not finished: ${finished.code}`);
  process.stdout.write(`${id}\n`);
}
