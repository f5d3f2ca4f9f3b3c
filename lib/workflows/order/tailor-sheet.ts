import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { tailorPages } from "@/lib/domain/order/tailor-sheet";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { tailorSheetHtml } from "@/lib/messages/order/tailor-sheet";
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
  return ok({ number: order.number, html: tailorSheetHtml(pages, store), pages: pages.length });
}
