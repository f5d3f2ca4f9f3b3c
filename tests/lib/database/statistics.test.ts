import { sql } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { refreshStatistics } from "@/lib/database/statistics";
import { insertProduct } from "../../factories/product-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

it("updates statistics when the catalogue has grown, and flushes the pending lists of search indexes", async () => {
  for (let index = 0; index < 60; index += 1) await insertProduct({ id: `cloth-${index}`, filterKeys: ["colour:red"] });
  await refreshStatistics();
  const { rows } = await getDatabase().execute<{ products: number; search: number; filters: number }>(sql`
    select reltuples::int as products, gin_clean_pending_list('products_search') as search,
      gin_clean_pending_list('products_filters') as filters
    from pg_class where oid = 'products'::regclass`);
  expect(rows[0]).toEqual({ products: 60, search: 0, filters: 0 });
});
