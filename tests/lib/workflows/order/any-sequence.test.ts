import { and, eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { giftCards, giftCardUses } from "@/lib/database/schema/gift-card";
import { orderItems } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { offerCounts } from "@/lib/database/schema/pricing";
import { products } from "@/lib/database/schema/product";
import { keepsReservations } from "@/lib/domain/order/state";
import type { StoreDetails } from "@/lib/domain/store/store";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { changeOrderStatus, receivePayment } from "@/lib/workflows/order/change";
import { placeOrder } from "@/lib/workflows/order/place";
import { receiveLatePayment } from "@/lib/workflows/order/receive-late-payment";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { remindOfPayments } from "@/lib/workflows/order/remind-of-payments";
import { withdrawUnpaidOrder } from "@/lib/workflows/order/withdraw";
import { insertProduct } from "@/tests/factories/product-row";
import {
  aGuest,
  anOrderRequest,
  aReadyCheckout,
  insertGiftCard,
  insertOffer,
  insertSellingStore,
  putIntoCart,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

jest.setTimeout(120_000);
useTestDatabase();
let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore();
});

const STOCK = 500;
const CARD = 50_000;
const HOUR_MS = 60 * 60_000;

type Step = (id: string, now: Date) => Promise<unknown>;
const STEPS: Record<string, Step> = {
  remind: (_, now) => remindOfPayments(now),
  lapse: (_, now) => releaseLapsedOrders(now),
  pay: (id) => receivePayment(store, id),
  "pay late": (id, now) => receiveLatePayment(store, id, now),
  confirm: (id) => changeOrderStatus(store, id, "confirmed"),
  "cancel a part": (id) => cancelOrder(store, id, { positions: [0], reason: "" }),
  cancel: (id) => cancelOrder(store, id, { positions: null, reason: "" }),
  withdraw: async (id, now) =>
    withdrawUnpaidOrder({ store, visitor: aGuest() }, { orderId: id, key: await insertOrderLink(store.id, id, now) }),
};

let made = 0;
/** Places an order of two products by transfer, with an offer and a gift card of its own. */
async function anAwaited() {
  const name = `any-${++made}`;
  await insertOffer(name, { discount_value: 1 });
  await insertGiftCard(name, { price: CARD, balance: CARD });
  const visitor = aGuest();
  for (const id of [`${name}-1`, `${name}-2`]) {
    await insertProduct({ id, stock: STOCK });
    await putIntoCart(visitor, { productId: id });
  }
  const request = anOrderRequest(await aReadyCheckout(visitor, { offerCode: name, giftCardCodes: [name] }));
  const asker = { store, visitor, address: visitor.anonymousId };
  const placed = await placeOrder(asker, { ...request, paymentName: "Bank Payment" });
  if (!placed.ok) throw new Error(`Refused: ${placed.code}`);
  return { name, order: placed.value.order };
}

async function booksOf(name: string, id: string) {
  const database = getDatabase();
  const order = await findOrder(store.id, id);
  const [taken] = await database
    .select({ sum: sum(orderItems.stockTaken) })
    .from(orderItems)
    .where(eq(orderItems.orderId, id));
  const stocks = await Promise.all(
    [`${name}-1`, `${name}-2`].map((product) => database.select().from(products).where(eq(products.id, product))),
  );
  const [card] = await database.select().from(giftCards).where(eq(giftCards.code, name));
  const [use] = await database
    .select()
    .from(giftCardUses)
    .where(and(eq(giftCardUses.code, name), eq(giftCardUses.orderId, id)));
  const [count] = await database.select().from(offerCounts).where(eq(offerCounts.offerId, name));
  const reminders = await database.$count(
    outboxMessages,
    and(eq(outboxMessages.recipient, order?.email ?? ""), eq(outboxMessages.template, "transfer_reminder")),
  );
  return {
    status: order?.status ?? "lapsed",
    open: (order?.items ?? []).filter(({ status }) => status !== "c_confirmed").length,
    taken: Number(taken?.sum ?? 0),
    stock: stocks.reduce((total, [row]) => total + (row?.stock ?? 0), 0),
    cards: (card?.balance ?? 0) + (use?.balanceTaken ?? 0),
    isCardUsed: (use?.balanceTaken ?? 0) > 0,
    offerUses: count?.used ?? 0,
    reminders,
  };
}

it("loses and doubles nothing, whatever happens to an awaited transfer, and in whichever sequence", async () => {
  const steps = fc.array(
    fc.record({ step: fc.constantFrom(...Object.keys(STEPS)), hours: fc.integer({ min: 0, max: 30 }) }),
    { minLength: 1, maxLength: 7 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      const { name, order } = await anAwaited();
      let now = order.createdAt.getTime();
      for (const { step, hours } of happened) {
        now += hours * HOUR_MS;
        await STEPS[step]?.(order.id, new Date(now));
        const books = await booksOf(name, order.id);
        const isHeld = keepsReservations(books);
        expect(books.stock + books.taken).toBe(2 * STOCK);
        expect(books.taken).toBe(isHeld ? books.open * 100 : 0);
        expect(books.cards).toBe(CARD);
        expect(books.offerUses).toBe(isHeld ? 1 : 0);
        if (!isHeld) expect(books.isCardUsed).toBe(false);
        expect(books.reminders).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 40 },
  );
});
