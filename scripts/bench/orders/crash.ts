import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { startSquare } from "@/tests/fakes/square";
import type { Figure } from "../figures.mjs";
import { auditOrders, checkPayments, toFigure } from "./audit";
import { type BenchShop, prepareShop } from "./bench-shop";
import { buy } from "./buyer";
import { waitForOutbox } from "./mails";
import { readOrderRecords } from "./order-records";
import { retryUntilAnswered } from "./shopper";
import { tally } from "./tally";
import { workers } from "./workers";

const PARALLEL_SHOPPERS = 8;
/**
 * The longest delay between the start of a purchase and the kill. One purchase takes about that long, so a kill may hit
 * any of its steps.
 */
const MAX_KILL_DELAY_MS = 1_000;
/** On average, one of this many responses of the simulated provider gets lost. */
const LOST_RESPONSE_RATE = 12;
const WEBHOOKS_PER_PAYMENT = 2;
const MAX_WEBHOOK_DELAY_MS = 3_000;

/**
 * Kills the running shop at random moments while `count` buyers order, pay and retry; then checks the stored orders.
 */
export async function crashOrders(count: number, kills: number): Promise<Figure[]> {
  const square = await startSquare();
  const shop = await prepareShop("crash", { settings: square.settings });
  const [faults, refusals] = [tally(), tally()];
  const orderIds: string[] = [];
  const restartingServer = await startRestartingServer(shop);
  try {
    const moments = new Set<number>();
    while (moments.size < kills) moments.add(randomInt(count));
    const calls = sendWebhooks(square, shop.origin);
    await workers(PARALLEL_SHOPPERS, count, async (index) => {
      square.behave(randomInt(LOST_RESPONSE_RATE) === 0 ? "lost" : "succeeds");
      if (moments.has(index)) restartingServer.killSoon();
      const bought = await buy(shop.origin, index, (reply) => faults.add(reply ? `status ${reply.status}` : "cut off"));
      orderIds.push(...bought.orderIds);
      if (bought.refusal) refusals.add(bought.refusal);
    });
    await restartingServer.allKilled();
    await calls.allSent();
    await waitForOutbox(shop.origin);
  } finally {
    await restartingServer.stop();
    await square.close();
  }
  console.log(`Faults: ${faults.summary()}; refusals: ${refusals.summary()}`);
  const charges = square.payments().map(({ id, reference_id, amount_money }) => {
    return { id, paymentId: reference_id, amount: amount_money.amount };
  });
  const claims = await shop.inDatabase(async () => {
    const records = await readOrderRecords(shop.dataDir);
    return [...auditOrders(records, orderIds), checkPayments(records, charges)];
  });
  await shop.remove();
  return claims.map((claim) => toFigure(claim, `${count} buyers, kill -9 ${kills} times`));
}

/** Starts a shop and starts it again each time it is killed. */
async function startRestartingServer(shop: BenchShop) {
  let server = await shop.start();
  let last: Promise<void> = Promise.resolve();
  const killAndRestart = async () => {
    await setTimeout(randomInt(MAX_KILL_DELAY_MS));
    await server.kill();
    server = await shop.start();
  };
  return {
    /** Schedules a kill, because only a running shop can be killed and it may be restarting just now. */
    killSoon: () => {
      last = last.then(killAndRestart);
    },
    allKilled: () => last,
    stop: () => server.stop(),
  };
}

/** Imitates the provider's webhooks: sends two per payment, and repeats each until the shop accepts it. */
function sendWebhooks(square: Awaited<ReturnType<typeof startSquare>>, origin: string) {
  const address = `${origin}/api/webhooks/square`;
  const announced = new Set<string>();
  const calls: Promise<unknown>[] = [];
  const call = async (body: string, headers: Record<string, string>) => {
    await setTimeout(randomInt(MAX_WEBHOOK_DELAY_MS));
    await retryUntilAnswered(async () => {
      const answer = await fetch(address, { method: "POST", body, headers });
      return { status: answer.status, body: await answer.text(), retryAfter: null };
    });
  };
  const look = () => {
    for (const payment of square.payments().filter(({ id }) => !announced.has(id))) {
      announced.add(payment.id);
      const { body, headers } = square.webhook(payment, address);
      for (let times = 0; times < WEBHOOKS_PER_PAYMENT; times++) calls.push(call(body, headers));
    }
  };
  const timer = setInterval(look, 100);
  return {
    allSent: async () => {
      clearInterval(timer);
      look();
      await Promise.all(calls);
    },
  };
}
