import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { mediaSource } from "@/lib/contracts/media/stored-picture";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { blogPosts, contentPages } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";

/** The protocol allows 50,000 entries per part, but reading so many takes seconds. */
export const SITEMAP_PART_SIZE = 5_000;

/** The sitemap entry for one page of the shop, with the first pictures of that page. */
export type SitemapEntry = {
  kind: "category" | "page" | "blog" | "product";
  slug: string;
  /** Null if the time in the database is no date. */
  modifiedAt: Date | null;
  pictures: readonly { src: string; alt: string }[];
};

const entryRow = z.object({
  kind: z.enum(["category", "page", "blog", "product"]),
  slug: z.string(),
  modified: z.unknown(),
  pictures: storedList(z.object({ src: mediaSource, alt: storedText })),
});

export async function countSitemapEntries(storeId: StoreId, database: Database = getDatabase()): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(sql`
    select count(*)::int as total from (${entriesOf(storeId)}) as entries`);
  return rows[0]?.total ?? 0;
}

/** The sitemap entries of one part; parts are counted from 1. */
export async function listSitemapEntries(
  storeId: StoreId,
  part: number,
  database: Database = getDatabase(),
): Promise<SitemapEntry[]> {
  const { rows } = await database.execute(sql`
    select kind, slug, (extract(epoch from modified_at) * 1000)::float8 as modified, coalesce(picture,
      (select jsonb_agg(${captioned(sql`each`)}) from ${products},
        jsonb_array_elements(jsonb_path_query_array(${products.pictures}, '$[0 to 2]')) as each
        where ${products.storeId} = ${storeId} and ${products.id} = part.id)) as pictures
    from (select * from (${entriesOf(storeId)}) as entries
      order by kind, id limit ${SITEMAP_PART_SIZE} offset ${(part - 1) * SITEMAP_PART_SIZE}) as part`);
  return rows.map((row) => {
    const { kind, slug, modified, pictures } = entryRow.parse(row);
    return { kind, slug, pictures, modifiedAt: toDate(modified) };
  });
}

/** The time `milliseconds` after 1970. PostgreSQL knows times that are none here: infinity, and years before Christ. */
function toDate(milliseconds: unknown): Date | null {
  const date = new Date(Number(milliseconds));
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Selects the path and the alternative text of a picture. Its preview is left out, because it is longer than all other
 * fields together.
 */
const captioned = (picture: SQL) => sql`jsonb_build_object('src', ${picture} -> 'src', 'alt', ${picture} -> 'alt')`;

/**
 * The query for the sitemap entries of the whole shop. It leaves out the pictures of products, which would slow down
 * sorting; they are read later.
 */
function entriesOf(storeId: StoreId) {
  const pictureOf = (column: typeof categories.picture | typeof blogPosts.picture) =>
    sql`jsonb_build_array(${captioned(sql`${column}`)})`;
  return sql`
    select 'category' as kind, ${categories.id} as id, ${categories.slug} as slug,
      ${categories.modifiedAt} as modified_at, ${pictureOf(categories.picture)} as picture
    from ${categories} where ${categories.storeId} = ${storeId} and ${categories.status} = 'active'
    union all
    select 'page', ${contentPages.slug}, ${contentPages.slug}, ${contentPages.modifiedAt}, '[]'::jsonb
    from ${contentPages} where ${contentPages.storeId} = ${storeId}
    union all
    select 'blog', ${blogPosts.id}, ${blogPosts.slug}, ${blogPosts.modifiedAt}, ${pictureOf(blogPosts.picture)}
    from ${blogPosts} where ${blogPosts.storeId} = ${storeId} and ${blogPosts.status} = 'enabled'
    union all
    select 'product', ${products.id}, ${products.slug}, ${products.modifiedAt}, null
    from ${products} where ${products.storeId} = ${storeId} and ${products.status} = 'active'`;
}

/** When the store, its products and its blog last changed; null if there is no such store. */
export async function findLatestChanges(
  storeId: StoreId,
  database: Database = getDatabase(),
): Promise<{ store: Date | null; products: Date | null; blog: Date | null } | null> {
  const latest = (table: typeof products | typeof blogPosts) =>
    sql`(select max(${table.modifiedAt}) from ${table} where ${table.storeId} = ${storeId})`;
  const milliseconds = (time: ReturnType<typeof latest>) => sql`(extract(epoch from ${time}) * 1000)::float8`;
  const own = sql`${stores.modifiedAt}`;
  const { rows } = await database.execute<{ store: number; products: number | null; blog: number | null }>(sql`
    select ${milliseconds(own)} as store, ${milliseconds(latest(products))} as products,
      ${milliseconds(latest(blogPosts))} as blog
    from ${stores} where ${stores.storeId} = ${storeId}`);
  const [row] = rows;
  if (!row) return null;
  const { store, products: productsChanged, blog } = row;
  return { store: toDate(store), products: toDate(productsChanged ?? store), blog: toDate(blog ?? store) };
}
