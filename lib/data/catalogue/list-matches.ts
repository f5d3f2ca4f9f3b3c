import "server-only";
import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { PRODUCTS_PER_PAGE } from "@/lib/domain/catalogue/limits";
import { isOneGroupChosen, type ListQuery } from "@/lib/domain/catalogue/list-query";
import { filterKey } from "./filter-groups";
import { groupConditions, orderOf, type ProductSet, priceCondition } from "./list-scope";

/** The result of one query about a list. */
export type Matches = {
  /** The product ids of the page, in display order. */
  ids: readonly string[];
  /** The number of products that match the whole choice. */
  total: number;
  /** How many products each option would show, by filter key; empty if options were not counted. */
  counts: ReadonlyMap<string, number>;
  /** The lowest and highest price of all matches; null if they were not counted. */
  priceRange: { min: number; max: number } | null;
};

type Row = { ids: string[]; total: number; min?: number | null; max?: number | null; counts?: KeyCount[] | null };
type KeyCount = [key: string, missed: string, count: number];

/** The value for "misses no group"; it is empty because no group id is. */
const NONE = "";

/**
 * The ids of a page, the total and, when `isCounted`, the number of products for each option. All of this is read in
 * one pass over the products, because the embedded database runs one query at a time. `materialized` keeps the planner
 * from scanning the index of the sort order: where few products match, such a scan reads the whole catalogue.
 *
 * The counts cover products that miss at most one of the chosen groups: products that miss none count for every option,
 * products that miss one count for the options of that group only. With one group and no price bounds, the products
 * that miss the group are the rest of the list. The caller has the counts of the whole list, so they are left out.
 */
export async function readMatches(
  set: ProductSet,
  query: ListQuery,
  isCounted: boolean,
  database: Database,
): Promise<Matches> {
  const groups = groupConditions(query);
  const conditions = groups.map(({ condition }) => condition);
  const isMissable = isCounted && groups.length > 0 && !isOneGroupChosen(query);
  const isMatch = (isMissable ? missesAtMostOne(conditions) : and(...conditions)) ?? sql`true`;
  const order = orderOf(query, set).map(({ by, direction }, index) => ({
    by,
    direction,
    name: sql.raw(`key${index}`),
  }));
  const missed = isMissable
    ? sql`case ${sql.join(
        groups.map(({ group, condition }) => sql`when ${not(condition)} then ${group}`),
        sql` `,
      )} else ${NONE} end`
    : sql`${NONE}::text`;
  const columns = [
    sql`${products.id} as id`,
    ...order.map(({ by, name }) => sql`${by} as ${name}`),
    sql`${missed} as missed`,
    ...(isCounted ? [sql`${products.filterKeys} as filter_keys`, sql`${products.discountedPrice} as price`] : []),
  ];
  const sorting = order.map(({ name, direction }) => sql`${name} ${sql.raw(direction)}`);
  const pageSize = query.pageSize ?? PRODUCTS_PER_PAGE;
  const { rows } = await database.execute<Row>(sql`
    with matches as materialized (
      select ${sql.join(columns, sql`, `)} from ${products}
      where ${set.condition} and ${priceCondition(query)} and ${isMatch})
    select array(select id from matches where missed = ${NONE} order by ${sql.join(sorting, sql`, `)}
        limit ${pageSize} offset ${(query.page - 1) * pageSize}) as ids,
      (select count(*)::int from matches where missed = ${NONE}) as total
      ${isCounted ? COUNTS : sql``}`);
  const { ids, total, min = null, max = null, counts }: Row = rows[0] ?? { ids: [], total: 0 };
  return {
    ids,
    total,
    counts: countsByKey(counts ?? []),
    priceRange: min === null || max === null ? null : { min, max },
  };
}

const COUNTS = sql`,
  (select min(price) from matches) as min, (select max(price) from matches) as max,
  (select json_agg(json_build_array(key, missed, count)) from (
    select key, missed, count(*)::int as count
    from (select unnest(filter_keys) as key, missed from matches) as keys group by key, missed) as counted) as counts`;

function countsByKey(rows: readonly KeyCount[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key, missed, count] of rows) {
    const isOfMissed = key.startsWith(filterKey(missed, ""));
    if (missed === NONE || isOfMissed) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

/**
 * One condition per chosen group, which products may miss. Separate conditions can each use the index on filter keys.
 */
function missesAtMostOne(conditions: readonly SQL[]): SQL | undefined {
  const allButOne = conditions.map((_, index) => and(...conditions.filter((_, other) => other !== index)));
  return conditions.length > 1 ? or(...allButOne) : undefined;
}
