import { findRunningShop } from "@/lib/database/one-opener";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";
import { openDirectShop } from "./direct-shop";
import { runningShop } from "./running-shop";
import type { Shop } from "./shop";

export type Whereabouts = { url?: string | undefined; storeId?: string | undefined };

/** The shop that `--url` or SHOP_URL names, the one that runs on this data folder, or else the database itself. */
export async function findShop({ url, storeId }: Whereabouts): Promise<Shop> {
  const { DATA_DIR, DATABASE_URL, SHOP_URL, STORE_ID } = env();
  const address = url?.replace(/\/+$/, "") ?? SHOP_URL ?? (await findRunningShop(DATA_DIR))?.url;
  if (address) return runningShop(address, await ownerToken(), storeId);
  if (DATABASE_URL) {
    console.log(
      "Writing to the database of DATABASE_URL. A shop that runs elsewhere shows a change when its kept pages expire,\n" +
        "within the hour; with --url it is told at once.",
    );
  }
  return openDirectShop(storeId ?? STORE_ID);
}
