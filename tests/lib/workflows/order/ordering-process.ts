import { setImmediate } from "node:timers/promises";
import { openDatabase } from "@/lib/database/connection";
import { placeOrder } from "@/lib/workflows/order/place";
import { aGuest, anOrderRequest, aReadyCheckout, putIntoCart, testStore } from "@/tests/support/buyer";

/**
 * Opens the database in DATA_DIR and places orders until the process is killed, using the gift card while it has a
 * balance. Prints the id of each acknowledged order.
 */
await openDatabase("http://localhost:4323");
const store = await testStore();
let giftCardCodes = ["KILL-KILL-KILL"];
for (;;) {
  const visitor = aGuest();
  await putIntoCart(visitor, { productId: "cloth" });
  const checkoutId = await aReadyCheckout(visitor, { giftCardCodes });
  const request = anOrderRequest(checkoutId);
  const answer = await placeOrder({ store, visitor }, { ...request, paymentName: "Bank Payment" });
  if (!answer.ok) {
    if (answer.code !== "gift_card_empty") throw new Error(`Refused: ${answer.code}`);
    giftCardCodes = [];
    continue;
  }
  process.stdout.write(`${answer.value.order.id}\n`);
  // PGlite runs in microtasks only, so no other code in this process would run without this pause.
  await setImmediate();
}
