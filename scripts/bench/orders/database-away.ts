import { setTimeout } from "node:timers/promises";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { createOwnPostgres } from "@/tests/support/database";
import type { Figure } from "../figures.mjs";
import { auditBooks, toFigure } from "./audit";
import { COMMON, prepareShop } from "./bench-shop";
import { readBooks } from "./books";
import { breakableWay } from "./breakable-way";
import { untilMailsHaveLeft } from "./mails";
import { aShopper, comeToReview, expected, persist, type Reply, type Shopper } from "./shopper";
import { tally } from "./tally";
import { workers } from "./workers";

const AT_ONCE = 8;
const PER_SECOND = 8;
const BUYERS = 160;
const AWAY = { afterMilliseconds: 4_000, milliseconds: 10_000 };
/** What is told late is not told clearly. */
const LONGEST_WAIT_MILLISECONDS = 3_000;

type Ready = { shopper: Shopper; checkoutId: string; key: string };

/** Takes the shop's PostgreSQL away for ten seconds while people order: what they are told, and what is left of it. */
export async function loseDatabase(postgres: string): Promise<Figure[]> {
  const own = await createOwnPostgres(postgres);
  const way = await breakableWay(own.address);
  const shop = await prepareShop("away", { databaseUrl: own.address });
  const server = await shop.start(way.address);
  const seconds = AWAY.milliseconds / 1_000;
  const place = `${BUYERS} buyers, database away for ${seconds} s`;
  const told = tally();
  const times: number[] = [];
  let orderIds: string[];
  try {
    const ready = await readyShoppers(shop.origin);
    const outage = async () => {
      await setTimeout(AWAY.afterMilliseconds);
      await way.cut();
      await setTimeout(AWAY.milliseconds);
      await way.mend();
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
      const reply = await persist(post, (fault) => told.add(nameOf(fault)));
      return expected(placedOrderWireSchema, reply).order._id;
    };
    [orderIds] = await Promise.all([Promise.all(ready.map(order)), outage()]);
    await untilMailsHaveLeft(shop.origin);
  } finally {
    await server.stop();
  }
  const claims = await shop.inDatabase(async () => auditBooks(await readBooks(shop.dataDir), orderIds));
  await own.drop();
  await shop.remove();
  const slowest = Math.max(...times);
  return [
    {
      figure: "told to come back",
      place,
      text: `${told.told()}; the slowest answer took ${Math.round(slowest)} ms`,
      toReach: `${CLEAR} and nothing else, within ${LONGEST_WAIT_MILLISECONDS / 1_000} s`,
      isMet: told.names().every((name) => name === CLEAR) && told.of(CLEAR) > 0 && slowest < LONGEST_WAIT_MILLISECONDS,
    },
    ...claims.map((claim) => toFigure(claim, place)),
  ];
}

const CLEAR = "503 with Retry-After";

function nameOf(reply: Reply | null): string {
  if (reply?.status === 503 && Number(reply.retryAfter) > 0) return CLEAR;
  return reply ? String(reply.status) : "no answer";
}

async function readyShoppers(origin: string): Promise<Ready[]> {
  const ready: Ready[] = [];
  await workers(AT_ONCE, BUYERS, async (index) => {
    const shopper = aShopper(origin);
    const productIds = [COMMON[index % COMMON.length] ?? ""];
    const checkoutId = await comeToReview(shopper, { email: `away-${index}@example.com`, productIds });
    ready.push({ shopper, checkoutId, key: `away-order-number-${index}` });
  });
  return ready;
}
