import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { COMMON, GIFT_CARDS, onceCard, SCARCE } from "./bench-shop";
import { aShopper, expected, prepareCheckout, Refused, type Reply, retryUntilAnswered, type Shopper } from "./shopper";

/** The result of one purchase: the ids of the orders the shop confirmed, or the reason why there is none. */
export type PurchaseResult = { orderIds: readonly string[]; refusal: string | null };

type Plan = { productId: string; paymentName: string; giftCard: string | null; postsTwice: boolean };

const PAYMENTS = ["COD", "Bank Payment", "Square", "Gpay"];
const SOLD_OUT = ["sold_out", "item_unavailable"];
const REFUSALS_LIMIT = 4;
const PAYMENT_CHECK_PAUSE_MS = 1_000;

/**
 * Decides from a buyer's number what the buyer does: a fifth of the buyers buy scarce products, a quarter use gift
 * cards, a quarter pay by card, a seventh submit the order twice.
 */
function planOf(index: number): Plan {
  const scarce = index % 5 === 0 ? SCARCE[(index / 5) % SCARCE.length] : undefined;
  const wallet = index % 8 === 1 ? GIFT_CARDS[index % GIFT_CARDS.length] : undefined;
  const once = index % 8 === 2 ? onceCard(index) : undefined;
  return {
    productId: scarce ?? COMMON[index % COMMON.length] ?? "",
    paymentName: PAYMENTS[index % PAYMENTS.length] ?? "",
    giftCard: wallet ?? once ?? null,
    postsTwice: index % 7 === 0,
  };
}

/** Makes a purchase as planned and never gives up: repeats an interrupted request with the same idempotency key. */
export async function buy(
  origin: string,
  index: number,
  onFault: (reply: Reply | null) => void,
): Promise<PurchaseResult> {
  const { productId, paymentName, giftCard, postsTwice } = planOf(index);
  const shopper = aShopper(origin);
  const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    retryUntilAnswered(() => shopper.ask(method, path, body, headers), onFault);
  const checkoutId = await prepareCheckout(shopper, { email: emailOf(index), productIds: [productId] }).catch(soldOut);
  if (checkoutId instanceof Refused) return { orderIds: [], refusal: codeOf(checkoutId.reply) };
  if (giftCard) await send("PATCH", `/api/checkout/${checkoutId}`, { gift_card_codes: [giftCard] });

  let refusal: string | null = null;
  for (let attempts = 0; attempts < REFUSALS_LIMIT; attempts++) {
    const post = () =>
      send(
        "POST",
        "/api/orders",
        { checkout_id: checkoutId, payment_name: paymentName },
        { "Idempotency-Key": `crash-order-number-${index}-${attempts}` },
      );
    const replies = await Promise.all(postsTwice ? [post(), post()] : [post()]);
    const orders = replies.flatMap((reply) =>
      reply.status === 200 ? expected(placedOrderWireSchema, reply).order : [],
    );
    const [order] = orders;
    if (order) {
      if (order.order_status === "pending") await pay(shopper, order._id, onFault);
      return { orderIds: orders.map(({ _id }) => _id), refusal: null };
    }
    refusal = codeOf(replies[0]);
    if (!refusal.startsWith("gift_card")) break;
    // Other buyers have used up the gift card in the meantime, so this buyer orders without it.
    await send("PATCH", `/api/checkout/${checkoutId}`, { gift_card_codes: [] });
  }
  return { orderIds: [], refusal };
}

const emailOf = (index: number) => `crash-${index}@example.com`;

/**
 * Pays until a payment succeeds. After an unclear answer it repeats the request with the same idempotency key; after a
 * failed payment it makes a new one with a new key.
 */
async function pay({ ask }: Shopper, orderId: string, onFault: (reply: Reply | null) => void): Promise<void> {
  let key: string = randomUUID();
  for (;;) {
    const body = { source_id: `cnon:${key}` };
    const path = `/api/orders/${orderId}/payments/square`;
    const reply = await retryUntilAnswered(() => ask("POST", path, body, { "Idempotency-Key": key }), onFault);
    if (reply.status === 200) return;
    const code = codeOf(reply);
    // The order is already paid: Square's webhook has settled an earlier attempt, whose answer was lost.
    if (code === "order_not_payable") return;
    if (code === "payment_declined" || code === "payment_unavailable") key = randomUUID();
    else if (code !== "payment_under_way") throw new Error(`Not paid: ${reply.status} ${code}`);
    await setTimeout(PAYMENT_CHECK_PAUSE_MS);
  }
}

/**
 * Returns the error if the shop refused because a product is sold out, which is expected; throws any other error again.
 */
function soldOut(error: unknown): Refused {
  if (error instanceof Refused && SOLD_OUT.includes(codeOf(error.reply))) return error;
  throw error;
}

const problemSchema = z.object({ code: z.string() });

function codeOf(reply: Reply | undefined): string {
  return problemSchema.safeParse(reply?.body).data?.code ?? `status ${reply?.status}`;
}
