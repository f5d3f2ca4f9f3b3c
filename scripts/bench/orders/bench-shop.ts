import { rm } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { setStoreOrigin } from "@/lib/data/store/origin";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite, openPostgres } from "@/lib/database/drivers";
import { stores } from "@/lib/database/schema/store";
import { insertProduct } from "@/tests/factories/product-row";
import { insertGiftCard } from "@/tests/support/buyer";
import { freePort } from "../../setup/port.mjs";
import { newFolder, type Server, startShop } from "../servers.mjs";

export const STORE = "nila-loom";
export const OWNER_TOKEN = "owner-token-of-the-bench";

const PLENTY = 100_000_000;
/** Products of which everybody gets one, and those of which there are twenty pieces; all cost ₹1,000. */
export const COMMON = Array.from({ length: 40 }, (_, index) => `bench-${index}`);
export const RARE = Array.from({ length: 4 }, (_, index) => `bench-rare-${index}`);
const RARE_STOCK = 2_000;
/** Wallets with ₹20,000 on each: some buyers find theirs empty. */
export const GIFT_CARDS = ["BNCH-AAAA-0001", "BNCH-AAAA-0002", "BNCH-AAAA-0003", "BNCH-AAAA-0004"];
const ON_A_WALLET = 2_000_000;
/** Cards that are used once, with ₹500 on each, one for every buyer who brings one. */
export const onceCard = (index: number) => `ONCE-${String(index).padStart(4, "0")}-CARD`;
const ON_A_ONCE_CARD = 50_000;
const ONCE_CARDS = 1_000;

/** What was there before the first order, by product; in hundredths. */
export const STOCK_BEFORE: ReadonlyMap<string, number> = new Map([
  ...COMMON.map((id): [string, number] => [id, PLENTY]),
  ...RARE.map((id): [string, number] => [id, RARE_STOCK]),
]);

export type BenchShop = Awaited<ReturnType<typeof prepareShop>>;

/** The demo store in a folder of its own, or in the PostgreSQL at `databaseUrl`, with what a bench orders of it. */
export async function prepareShop(
  name: string,
  { databaseUrl = "", settings = {} }: { databaseUrl?: string; settings?: Record<string, string> } = {},
) {
  const dataDir = newFolder(name);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  /** `address`: another way to the same database. */
  const start = (address = databaseUrl): Promise<Server> =>
    startShop(name, { ...settings, DATA_DIR: dataDir, DATABASE_URL: address, PORT: port, OWNER_TOKEN });
  const inDatabase = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    registerDatabase(await (databaseUrl ? openPostgres(databaseUrl) : openPglite(path.join(dataDir, "database"))));
    return read().finally(closeDatabase);
  };
  // The first start loads the demo store.
  await (await start()).stop();
  await inDatabase(() => fill(origin));
  return { origin, dataDir, start, inDatabase, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function fill(origin: string): Promise<void> {
  await setStoreOrigin(STORE, origin);
  // Nobody reads text messages here: cash on delivery is had without a code.
  const details = sql`replace(${stores.details}::text, '"sms_status": true', '"sms_status": false')::jsonb`;
  await getDatabase().update(stores).set({ details }).where(eq(stores.storeId, STORE));
  for (const [id, stock] of STOCK_BEFORE) await insertProduct({ id, stock });
  for (const code of GIFT_CARDS) await insertGiftCard(code, { price: ON_A_WALLET, balance: ON_A_WALLET });
  const once = { kind: "onetime", price: ON_A_ONCE_CARD, balance: ON_A_ONCE_CARD };
  for (let index = 0; index < ONCE_CARDS; index++) await insertGiftCard(onceCard(index), once);
}
