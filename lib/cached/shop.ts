import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { isNobody } from "./is-nobody";
import { readShop, type Shop } from "./read-store";
import { remembered } from "./remembered";

/**
 * The store with all its settings, for everything that needs a part of them while a request is answered. Reading and
 * decoding the settings takes longer than most of that work, so it happens once for all of it. It includes every change
 * by this process and is at most three seconds behind changes by others.
 */
export function getShop(storeId: StoreId): Promise<Shop | null> {
  return remembered(`settings of ${storeId}`, async () => (isNobody(storeId) ? null : readShop(storeId)));
}
