import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { listProductChoices } from "@/lib/data/product/product-choices";
import type { Database } from "@/lib/database/connection";
import type { ProductChoices } from "@/lib/domain/product/product-choices";
import type { StoreId } from "@/lib/domain/store/id";

/** What a product of the store can name; null if there is no such store. */
export async function readProductChoices(storeId: StoreId, database?: Database): Promise<ProductChoices | null> {
  const store = await readStore(storeId);
  if (!store) return null;
  const badges = store.badges.map(({ id, name }) => ({ key: id, name }));
  return { ...(await listProductChoices(storeId, database)), badges };
}
