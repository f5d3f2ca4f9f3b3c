import { z } from "zod";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";
import { sortedMembers, sortedMembersOf } from "./canonical-json";

/**
 * Building blocks for the files of a store. Each is a codec: decoding reads a file strictly, because its owner is there
 * to mend it; encoding writes whatever the shop holds. Empty fields may be left out of a file that is written by hand.
 */
export const text = () => z.string();
export const optionalText = () => z.string().default("");
export const name = () => z.string().min(1);
/** Made by the shop when a file leaves it out. */
export const id = () => z.string().min(1).max(200).optional();

/** HTML, freed of everything that could run. */
const cleaned = z.codec(z.string(), z.string(), { decode: sanitiseHtml, encode: sanitiseHtml });
export const html = () => cleaned.default("");
/** Where the text is all there is, it may not be missing. */
export const requiredHtml = () => cleaned;

export const rank = () => z.int32().default(0);
export const flag = () => z.boolean().default(false);
export const texts = () => z.array(z.string()).default([]);

/** In no order of its own, so sorted: a change of order is no change. */
const sorted = (values: readonly string[]) => [...new Set(values)].sort();
export const wordSet = () =>
  z.codec(z.array(z.string()), z.array(z.string()), { decode: sorted, encode: sorted }).default([]);

const LARGEST = Number.MAX_SAFE_INTEGER / 1_000;
const decimal = z
  .number()
  .min(-LARGEST)
  .max(LARGEST)
  .refine((value) => fromScaledInteger(toScaledInteger(value, 2), 2) === value, "more_than_two_decimals");

/** Money in major units, quantities in units: 1299.5 in the file is 129950 inside. */
export const hundredths = () =>
  z.codec(decimal, z.int(), {
    decode: (value) => toScaledInteger(value, 2),
    encode: (scaled) => fromScaledInteger(scaled, 2),
  });

export const moment = () =>
  z.codec(z.iso.datetime({ offset: true }), z.date(), {
    decode: (written) => new Date(written),
    encode: (date) => date.toISOString(),
  });

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What the owner edits as one piece is kept as it is written: its readers leave out what they cannot use. A column that
 * holds another kind of value reads as empty, and is written so.
 */
const jsonList = (settle: (entries: readonly unknown[]) => unknown[]) =>
  z
    .codec(z.array(z.unknown()), z.unknown(), {
      decode: settle,
      encode: (stored) => settle(Array.isArray(stored) ? stored.map(sortedMembers) : []),
    })
    .default([]);

export const list = () => jsonList((entries) => [...entries]);

/** As `list`; the member `member` of its entries is HTML. */
export const listWithHtml = (member: string) =>
  jsonList((entries) => entries.map((entry) => withCleanMember(entry, member)));

const jsonObject = z.codec(z.record(z.string(), z.unknown()), z.unknown(), {
  decode: (written) => written,
  encode: (stored) => (isPlainObject(stored) ? sortedMembersOf(stored) : {}),
});
export const content = () => jsonObject;
export const details = () => jsonObject.default({});

export const optionalDetails = () =>
  z
    .codec(z.record(z.string(), z.unknown()).nullable(), z.unknown(), {
      decode: (written) => written,
      encode: (stored) => (isPlainObject(stored) ? sortedMembersOf(stored) : null),
    })
    .default(null);

export function withCleanMember(entry: unknown, member: string): unknown {
  if (!isPlainObject(entry)) return entry;
  const value = entry[member];
  return typeof value === "string" ? { ...entry, [member]: sanitiseHtml(value) } : entry;
}
