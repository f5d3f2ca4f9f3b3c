import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { startSquare } from "@/tests/fakes/square";
import type { Figure } from "../figures.mjs";
import { auditBooks, paymentsMatch, toFigure } from "./audit";
import { type BenchShop, prepareShop } from "./bench-shop";
import { readBooks } from "./books";
import { buy } from "./buyer";
import { untilMailsHaveLeft } from "./mails";
import { persist } from "./shopper";
import { tally } from "./tally";
import { workers } from "./workers";

const AT_ONCE = 8;
/** Somebody has begun to buy, and so much later at most the shop is killed: about as long as buying takes. */
const LONGEST_MOMENT_MILLISECONDS = 1_000;
/** The provider loses one answer in so many, and calls about each payment this often. */
const LOST_ANSWERS = 12;
const CALLS = 2;
const LONGEST_CALL_DELAY_MILLISECONDS = 3_000;

/** Kills the serving shop at random moments while `count` buyers order, pay and try again; then audits the books. */
export async function crashOrders(count: number, kills: number): Promise<Figure[]> {
  const square = await startSquare();
  const shop = await prepareShop("crash", { settings: square.settings });
  const [faults, refusals] = [tally(), tally()];
  const orderIds: string[] = [];
  const serving = await keepServing(shop);
  try {
    const moments = new Set<number>();
    while (moments.size < kills) moments.add(randomInt(count));
    const calls = callAboutPayments(square, shop.origin);
    await workers(AT_ONCE, count, async (index) => {
      square.behave(randomInt(LOST_ANSWERS) === 0 ? "lost" : "succeeds");
      if (moments.has(index)) serving.strikeSoon();
      const bought = await buy(shop.origin, index, (reply) => faults.add(reply ? `status ${reply.status}` : "cut off"));
      orderIds.push(...bought.orderIds);
      if (bought.refusal) refusals.add(bought.refusal);
    });
    await serving.struck();
    await calls.made();
    await untilMailsHaveLeft(shop.origin);
  } finally {
    await serving.stop();
    await square.close();
  }
  console.log(`On the way: ${faults.told()}; refused: ${refusals.told()}`);
  const charges = square.payments().map(({ id, reference_id, amount_money }) => {
    return { id, paymentId: reference_id, amount: amount_money.amount };
  });
  const claims = await shop.inDatabase(async () => {
    const books = await readBooks(shop.dataDir);
    return [...auditBooks(books, orderIds), paymentsMatch(books, charges)];
  });
  await shop.remove();
  return claims.map((claim) => toFigure(claim, `${count} buyers, kill -9 ${kills} times`));
}

/** A shop that is started again each time it is struck down. */
async function keepServing(shop: BenchShop) {
  let server = await shop.start();
  let last: Promise<void> = Promise.resolve();
  const strike = async () => {
    await setTimeout(randomInt(LONGEST_MOMENT_MILLISECONDS));
    await server.kill();
    server = await shop.start();
  };
  return {
    /** One after the other: who is to be struck down has to stand. */
    strikeSoon: () => {
      last = last.then(strike);
    },
    struck: () => last,
    stop: () => server.stop(),
  };
}

/** What the provider does beside answering: it calls about each payment, twice, until it is heard. */
function callAboutPayments(square: Awaited<ReturnType<typeof startSquare>>, origin: string) {
  const address = `${origin}/api/webhooks/square`;
  const known = new Set<string>();
  const calls: Promise<unknown>[] = [];
  const call = async (body: string, headers: Record<string, string>) => {
    await setTimeout(randomInt(LONGEST_CALL_DELAY_MILLISECONDS));
    await persist(async () => {
      const answer = await fetch(address, { method: "POST", body, headers });
      return { status: answer.status, body: await answer.text(), retryAfter: null };
    });
  };
  const look = () => {
    for (const payment of square.payments().filter(({ id }) => !known.has(id))) {
      known.add(payment.id);
      const { body, headers } = square.webhook(payment, address);
      for (let times = 0; times < CALLS; times++) calls.push(call(body, headers));
    }
  };
  const timer = setInterval(look, 100);
  return {
    made: async () => {
      clearInterval(timer);
      look();
      await Promise.all(calls);
    },
  };
}
