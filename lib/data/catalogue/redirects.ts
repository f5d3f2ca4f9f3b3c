import "server-only";
import { and, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { categories, slugRedirects } from "@/lib/database/schema/catalogue";
import { blogPosts } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

export type RedirectKind = "product" | "category" | "blog" | "page";

/**
 * The current slug of the product, category, post or page that has `idOrSlug` as its id or as a former slug. Null if
 * there is none, or if shoppers may not see it.
 */
export async function findMovedSlug(
  storeId: StoreId,
  kind: RedirectKind,
  idOrSlug: string,
  database = getDatabase(),
): Promise<string | null> {
  const [moved] = await database
    .select({ targetId: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.storeId, storeId), eq(slugRedirects.kind, kind), eq(slugRedirects.slug, idOrSlug)));
  const id = moved?.targetId ?? idOrSlug;
  // The slug of a content page is also its id.
  if (kind === "page") return moved ? id : null;
  const { table, shown } = SHOWN[kind];
  const [row] = await database
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.storeId, storeId), eq(table.id, id), eq(table.status, shown)));
  return row?.slug ?? null;
}

const SHOWN = {
  product: { table: products, shown: "active" },
  category: { table: categories, shown: "active" },
  blog: { table: blogPosts, shown: "enabled" },
} as const;
