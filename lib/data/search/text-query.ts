import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { excludedOf, splitSearchText } from "@/lib/domain/search/text";

/** A `tsquery`. Operations on queries are in brackets, because SQL gives `&&` and `||` the same precedence. */
export type TextQuery = SQL;

/** The whole text as typed, with the operators of search engines. The last word may be incomplete. */
export function textQuery(text: string): TextQuery {
  const { head, prefix } = splitSearchText(text);
  if (prefix === null) return operatorQuery(head);
  const last = anyOf([operatorQuery(prefix), sql`to_tsquery('simple', ${`${prefix}:*`})`]);
  return head === "" ? last : allOf([operatorQuery(head), last]);
}

export function operatorQuery(text: string): TextQuery {
  return sql`websearch_to_tsquery('english', ${text})`;
}

/** A word or phrase as it is; what would be an operator is not one. */
export function phraseQuery(phrase: string): TextQuery {
  return sql`phraseto_tsquery('english', ${phrase})`;
}

export function anyOf(queries: readonly TextQuery[]): TextQuery {
  return sql`(${sql.join([...queries], sql` || `)})`;
}

export function allOf(queries: readonly TextQuery[]): TextQuery {
  return sql`(${sql.join([...queries], sql` && `)})`;
}

/** What a product must not contain, as a list of one query or none. */
export function exclusions(text: string): TextQuery[] {
  const excluded = excludedOf(text);
  return excluded === "" ? [] : [operatorQuery(excluded)];
}

export function matches(query: TextQuery): SQL {
  return sql`${products.searchDocument} @@ ${query}`;
}

export function rankBy(query: TextQuery): SQL {
  return sql`ts_rank(${products.searchDocument}, ${query})`;
}

/**
 * How many products each query finds; null for a query without a word that is searched for, such as that of "the".
 * `shown` is the condition for products that shoppers may see.
 */
export async function countMatches(
  shown: SQL,
  queries: readonly TextQuery[],
  database: Database,
): Promise<(number | null)[]> {
  if (queries.length === 0) return [];
  const counts = queries.map(
    (query) => sql`case when numnode(${query}) > 0
      then (select count(*)::int from ${products} where ${shown} and ${matches(query)}) end`,
  );
  const { rows } = await database.execute<{ counts: (number | null)[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}
