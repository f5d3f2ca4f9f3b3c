import { setTimeout } from "node:timers/promises";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { createOwnPostgres } from "@/tests/support/database";
import type { Figure } from "../figures.mjs";
import { auditOrders, toFigure } from "./audit";
import { COMMON, prepareShop } from "./bench-shop";
import { breakableProxy } from "./breakable-proxy";
import { waitForOutbox } from "./mails";
import { readOrderRecords } from "./order-records";
import { aShopper, expected, prepareCheckout, type Reply, retryUntilAnswered, type Shopper } from "./shopper";
import { tally } from "./tally";
import { workers } from "./workers";

const PARALLEL_SHOPPERS = 8;
const PER_SECOND = 8;
const BUYERS = 160;
const OUTAGE = { afterMilliseconds: 4_000, milliseconds: 10_000 };
/** A shopper must get an answer within this time, even during the outage. */
const MAX_WAIT_MS = 3_000;

type Ready = { shopper: Shopper; checkoutId: string; key: string };

/**
 * Disconnects the shop from PostgreSQL for ten seconds while shoppers order. Checks which answers the shoppers get and
 * which orders are stored.
 */
export async function orderDuringOutage(postgres: string): Promise<Figure[]> {
  const own = await createOwnPostgres(postgres);
  const proxy = await breakableProxy(own.address);
  const shop = await prepareShop("away", { databaseUrl: own.address });
  const server = await shop.start(proxy.address);
  const seconds = OUTAGE.milliseconds / 1_000;
  const place = `${BUYERS} buyers, database away for ${seconds} s`;
  const responses = tally();
  const times: number[] = [];
  let orderIds: string[];
  try {
    const ready = await readyShoppers(shop.origin);
    const outage = async () => {
      await setTimeout(OUTAGE.afterMilliseconds);
      await proxy.cut();
      await setTimeout(OUTAGE.milliseconds);
      await proxy.mend();
    };
    const order = async ({ shopper, checkoutId, key }: Ready, index: number) => {
      await setTimeout((index * 1_000) / PER_SECOND);
      const body = { checkout_id: checkoutId, payment_name: "COD" };
      const post = async () => {
        const start = performance.now();
        return shopper
          .ask("POST", "/api/orders", body, { "Idempotency-Key": key })
          .finally(() => times.push(performance.now() - start));
      };
      const reply = await retryUntilAnswered(post, (fault) => responses.add(nameOf(fault)));
      return expected(placedOrderWireSchema, reply).order._id;
    };
    [orderIds] = await Promise.all([Promise.all(ready.map(order)), outage()]);
    await waitForOutbox(shop.origin);
  } finally {
    await server.stop();
  }
  const claims = await shop.inDatabase(async () => auditOrders(await readOrderRecords(shop.dataDir), orderIds));
  await own.drop();
  await shop.remove();
  const slowest = Math.max(...times);
  return [
    {
      figure: "refused with a time to retry",
      place,
      text: `${responses.summary()}; the slowest response took ${Math.round(slowest)} ms`,
      target: `only ${RETRY_LATER}, within ${MAX_WAIT_MS / 1_000} s`,
      isMet:
        responses.names().every((name) => name === RETRY_LATER) &&
        responses.of(RETRY_LATER) > 0 &&
        slowest < MAX_WAIT_MS,
    },
    ...claims.map((claim) => toFigure(claim, place)),
  ];
}

const RETRY_LATER = "503 with Retry-After";

function nameOf(reply: Reply | null): string {
  if (reply?.status === 503 && Number(reply.retryAfter) > 0) return RETRY_LATER;
  return reply ? String(reply.status) : "no answer";
}

async function readyShoppers(origin: string): Promise<Ready[]> {
  const ready: Ready[] = [];
  await workers(PARALLEL_SHOPPERS, BUYERS, async (index) => {
    const shopper = aShopper(origin);
    const productIds = [COMMON[index % COMMON.length] ?? ""];
    const checkoutId = await prepareCheckout(shopper, { email: `away-${index}@example.com`, productIds });
    ready.push({ shopper, checkoutId, key: `away-order-number-${index}` });
  });
  return ready;
}
