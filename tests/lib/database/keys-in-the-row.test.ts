import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { migrationsFolder } from "@/lib/database/migrations-folder";
import { insertProduct } from "../../factories/product-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const COLUMNS = ["id", "slug", "name", "description"] as const;
/** As long as the id of a product, which just fits out of line. */
const idOf = (name: string) => name.padEnd(24, "0");

async function insertLongProduct(id: string): Promise<void> {
  const name = "Handwoven linen of the weavers";
  // By their words a search finds the product, so they stay in the row and leave no room for the rest.
  const searchTerms = Array.from({ length: 100 }, (_, index) => `word${index}`).join(" ");
  const description = randomBytes(2_000).toString("hex");
  await insertProduct({ id, slug: `${id}-linen`, name, searchTerms, description });
}

/** Which of `COLUMNS` stand in the row of the product; the others are pointers, which are no longer than their text. */
async function listInTheRow(id: string): Promise<string[]> {
  const sizes = COLUMNS.map(
    (name) => sql`pg_column_size(${sql.identifier(name)}) > octet_length(${sql.identifier(name)}::text)`,
  );
  // Together with the description, which is in no index, or the values could come from one.
  const { rows } = await getDatabase().execute<{ found: boolean[] }>(
    sql`select array[${sql.join(sizes, sql`, `)}] as found from products where id = ${id}`,
  );
  return COLUMNS.filter((_, index) => rows[0]?.found[index]);
}

it("keeps the keys of a long product in its row, and what only its page shows out of line", async () => {
  await insertLongProduct(idOf("linen"));
  expect(await listInTheRow(idOf("linen"))).toEqual(["id", "slug", "name"]);
});

it("has brought the keys of older products into their rows", async () => {
  const database = getDatabase();
  for (const name of ["id", "slug", "name"])
    await database.execute(sql`alter table products alter column ${sql.identifier(name)} set storage extended`);
  await insertLongProduct(idOf("older"));
  expect(await listInTheRow(idOf("older"))).toEqual([]);
  const migration = readFileSync(path.join(migrationsFolder(), "0068_keys-in-the-row.sql"), "utf8");
  for (const statement of migration.split("--> statement-breakpoint")) await database.execute(sql.raw(statement));
  expect(await listInTheRow(idOf("older"))).toEqual(["id", "slug"]);
});
