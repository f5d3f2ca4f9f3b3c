import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { isNobody } from "./is-nobody";
import { readShop, type Shop } from "./read-store";
import { remembered } from "./remembered";

/**
 * The store with all its settings, kept in memory. Reading and decoding the settings takes longer than most code that
 * uses them, so all code that answers requests shares one copy. The copy includes every change by this process, and is at
 * most three seconds behind changes by other processes.
 */
export function getShop(storeId: StoreId): Promise<Shop | null> {
  return remembered(`settings of ${storeId}`, async () => (isNobody(storeId) ? null : readShop(storeId)));
}
