import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findPersonalFile } from "@/lib/data/personalization/files";
import { type TailorPage, tailorPages } from "@/lib/domain/order/tailor-sheet";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { type SentPictures, tailorSheetHtml } from "@/lib/messages/order/tailor-sheet";
import { findOrderByIdOrNumber } from "./manage";

/** The sheet from which the tailor works, as a page to print. Refused if nothing in the order is made for the shopper. */
export async function readTailorSheet(
  storeId: StoreId,
  name: string,
): Promise<
  Result<{ number: string; html: string; pages: number }, "store_unknown" | "order_unknown" | "nothing_to_make">
> {
  const [store, order] = await Promise.all([readStore(storeId), findOrderByIdOrNumber(storeId, name)]);
  if (!store) return fail("store_unknown");
  if (!order) return fail("order_unknown");
  const pages = tailorPages(order);
  if (pages.length === 0) return fail("nothing_to_make");
  const pictures = await readPictures(storeId, pages);
  return ok({ number: order.number, html: tailorSheetHtml(pages, store, pictures), pages: pages.length });
}

async function readPictures(storeId: StoreId, pages: readonly TailorPage[]): Promise<SentPictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const { id } of pages.flatMap(({ files }) => files)) {
    const bytes = await findPersonalFile(storeId, id, null);
    if (bytes) pictures.set(id, bytes);
  }
  return pictures;
}
