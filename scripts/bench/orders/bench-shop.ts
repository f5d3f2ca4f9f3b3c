import { rm } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { setStoreOrigin } from "@/lib/data/store/origin";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { openPostgres } from "@/lib/database/postgres";
import { stores } from "@/lib/database/schema/store";
import { insertProduct } from "@/tests/factories/product-row";
import { insertGiftCard } from "@/tests/support/buyer";
import { freePort } from "../../setup/port.mjs";
import { newFolder, type Server, startShop } from "../servers.mjs";

export const STORE = "nila-loom";
export const OWNER_TOKEN = "owner-token-of-the-bench";

export const BENCH_SETTINGS = {
  OWNER_TOKEN,
  // The simulated buyers name networks of their own in X-Forwarded-For, so that they share no rate limit.
  TRUSTED_PROXIES: "loopback",
  // A buyer orders more often than a person would.
  ORDERS_PER_VISITOR: "1000000",
  ORDERS_PER_NETWORK: "1000000",
};

const PLENTY = 100_000_000;
/**
 * The ids of products with plenty of stock. They cost ₹1,000, like the scarce products, of which there are only twenty
 * pieces each.
 */
export const COMMON = Array.from({ length: 40 }, (_, index) => `bench-${index}`);
export const SCARCE = Array.from({ length: 4 }, (_, index) => `bench-rare-${index}`);
const SCARCE_STOCK = 2_000;
/** Gift cards with ₹20,000 each. Many buyers share one, so a card may be used up before a buyer's order is placed. */
export const GIFT_CARDS = ["BNCH-AAAA-0001", "BNCH-AAAA-0002", "BNCH-AAAA-0003", "BNCH-AAAA-0004"];
const WALLET_BALANCE = 2_000_000;
/** The codes of gift cards with ₹500, each of which only one buyer uses. */
export const onceCard = (index: number) => `ONCE-${String(index).padStart(4, "0")}-CARD`;
const ONCE_CARD_BALANCE = 50_000;
const ONCE_CARDS = 1_000;

/** The stock of each product before the first order, in hundredths of a unit. */
export const STOCK_BEFORE: ReadonlyMap<string, number> = new Map([
  ...COMMON.map((id): [string, number] => [id, PLENTY]),
  ...SCARCE.map((id): [string, number] => [id, SCARCE_STOCK]),
]);

export type BenchShop = Awaited<ReturnType<typeof prepareShop>>;

/**
 * Prepares the demo store with added products and gift cards for these measurements, in a data folder of its own or in
 * the PostgreSQL database at `databaseUrl`.
 */
export async function prepareShop(
  name: string,
  { databaseUrl = "", settings = {} }: { databaseUrl?: string; settings?: Record<string, string> } = {},
) {
  const dataDir = newFolder(name);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const fixed = { ...BENCH_SETTINGS, DATA_DIR: dataDir, PORT: port };
  /** `address` may be another URL for the same database, such as that of a proxy. */
  const start = (address = databaseUrl): Promise<Server> =>
    startShop(name, { ...settings, ...fixed, DATABASE_URL: address });
  const inDatabase = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    registerDatabase(await (databaseUrl ? openPostgres(databaseUrl) : openPglite(path.join(dataDir, "database"))));
    return read().finally(closeDatabase);
  };
  // The shop loads the demo store when it first starts; nothing else is needed from this start.
  await (await start()).stop();
  await inDatabase(() => fill(origin));
  return {
    origin,
    dataDir,
    settings: { ...settings, ...fixed, DATABASE_URL: databaseUrl },
    start,
    inDatabase,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function fill(origin: string): Promise<void> {
  await setStoreOrigin(STORE, origin);
  // Cash on delivery would ask for a code sent by text message, which the simulated buyers cannot read.
  const details = sql`replace(${stores.details}::text, '"sms_status": true', '"sms_status": false')::jsonb`;
  await getDatabase().update(stores).set({ details }).where(eq(stores.storeId, STORE));
  for (const [id, stock] of STOCK_BEFORE) await insertProduct({ id, stock });
  for (const code of GIFT_CARDS) await insertGiftCard(code, { price: WALLET_BALANCE, balance: WALLET_BALANCE });
  const once = { kind: "onetime", price: ONCE_CARD_BALANCE, balance: ONCE_CARD_BALANCE };
  for (let index = 0; index < ONCE_CARDS; index++) await insertGiftCard(onceCard(index), once);
}
