import "server-only";
import { eq } from "drizzle-orm";
import { parseJsonText } from "@/lib/contracts/codec/tolerant";
import type { Database } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import { placeOfSetting, type SettingPath, type Settings, withValueAt } from "@/lib/domain/store/setting-field";

/** What a store's settings are in: columns of its row. */
export type SettingsRow = {
  name: string;
  status: string;
  details: Record<string, unknown>;
  liveCurrencies: unknown;
  features: string[];
};

const columns = {
  name: stores.name,
  status: stores.status,
  details: stores.details,
  liveCurrencies: stores.liveCurrencies,
  features: stores.features,
};

export async function findSettingsRow(storeId: StoreId, database: Database): Promise<SettingsRow | null> {
  const [row] = await database.select(columns).from(stores).where(eq(stores.storeId, storeId));
  return row ? toSettingsRow(row) : null;
}

/** Like `findSettingsRow`; the row stays locked until the transaction ends. */
export async function lockSettingsRow(storeId: StoreId, transaction: Database): Promise<SettingsRow | null> {
  const [row] = await transaction.select(columns).from(stores).where(eq(stores.storeId, storeId)).for("update");
  return row ? toSettingsRow(row) : null;
}

export async function saveSettingsRow(
  storeId: StoreId,
  { name, details, liveCurrencies, features }: SettingsRow,
  now: Date,
  transaction: Database,
): Promise<void> {
  await transaction
    .update(stores)
    .set({ name, details, liveCurrencies, features, modifiedAt: now })
    .where(eq(stores.storeId, storeId));
}

/**
 * The row with some settings changed. All else in it stays as it is, also what cannot be read and what is private, such as
 * the secret keys of payment methods.
 */
export function withSettings(row: SettingsRow, changes: Settings): SettingsRow {
  let changed = row;
  for (const [path, value] of Object.entries(changes) as [SettingPath, unknown][]) {
    const place = placeOfSetting(path);
    if (path === "name") changed = { ...changed, name: String(value) };
    else if (path === "live_currencies") changed = { ...changed, liveCurrencies: value };
    else if (path === "ys_features") changed = { ...changed, features: Array.isArray(value) ? value.map(String) : [] };
    else if (path === "payment_types") changed = { ...changed, details: withPaymentTypes(changed.details, value) };
    else if (place)
      changed = { ...changed, details: withValueAt(changed.details, place, value) as SettingsRow["details"] };
  }
  return changed;
}

/**
 * The details with other payment methods. Members that the shop does not read stay with the method of the same name or,
 * if it was renamed, at the same place: an owner may keep secret keys there.
 */
function withPaymentTypes(details: SettingsRow["details"], value: unknown): SettingsRow["details"] {
  const before = entriesIn(details.payment_types);
  const after = entriesIn(value);
  const names = new Set(after.map(({ name }) => name));
  const payment_types = after.map((method, index) => {
    const renamed = before[index];
    const kept =
      before.find(({ name }) => name === method.name) ?? (renamed && !names.has(renamed.name) ? renamed : {});
    const inner = (member: string) => ({ ...objectIn(kept[member]), ...objectIn(method[member]) });
    return { ...kept, ...method, app_config: inner("app_config"), cod_config: inner("cod_config") };
  });
  return { ...details, payment_types };
}

const entriesIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(objectIn) : []);

/** The platform sends some objects as JSON in texts; what a setting is in is an object here. */
function toSettingsRow({ details, ...row }: Omit<SettingsRow, "details"> & { details: unknown }): SettingsRow {
  const read = objectIn(details);
  const properties = parseJsonText(read.store_properties);
  const [first] = Array.isArray(properties) ? properties : [properties];
  const opened = openedObjects(objectIn(first));
  return { ...row, details: { ...openedObjects(read), store_properties: [opened] } };
}

const openedObjects = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const parsed = typeof inner === "string" && /^\s*[[{]/.test(inner) ? parseJsonText(inner) : inner;
      return [name, parsed ?? inner];
    }),
  );

function objectIn(value: unknown): Record<string, unknown> {
  const parsed = parseJsonText(value);
  return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
}
