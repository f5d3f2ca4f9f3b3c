import "server-only";
import { and, asc, count, desc, eq, inArray, lt } from "drizzle-orm";
import { insertedValues } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { productImports, productsBefore } from "@/lib/database/schema/edit";
import { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

const LISTED = 10;

/** The last imports that can be undone, the newest first, with how many of their products are not undone. */
export async function listImports(storeId: StoreId, database: Database = getDatabase()) {
  const { id, at, by, undoneAt } = productImports;
  return database
    .select({ id, at, by, undoneAt, products: count(productsBefore.productId) })
    .from(productImports)
    .leftJoin(productsBefore, and(eq(productsBefore.storeId, storeId), eq(productsBefore.importId, id)))
    .where(eq(productImports.storeId, storeId))
    .groupBy(id, at, by, undoneAt)
    .orderBy(desc(at), desc(id))
    .limit(LISTED);
}

export async function saveImport(
  storeId: StoreId,
  { id, by, at }: { id: string; by: string; at: Date },
  database: Database,
): Promise<void> {
  await database
    .insert(productImports)
    .values({ storeId, id, by, at })
    // One that was undone and goes on can be undone again.
    .onConflictDoUpdate({ target: [productImports.storeId, productImports.id], set: { undoneAt: null } });
}

export async function removeImportsBefore(storeId: StoreId, moment: Date, database: Database): Promise<void> {
  await database.delete(productImports).where(and(eq(productImports.storeId, storeId), lt(productImports.at, moment)));
}

export type ProductBefore = {
  productId: string;
  /** As in the product's file; null if the import created it. */
  before: unknown;
  /** The stocks after the import by the id of the variant; of the product itself by "". */
  stocks: Readonly<Record<string, number | null>>;
  digest: string;
};

/** Keeps what products were before an import. A product that a file has twice keeps what it was at first. */
export async function saveProductsBefore(
  storeId: StoreId,
  importId: string,
  rows: readonly ProductBefore[],
  database: Database,
): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(productsBefore)
    .values(rows.map((row) => ({ storeId, importId, ...row })))
    .onConflictDoUpdate({
      target: [productsBefore.storeId, productsBefore.importId, productsBefore.productId],
      set: insertedValues(productsBefore, ["stocks", "digest"]),
    });
}

/** Locks an import, so that it is undone by one at a time; null if the store has none with this id. */
export async function lockImport(storeId: StoreId, id: string, transaction: Database) {
  const [row] = await transaction
    .select()
    .from(productImports)
    .where(and(eq(productImports.storeId, storeId), eq(productImports.id, id)))
    .for("update");
  return row ?? null;
}

/** The next products of an import that are not undone, with their digests now. */
export async function listProductsBefore(storeId: StoreId, importId: string, limit: number, database: Database) {
  return database
    .select({
      productId: productsBefore.productId,
      before: productsBefore.before,
      stocks: productsBefore.stocks,
      digest: productsBefore.digest,
      digestNow: products.importDigest,
    })
    .from(productsBefore)
    .leftJoin(products, and(eq(products.storeId, storeId), eq(products.id, productsBefore.productId)))
    .where(and(eq(productsBefore.storeId, storeId), eq(productsBefore.importId, importId)))
    .orderBy(asc(productsBefore.productId))
    .limit(limit);
}

/** Forgets products of an import, which are undone now; returns how many are left. */
export async function removeProductsBefore(
  storeId: StoreId,
  importId: string,
  productIds: readonly string[],
  database: Database,
): Promise<number> {
  const ofImport = and(eq(productsBefore.storeId, storeId), eq(productsBefore.importId, importId));
  await database.delete(productsBefore).where(and(ofImport, inArray(productsBefore.productId, [...productIds])));
  return database.$count(productsBefore, ofImport);
}

export async function markImportUndone(storeId: StoreId, id: string, at: Date, database: Database): Promise<void> {
  await database
    .update(productImports)
    .set({ undoneAt: at })
    .where(and(eq(productImports.storeId, storeId), eq(productImports.id, id)));
}
