import { COMMON } from "../orders/bench-shop";
import { aShopper, prepareCheckout, type Shopper } from "../orders/shopper";
import { workers } from "../orders/workers";
import { readAddresses } from "./addresses";
import type { Visit } from "./visits";

type Kind = "browse" | "filter and search" | "cart" | "order";
/** How many of a hundred requests are of each kind. */
export type Shares = readonly (readonly [kind: Kind, share: number])[];

type Reply = { status: number; body?: unknown } | undefined;
type Mix = {
  shares: Shares;
  count: number;
  random: () => number;
  /** Tells the shoppers of one preparation from those of another. */
  name?: string;
  /** Told of the answer to each order. */
  onOrder?: (body: unknown) => void;
};

/** Visits of these kinds, in the order in which chance puts them. Carts are filled and checkouts prepared before. */
export async function prepareVisits(
  origin: string,
  { shares, count, random, name = "bench-mix", onOrder = () => {} }: Mix,
): Promise<Visit[]> {
  const { browse, lists } = await readAddresses(origin);
  const kinds = Array.from({ length: count }, () => pickKind(shares, random()));
  const pick = (addresses: readonly string[]) => addresses[Math.floor(random() * addresses.length)] ?? "/";
  const carts = await prepareShoppers(origin, 20, `cart-${name}`);
  const buyers = (
    await prepareShoppers(origin, kinds.filter((kind) => kind === "order").length, `buyer-${name}`)
  ).values();
  return kinds.map((kind, index): Visit => {
    if (kind === "browse") return { kind, send: send(origin + pick(browse)) };
    if (kind === "filter and search") return { kind, send: send(origin + pick(lists)) };
    if (kind === "cart") {
      const cart = carts[index % carts.length];
      return { kind, send: async () => expectOk(await cart?.shopper.ask("GET", "/cart"), "/cart") };
    }
    const { value: buyer } = buyers.next();
    const order = { checkout_id: buyer?.checkoutId, payment_name: "COD" };
    const key = { "Idempotency-Key": `bench-order-${name}-${index}` };
    return {
      kind,
      send: async () => {
        const reply = await buyer?.shopper.ask("POST", "/api/orders", order, key);
        expectOk(reply, "an order");
        onOrder(reply?.body);
      },
    };
  });
}

function pickKind(shares: Shares, chance: number): Kind {
  let below = 0;
  const found = shares.find(([, share]) => {
    below += share / 100;
    return chance < below;
  });
  return found?.[0] ?? "browse";
}

async function prepareShoppers(origin: string, count: number, name: string) {
  const ready: { shopper: Shopper; checkoutId: string }[] = [];
  await workers(4, count, async (index) => {
    const shopper = aShopper(origin);
    const productIds = [index, index + 7, index + 19].map((place) => COMMON[place % COMMON.length] ?? "");
    const checkoutId = await prepareCheckout(shopper, { email: `${name}-${index}@example.com`, productIds });
    ready.push({ shopper, checkoutId });
  });
  return ready;
}

function send(address: string): () => Promise<void> {
  return () => get(address);
}

async function get(address: string): Promise<void> {
  const response = await fetch(address, { headers: { "accept-encoding": "gzip" } });
  await response.arrayBuffer();
  expectOk(response, address);
}

function expectOk(reply: Reply, what: string): void {
  if (reply?.status !== 200) throw new Error(`${what}: ${reply?.status}`);
}
