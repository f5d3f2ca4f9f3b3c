import { setImmediate } from "node:timers/promises";
import { openDatabase } from "@/lib/database/connection";
import { placeOrder } from "@/lib/workflows/order/place";
import { aGuest, anOrderRequest, aReadyCheckout, putIntoCart, testStore } from "@/tests/support/buyer";

/**
 * A script that a test starts and kills: it opens the database in DATA_DIR and places orders without end, using the
 * gift card while it has a balance. It prints the id of each order that `placeOrder` has confirmed.
 */
await openDatabase("http://localhost:4323");
const store = await testStore();
let giftCardCodes = ["KILL-KILL-KILL"];
for (;;) {
  const visitor = aGuest();
  await putIntoCart(visitor, { productId: "cloth" });
  const checkoutId = await aReadyCheckout(visitor, { giftCardCodes });
  const request = anOrderRequest(checkoutId);
  const answer = await placeOrder(
    { store, visitor, address: visitor.anonymousId },
    { ...request, paymentName: "Bank Payment" },
  );
  if (!answer.ok) {
    if (answer.code !== "gift_card_empty") throw new Error(`Refused: ${answer.code}`);
    giftCardCodes = [];
    continue;
  }
  process.stdout.write(`${answer.value.order.id}\n`);
  // PGlite only uses microtasks, so without this pause the loop would let nothing else in this process run.
  await setImmediate();
}
