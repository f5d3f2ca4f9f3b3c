import { z } from "zod";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { withSortedKeys, withSortedKeysOf } from "./canonical-json";

/**
 * Building blocks for the schemas of a store's files. Each is a codec: decoding a file is strict, because the owner can
 * fix the file; encoding accepts whatever the database holds. Files written by hand may leave out empty fields.
 */
export const text = () => z.string();
export const optionalText = () => z.string().default("");
export const name = () => z.string().min(1);
/** An optional id: if a file omits it, the shop generates one. */
export const id = () => z.string().min(1).max(200).optional();

/** HTML that is sanitised when it is read and when it is written. */
const cleaned = z.codec(z.string(), z.string(), { decode: sanitiseHtml, encode: sanitiseHtml });
export const html = () => cleaned.default("");
/** For HTML that a file must not leave out, such as the content of a page. */
export const requiredHtml = () => cleaned;

export const rank = () => z.int32().default(0);
export const flag = () => z.boolean().default(false);
export const texts = () => z.array(z.string()).default([]);

/** Sorted and without duplicates, so that writing the same values in another order does not count as a change. */
const sorted = (values: readonly string[]) => [...new Set(values)].sort();
export const sortedTexts = () =>
  z.codec(z.array(z.string()), z.array(z.string()), { decode: sorted, encode: sorted }).default([]);

const MAX_DECIMAL = Number.MAX_SAFE_INTEGER / 1_000;
const decimal = z
  .number()
  .min(-MAX_DECIMAL)
  .max(MAX_DECIMAL)
  .refine((value) => fromScaledInteger(toScaledInteger(value, 2), 2) === value, "more_than_two_decimals");

/** Money in major units and quantities in units: 1299.5 in the file is 129950 in our types. */
export const hundredths = () =>
  z.codec(decimal, z.int(), {
    decode: (value) => toScaledInteger(value, 2),
    encode: (scaled) => fromScaledInteger(scaled, 2),
  });

/** A quantity of which 0 means that there is none. */
export const ownQuantity = () => hundredths().pipe(z.int().min(0).max(LARGEST_QUANTITY)).default(0);

export const moment = () =>
  z.codec(z.iso.datetime({ offset: true }), z.date(), {
    decode: (given) => new Date(given),
    encode: (date) => date.toISOString(),
  });

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A JSON column that holds a list the owner edits as a whole. Its entries are stored as they are in the file, because
 * the code that reads the column skips invalid entries. A column that does not hold a list is exported as an empty
 * list.
 */
const jsonList = (clean: (entries: readonly unknown[]) => unknown[]) =>
  z
    .codec(z.array(z.unknown()), z.unknown(), {
      decode: clean,
      encode: (stored) => clean(Array.isArray(stored) ? stored.map(withSortedKeys) : []),
    })
    .default([]);

export const list = () => jsonList((entries) => [...entries]);

/** Like `list`, but each entry has a field named `member` that contains HTML, which is sanitised. */
export const listWithHtml = (member: string) =>
  jsonList((entries) => entries.map((entry) => withCleanMember(entry, member)));

/** The segments of a page, whose HTML is sanitised. */
export const segmentList = () => jsonList((entries) => entries.map((entry) => withCleanHtml(entry)));

const jsonObject = z.codec(z.record(z.string(), z.unknown()), z.unknown(), {
  decode: (given) => given,
  encode: (stored) => (isPlainObject(stored) ? withSortedKeysOf(stored) : {}),
});
export const content = () => jsonObject;
export const details = () => jsonObject.default({});

export const optionalDetails = () =>
  z
    .codec(z.record(z.string(), z.unknown()).nullable(), z.unknown(), {
      decode: (given) => given,
      encode: (stored) => (isPlainObject(stored) ? withSortedKeysOf(stored) : null),
    })
    .default(null);

/** Sanitises the owner's HTML in a segment: only those of type `flexible` contain any, the others contain plain text. */
export function withCleanHtml<Segment>(segment: Segment): Segment {
  if (!isPlainObject(segment) || segment.type !== "flexible") return segment;
  return { ...segment, content: withCleanMember(segment.content, "content") };
}

function withCleanMember(entry: unknown, member: string): unknown {
  if (!isPlainObject(entry)) return entry;
  const value = entry[member];
  return typeof value === "string" ? { ...entry, [member]: sanitiseHtml(value) } : entry;
}
