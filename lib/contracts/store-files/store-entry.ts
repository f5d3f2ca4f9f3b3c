import { z } from "zod";
import { type StoreWire, storeWireSchema } from "@/lib/contracts/store/details";
import { isKnownFeature } from "@/lib/domain/store/features";
import { withSortedKeysOf } from "./canonical-json";
import { name, texts } from "./fields";

const fileSchema = z.strictObject({
  name: name(),
  features: texts(),
  details: z.record(z.string(), z.unknown()).default({}),
  live_currencies: z.array(z.unknown()).default([]),
});

export type StoreEntry = {
  name: string;
  features: string[];
  /** The public part of `store_details`, without name, status and base URL. */
  details: Record<string, unknown>;
  liveCurrencies: unknown[];
};

/**
 * The schema of `store.json`, which holds the public data of the store. `storeWireSchema` would skip or correct invalid
 * values; here they are reported, because the owner can fix the file.
 */
export const storeEntrySchema = fileSchema.transform((file, context): StoreEntry => {
  for (const [index, feature] of file.features.entries()) {
    if (!isKnownFeature(feature)) {
      const message = `has "${feature}", which is no feature: docs/switches.md lists them`;
      context.addIssue({ code: "custom", message, path: ["features", index] });
    }
  }
  const decodedWire = z.decode(storeWireSchema, {
    store_details: { ...file.details, name: file.name, status: "active" },
    live_currencies: file.live_currencies,
    ys_features: file.features,
  });
  const entry = toStoreEntry(decodedWire);
  const pairs = [
    ["details", file.details, entry.details],
    ["live_currencies", file.live_currencies, entry.liveCurrencies],
    ["features", file.features, entry.features],
  ] as const;
  for (const [member, given, decoded] of pairs) {
    for (const path of differences(given, decoded)) {
      context.addIssue({ code: "custom", message: "value_not_understood", path: [member, ...path] });
    }
  }
  return entry;
});

export function toStoreEntry({ store_details, live_currencies, ys_features }: StoreWire): StoreEntry {
  const { name: storeName, status: _status, base_url: _address, ...published } = store_details;
  return {
    name: storeName,
    features: ys_features,
    details: withSortedKeysOf(published),
    liveCurrencies: live_currencies.map(withSortedKeysOf),
  };
}

export function storeEntryToWire({ name: storeName, features, details, liveCurrencies }: StoreEntry) {
  return { name: storeName, features, details, live_currencies: liveCurrencies };
}

const disclosingStoreSchema = z.object({
  country: z.string(),
  company_details: z.object({ grievance_officer: z.object({ name: z.string() }) }),
});

/** What decides about the disclosures of a store in India; see `asksForDisclosures`. */
export function disclosuresOfStore({ details }: StoreEntry): { country: string; grievanceOfficer: string } {
  const { country, company_details } = disclosingStoreSchema.parse(details);
  return { country, grievanceOfficer: company_details.grievance_officer.name };
}

/**
 * Returns the paths at which `decoded` differs from `given`. Values that are missing in `given` are not compared,
 * because decoding fills them with defaults.
 */
function differences(given: unknown, decoded: unknown): (string | number)[][] {
  if (Array.isArray(given)) {
    if (!Array.isArray(decoded) || decoded.length !== given.length) return [[]];
    return given.flatMap((entry, index) => differences(entry, decoded[index]).map((path) => [index, ...path]));
  }
  if (typeof given === "object" && given !== null) {
    if (typeof decoded !== "object" || decoded === null) return [[]];
    return Object.entries(given).flatMap(([member, value]) =>
      differences(value, Reflect.get(decoded, member)).map((path) => [member, ...path]),
    );
  }
  return Object.is(given, decoded) ? [] : [[]];
}

/**
 * The schema of `place.json`, which contains the settings that depend on where a shop runs: status, domains and base
 * URL. It is used only if the import creates the store; an existing store keeps its own settings.
 */
export const placeEntrySchema = z.strictObject({
  status: z.enum(["active", "inactive"]).default("active"),
  domains: texts(),
  /**
   * Scheme, host and sub-path of the shop. If empty, the shop uses the origin from its environment variables, or else
   * localhost.
   */
  base_url: z.string().default(""),
});
export type PlaceEntry = z.output<typeof placeEntrySchema>;
