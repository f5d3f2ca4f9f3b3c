import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { countEnquiriesWaiting } from "@/lib/data/enquiry";
import { countCancellationsAsked, countOrdersToDo } from "@/lib/data/order/today";
import { countFailedMessages } from "@/lib/data/outbox/records";
import { countStock } from "@/lib/data/product/stock-items";
import { countQuotationsAsked } from "@/lib/data/quotation/lists";
import { countReturnsAsked } from "@/lib/data/return/returns";
import { listMissedSearches } from "@/lib/data/site/visit-counts";
import { USUAL_LOW_STOCK } from "@/lib/domain/product/stock-item";
import type { Actor } from "@/lib/domain/staff/actor";
import { MISSED_SEARCH_DAYS, salesSpans, type Today } from "@/lib/domain/staff/today";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { readSoldLately } from "./sold-lately";

const DAY_MS = 24 * 60 * 60_000;

/** What waits for somebody and what was sold lately, as far as the caller has the right to see it. */
export async function readToday(
  storeId: StoreId,
  { rights }: Pick<Actor, "rights">,
  now = clock.now(),
): Promise<Today> {
  const store = await readStore(storeId);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { out: stockOut, low: stockLow } = await countStock(storeId, store?.setting.minStock ?? USUAL_LOW_STOCK);
  const { sales, bestSellers } = await readSoldLately(storeId, now);
  return {
    toDo: {
      ...(await countOrdersToDo(storeId)),
      stockOut,
      stockLow,
      cancellationsAsked: await countCancellationsAsked(storeId),
      quotationsAsked: await countQuotationsAsked(storeId),
      returnsAsked: await countReturnsAsked(storeId),
      enquiriesWaiting: rights.includes("customers.read") ? await countEnquiriesWaiting(storeId) : null,
      messagesFailed: rights.includes("messages.read") ? await countFailedMessages(storeId) : null,
    },
    sales: rights.includes("money.read") ? salesSpans(sales) : null,
    bestSellers,
    missedSearches: await listMissedSearches(storeId, daysAgo(MISSED_SEARCH_DAYS)),
  };
}
