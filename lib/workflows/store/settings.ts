import "server-only";
import { z } from "zod";
import { storeWireSchema } from "@/lib/contracts/store/details";
import {
  findSettingsRow,
  lockSettingsRow,
  type SettingsRow,
  saveSettingsRow,
  withSettings,
} from "@/lib/data/store/settings";
import { getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { isSameValue } from "@/lib/domain/product/same-field";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import { isKnownFeature } from "@/lib/domain/store/features";
import type { StoreId } from "@/lib/domain/store/id";
import {
  placeOfSetting,
  SETTING_PATHS,
  type SettingPath,
  type Settings,
  valueAt,
} from "@/lib/domain/store/setting-field";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";

export async function readSettings(storeId: StoreId): Promise<Result<Settings, "store_unknown">> {
  const row = await findSettingsRow(storeId, getDatabase());
  const settings = row && settingsOf(row);
  return settings ? ok(settings) : fail("store_unknown", "store_id");
}

/**
 * Changes some settings of a store. `seen` is what their owner saw: one that another has changed meanwhile is refused, and
 * so is a value that the shop would read as another one. Then nothing is written.
 */
export function changeSettings(
  storeId: StoreId,
  { changes, seen }: { changes: Settings; seen: Settings },
): Promise<Result<Settings, "store_unknown" | "store_kept_elsewhere" | "settings_changed" | "settings_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    if (env().STORE_API_URL) return fail("store_kept_elsewhere");
    const before = await lockSettingsRow(storeId, transaction);
    const current = before && settingsOf(before);
    if (!current) return fail("store_unknown", "store_id");
    const paths = Object.keys(changes) as SettingPath[];
    const outdated = paths.filter((path) => !isSameValue(current[path], seen[path]));
    if (outdated.length > 0) return refused("settings_changed", outdated);
    const after = withSettings(before, changes);
    const read = settingsOf(after);
    // Only a store without a name cannot be read at all.
    if (!read) return refused("settings_invalid", ["name"]);
    const misread = paths.filter((path) => {
      const given = trimmed(changes[path]);
      if (path === "ys_features" && hasUnknownFeature(given, before.features)) return true;
      return !SANITISED.includes(path) && !isSameValue(inOrderOf(read[path], given), given);
    });
    if (misread.length > 0) return refused("settings_invalid", misread);
    await saveSettingsRow(storeId, after, clock.now(), transaction);
    await recordExpiredTags([tags.store(storeId), tags.catalogue(storeId), tags.content(storeId)], transaction);
    return ok(read);
  });
}

/** HTML, which may become another one when it is read: what must not be in it is taken out. */
const SANITISED: readonly SettingPath[] = [
  "application_setting.announcebar_config.content",
  "footer_config.address_config.content",
  "footer_config.contact_config.content",
];

/** Whether one of the names is most likely misspelt. Those that a store has already may stay. */
const hasUnknownFeature = (given: unknown, before: readonly string[]) =>
  !Array.isArray(given) || given.some((name) => !before.includes(name) && !isKnownFeature(String(name)));

const refused = <Code extends string>(code: Code, paths: readonly SettingPath[]) =>
  ({ ok: false, code, errors: paths.map((path) => ({ path, code: "value_not_understood" })) }) as const;

/** The settings of a store as the shop reads them; null if it cannot read the store. */
function settingsOf({ name, status, details, liveCurrencies, features }: SettingsRow): Settings | null {
  const decoded = z.safeDecode(storeWireSchema, {
    store_details: { ...details, name, status },
    live_currencies: liveCurrencies,
    ys_features: features,
  });
  if (!decoded.success) return null;
  const { store_details: decodedDetails, live_currencies, ys_features } = decoded.data;
  const columns: Settings = { name: decodedDetails.name, live_currencies, ys_features };
  return Object.fromEntries(
    SETTING_PATHS.map((path) => {
      const place = placeOfSetting(path);
      return [path, place ? valueAt(decodedDetails, place) : columns[path]];
    }),
  );
}

/** A value without spaces around its texts, as they are read. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]));
}

/** A value with its members in the order in which `other` has them, and without those that `other` leaves out. */
function inOrderOf(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) return value.map((entry, index) => inOrderOf(entry, other[index]));
  if (typeof value !== "object" || value === null || typeof other !== "object" || other === null) return value;
  return Object.fromEntries(
    Object.keys(other).map((name) => [name, inOrderOf(Reflect.get(value, name), Reflect.get(other, name))]),
  );
}
