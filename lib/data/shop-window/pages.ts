import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { categorySegmentsSchema, segmentToWire, storedContentSchema } from "@/lib/contracts/shop-window/window-segment";
import { replaceLayouts } from "@/lib/data/store-files/list-entry-writes";
import { listLayoutEntries } from "@/lib/data/store-files/store-entries";
import type { Database } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import {
  hasOnlyList,
  type WindowPage,
  type WindowPages,
  type WindowSegment,
  withListPlace,
} from "@/lib/domain/shop-window/changes";
import type { StoreId } from "@/lib/domain/store/id";

const CATEGORY = "category:";
const categoryIdOf = (page: WindowPage) => page.slice(CATEGORY.length);

/** These pages as shoppers see them now. A category that the store does not have is left out. */
export async function readWindowPages(
  storeId: StoreId,
  pages: readonly WindowPage[],
  database: Database,
): Promise<WindowPages> {
  const read = new Map<WindowPage, readonly WindowSegment[]>();
  if (pages.includes("home")) {
    const entries = await listLayoutEntries(storeId, database);
    read.set(
      "home",
      entries.map(({ id, type, isActive, heading, subHeading, content }) => ({
        ...{ id, type, isActive, heading, subHeading },
        content: storedContentSchema.parse(content),
      })),
    );
  }
  const ids = pages.filter((page) => page !== "home").map(categoryIdOf);
  if (ids.length === 0) return read;
  const rows = await database
    .select({ id: categories.id, segments: categories.segments })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), inArray(categories.id, ids)));
  for (const { id, segments } of rows) {
    const page = `${CATEGORY}${id}` as const;
    read.set(page, withListPlace(page, categorySegmentsSchema.parse(segments)));
  }
  return read;
}

/** Makes pages look like this. */
export async function writeWindowPages(
  storeId: StoreId,
  pages: WindowPages,
  now: Date,
  transaction: Database,
): Promise<void> {
  for (const [page, segments] of pages) {
    if (page === "home") await replaceLayouts(storeId, segments, transaction);
    else {
      const stored = hasOnlyList(segments) ? [] : segments.map(segmentToWire);
      await transaction
        .update(categories)
        .set({ segments: stored, modifiedAt: now })
        .where(and(eq(categories.storeId, storeId), eq(categories.id, categoryIdOf(page))));
    }
  }
}
