import { setTimeout } from "node:timers/promises";
import { OWNER_TOKEN, SCARCE } from "../orders/bench-shop";

const [PRODUCT = ""] = SCARCE;
const GIVE_UP_MS = 15_000;

/**
 * Changes a price at the process at `writer`, and returns how many milliseconds after its answer the first request was
 * sent to each of `readers` whose answer shows it.
 */
export async function measureFreshness(writer: string, readers: readonly string[], price: number): Promise<number[]> {
  const page = `/product/${PRODUCT}`;
  // Each process keeps the page before the change.
  for (const origin of readers) await textOf(origin + page);
  const changed = await fetch(`${writer}/api/owner/products`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${OWNER_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ sku: PRODUCT.toUpperCase(), price }),
  });
  if (changed.status !== 200) throw new Error(`The price was not changed: ${changed.status} ${await changed.text()}`);
  const answered = performance.now();
  const shown = `product:price:amount" content="${price}.00"`;
  return Promise.all(
    readers.map(async (origin) => {
      for (let sent = answered; sent - answered < GIVE_UP_MS; sent = performance.now()) {
        if ((await textOf(origin + page)).includes(shown)) return sent - answered;
        await setTimeout(20);
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
