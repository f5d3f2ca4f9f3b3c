import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { aStoreAnswer } from "./store-answer";

/** Inserts a store into the suite's test database. */
export async function insertStore(storeId: string, overrides: Partial<typeof stores.$inferInsert> = {}): Promise<void> {
  const { store_details, live_currencies, ys_features } = aStoreAnswer();
  await getDatabase()
    .insert(stores)
    .values({
      storeId,
      name: store_details.name,
      details: store_details,
      liveCurrencies: live_currencies,
      features: ys_features,
      ...overrides,
    });
}
