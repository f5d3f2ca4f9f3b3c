import "server-only";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { parseJsonText } from "@/lib/contracts/codec/tolerant";
import { badgesInProperties, storePropertiesSchema, toAutoBadges, toBadges } from "@/lib/contracts/store/properties";
import type { Database } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import type { AutoBadge, Badge } from "@/lib/domain/store/store";

/** The badges of a store: those given by hand, and those that products get by themselves. */
export type StoreBadges = { badges: readonly Badge[]; autoBadges: readonly AutoBadge[] };

/** The badges of a store, whose row stays locked until the transaction ends; null if there is no such store. */
export async function lockBadges(storeId: StoreId, transaction: Database): Promise<StoreBadges | null> {
  const details = await lockDetails(storeId, transaction);
  if (!details) return null;
  const properties = z.decode(storePropertiesSchema, propertiesIn(details));
  return { badges: toBadges(properties), autoBadges: toAutoBadges(properties) };
}

/** Writes the badges into the details of a store. All else in them stays as it is, also what cannot be read. */
export async function saveBadges(
  storeId: StoreId,
  badges: StoreBadges,
  now: Date,
  transaction: Database,
): Promise<void> {
  const details = (await lockDetails(storeId, transaction)) ?? {};
  const changed = { ...propertiesIn(details), ...badgesInProperties(badges) };
  await transaction
    .update(stores)
    .set({ details: { ...details, store_properties: [changed] }, modifiedAt: now })
    .where(eq(stores.storeId, storeId));
}

async function lockDetails(storeId: StoreId, transaction: Database): Promise<Record<string, unknown> | null> {
  const [row] = await transaction
    .select({ details: stores.details })
    .from(stores)
    .where(eq(stores.storeId, storeId))
    .for("update");
  return row ? recordOf(row.details) : null;
}

/** The first of the store's properties, which is the only one that the shop reads. */
function propertiesIn({ store_properties }: Record<string, unknown>): Record<string, unknown> {
  const list = parseJsonText(store_properties);
  return recordOf(Array.isArray(list) ? list[0] : undefined);
}

const recordOf = (value: unknown) => z.record(z.string(), z.unknown()).catch({}).parse(value);
