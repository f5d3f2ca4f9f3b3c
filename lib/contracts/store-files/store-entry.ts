import { z } from "zod";
import { type StoreWire, storeWireSchema } from "@/lib/contracts/store/details";
import { sortedMembersOf } from "./canonical-json";
import { name, texts } from "./fields";

const writtenSchema = z.strictObject({
  name: name(),
  features: texts(),
  details: z.record(z.string(), z.unknown()).default({}),
  live_currencies: z.array(z.unknown()).default([]),
});

export type StoreEntry = {
  name: string;
  features: string[];
  /** The published part of `store_details`, without name, status and address. */
  details: Record<string, unknown>;
  liveCurrencies: unknown[];
};

/**
 * `store.json`: what the published call tells of the store. That contract is tolerant, so here what it would overlook
 * or put right is refused instead: the owner is there to mend the file.
 */
export const storeEntrySchema = writtenSchema.transform((written, context): StoreEntry => {
  const settled = z.decode(storeWireSchema, {
    store_details: { ...written.details, name: written.name, status: "active" },
    live_currencies: written.live_currencies,
    ys_features: written.features,
  });
  const entry = toStoreEntry(settled);
  const pairs = [
    ["details", written.details, entry.details],
    ["live_currencies", written.live_currencies, entry.liveCurrencies],
    ["features", written.features, entry.features],
  ] as const;
  for (const [member, given, kept] of pairs) {
    for (const path of differences(given, kept)) {
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
    details: sortedMembersOf(published),
    liveCurrencies: live_currencies.map(sortedMembersOf),
  };
}

export function storeEntryToWire({ name: storeName, features, details, liveCurrencies }: StoreEntry) {
  return { name: storeName, features, details, live_currencies: liveCurrencies };
}

/** Where `kept` is not what was given; what was left out may have any value. */
function differences(given: unknown, kept: unknown): (string | number)[][] {
  if (Array.isArray(given)) {
    if (!Array.isArray(kept) || kept.length !== given.length) return [[]];
    return given.flatMap((entry, index) => differences(entry, kept[index]).map((path) => [index, ...path]));
  }
  if (typeof given === "object" && given !== null) {
    if (typeof kept !== "object" || kept === null) return [[]];
    return Object.entries(given).flatMap(([member, value]) =>
      differences(value, Reflect.get(kept, member)).map((path) => [member, ...path]),
    );
  }
  return Object.is(given, kept) ? [] : [[]];
}

/**
 * `place.json`: what belongs to where a shop runs and not to how it looks. It makes a new store; one that is there
 * keeps its own.
 */
export const placeEntrySchema = z.strictObject({
  status: z.enum(["active", "inactive"]).default("active"),
  domains: texts(),
  /** Scheme, host and sub-path of the shop; empty when it lives wherever it is started. */
  base_url: z.string().default(""),
});
export type PlaceEntry = z.output<typeof placeEntrySchema>;
