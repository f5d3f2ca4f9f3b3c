import "server-only";
import { and, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { categories, slugRedirects } from "@/lib/database/schema/catalogue";
import { blogPosts } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

export type RedirectKind = "product" | "category" | "blog" | "page";

/**
 * Where the thing that `address` once named stands now, as its slug: `address` may be its id or a slug it had before.
 * Null when it names nothing that is shown.
 */
export async function findMovedSlug(
  storeId: StoreId,
  kind: RedirectKind,
  address: string,
  database = getDatabase(),
): Promise<string | null> {
  const [moved] = await database
    .select({ targetId: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.storeId, storeId), eq(slugRedirects.kind, kind), eq(slugRedirects.slug, address)));
  const id = moved?.targetId ?? address;
  // A page of text has no id beside its slug.
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
