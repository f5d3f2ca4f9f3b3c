import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { inChunks, insertedValues } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { slugRedirects } from "@/lib/database/schema/catalogue";
import type { StoreId } from "@/lib/domain/store/id";
import type { RedirectKind } from "./redirects";

/**
 * Permanently redirects the former URLs of entries to those entries. Deletes the redirects from `usedSlugs`, because
 * entries use these slugs again.
 */
export async function saveRedirects(
  storeId: StoreId,
  kind: Exclude<RedirectKind, "page">,
  { moved, usedSlugs }: { moved: readonly { slug: string; targetId: string }[]; usedSlugs: readonly string[] },
  database: Database = getDatabase(),
): Promise<void> {
  if (moved.length > 0) {
    await database
      .insert(slugRedirects)
      .values(moved.map((redirect) => ({ storeId, kind, ...redirect })))
      .onConflictDoUpdate({
        target: [slugRedirects.storeId, slugRedirects.kind, slugRedirects.slug],
        set: insertedValues(slugRedirects, ["targetId"]),
      });
  }
  for (const slugs of inChunks(usedSlugs)) {
    const isInUse = and(eq(slugRedirects.kind, kind), inArray(slugRedirects.slug, slugs));
    await database.delete(slugRedirects).where(and(eq(slugRedirects.storeId, storeId), isInUse));
  }
}
