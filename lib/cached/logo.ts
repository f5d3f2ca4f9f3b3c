import "server-only";
import type { Logo } from "@/lib/domain/media/logo";
import type { StoreId } from "@/lib/domain/store/id";
import { getFrame } from "./frame";

/** The store's logo with its size; null if it has none or its file cannot be read. */
export async function getLogo(storeId: StoreId): Promise<Logo | null> {
  return (await getFrame(storeId)).logo;
}
