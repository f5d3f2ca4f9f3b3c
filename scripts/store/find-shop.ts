import { findRunningShop } from "@/lib/database/one-opener";
import { env } from "@/lib/server/env";
import type { Output } from "./output/output";
import type { Shop } from "./shop";

export type Whereabouts = { url?: string | undefined; storeId?: string | undefined };

/**
 * Finds the shop to work on: the one at --url or SHOP_URL; else one that is running with this data folder; else none,
 * and commands use the database directly.
 */
export async function findShop({ url, storeId }: Whereabouts, { note }: Output): Promise<Shop> {
  const { DATA_DIR, DATABASE_URL, SHOP_URL, STORE_ID } = env();
  const address = url?.replace(/\/+$/, "") ?? SHOP_URL ?? (await findRunningShop(DATA_DIR))?.url;
  // These modules are large. They are loaded only here so that help and completion, which do not need them, are fast.
  if (address) {
    const [{ runningShop }, { ownerToken }] = await Promise.all([
      import("./running-shop"),
      import("@/lib/server/owner-token"),
    ]);
    return runningShop(address, await ownerToken(), storeId);
  }
  if (DATABASE_URL) {
    note("Working on the database of DATABASE_URL itself. Shops that run on it show the change at once.");
  }
  const { openDirectShop } = await import("./direct-shop");
  return openDirectShop(storeId ?? STORE_ID);
}
