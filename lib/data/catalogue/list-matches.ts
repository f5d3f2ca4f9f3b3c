import "server-only";
import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { PRODUCTS_PER_PAGE } from "@/lib/domain/catalogue/limits";
import { isOneGroupChosen, type ListQuery } from "@/lib/domain/catalogue/list-query";
import { filterKey } from "./filter-groups";
import { groupConditions, orderOf, type ProductSet, priceCondition } from "./list-scope";

/** The products of a list that match a choice, as read with one query. */
export type Matches = {
  /** The ids of the products on the requested page, in display order. */
  ids: readonly string[];
  /** The number of products on all pages together. Each of them matches the whole choice. */
  total: number;
  /** How many products the list would show with each option, by filter key; empty if the query did not count them. */
  counts: ReadonlyMap<string, number>;
  /** The lowest and highest price of all matches; null if the query did not read them. */
  priceRange: { min: number; max: number } | null;
};

type Row = { ids: string[]; total: number; min?: number | null; max?: number | null; counts?: KeyCount[] | null };
type KeyCount = [key: string, missed: string, count: number];

/**
 * The value of the column `missed` for a product that matches the choice in every group. It cannot be mistaken for a
 * group, because no group has an empty id.
 */
const NONE = "";

/**
 * Reads the ids of a page, the total and, if `isCounted`, the number of products for each option. One query reads all
 * of these, because the embedded database runs only one query at a time. `materialized` keeps the planner from scanning
 * the index of the sort order, which reads the whole catalogue if few products match.
 *
 * To count the options of a group as if nothing were chosen in it, the query also reads products that miss the choice
 * in exactly one group. Such a product counts only for the options of the group it misses; a product that matches in
 * every group counts for all options. If options are chosen in only one group and no price bounds are set, the counts
 * of that group are those of the whole list, which the caller has, so products that miss it are not read.
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
 * The condition that a product misses the choice in at most one group, that is, matches it in all other groups. It is
 * written as one alternative per group, because each alternative can use the index on filter keys.
 */
function missesAtMostOne(conditions: readonly SQL[]): SQL | undefined {
  const allButOne = conditions.map((_, index) => and(...conditions.filter((_, other) => other !== index)));
  return conditions.length > 1 ? or(...allButOne) : undefined;
}
