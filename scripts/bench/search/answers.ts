import type { ListStore } from "@/lib/data/catalogue/list-scope";
import { listProducts } from "@/lib/data/catalogue/product-lists";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { QUERIES } from "./queries";

/** What the search finds for a query of the bench: the slugs of the first products. */
export type BenchAnswer = { kind: string; text: string; found: readonly string[]; isRight: boolean };

/** How many products a shopper looks at before they search for something else. */
const FIRST = 3;

/** Asks the search every query of the bench. `store` is the demo store, whose products are in the database. */
export async function answerQueries(store: ListStore): Promise<BenchAnswer[]> {
  const answers: BenchAnswer[] = [];
  for (const [kind, queries] of Object.entries(QUERIES)) {
    for (const { text, wanted } of queries) {
      const scope = { kind: "search", text } as const;
      const { products } = await listProducts(store, { ...NOTHING_CHOSEN, scope, pageSize: FIRST });
      const found = products.map(({ slug }) => slug);
      answers.push({ kind, text, found, isRight: isRight(found, wanted) });
    }
  }
  return answers;
}

/** Whether the first three are all wanted or, if fewer are wanted, hold all of these. */
function isRight(found: readonly string[], wanted: readonly string[]): boolean {
  return found.filter((slug) => wanted.includes(slug)).length === Math.min(FIRST, wanted.length);
}
