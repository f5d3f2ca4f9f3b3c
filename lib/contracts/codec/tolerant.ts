import { z } from "zod";
import { MAX_NUMBER } from "@/lib/domain/storable";
import { sanitiseHtml } from "./sanitise-html";

/**
 * Building blocks of schemas for data from owners and older services, which are tolerant when reading and strict when
 * writing.
 *
 * Each block is a codec. Decoding accepts whatever was sent (missing values, numbers as text, JSON strings inside JSON)
 * and converts it to the documented type. Encoding accepts only that type, and drops all keys that the schema does not
 * name, so that no private data gets out by accident. So one schema serves both directions.
 */
export function tolerant<Strict extends z.ZodType>(strict: Strict, read: (sent: unknown) => unknown) {
  return z.codec(z.unknown().optional(), strict, {
    // The cast is safe, because the schema `strict` then checks what `read` returns.
    decode: (sent) => read(sent) as z.input<Strict>,
    encode: (value) => value,
  });
}

/**
 * Decodes the JSON strings inside JSON that the platform often sends (docs/domain.md#wire-format). Text that is not
 * JSON counts as missing.
 */
export function parseJsonText(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

function asText(sent: unknown): string | undefined {
  if (typeof sent === "string") return sent.trim();
  return typeof sent === "number" && Number.isFinite(sent) ? String(sent) : undefined;
}

function asNumber(sent: unknown): number | undefined {
  if (typeof sent === "number") return sent;
  return typeof sent === "string" && sent.trim() !== "" ? Number(sent) : undefined;
}

function asFlag(sent: unknown): boolean | undefined {
  if (sent === true || sent === 1 || sent === "true" || sent === "1") return true;
  if (sent === false || sent === 0 || sent === "false" || sent === "0") return false;
  return undefined;
}

export const text = (fallback = "") => tolerant(z.string(), (sent) => asText(sent) || fallback);

/** Like `text`, but only a missing value becomes the fallback; an empty text stays empty. */
export const textOrNone = (fallback: string) => tolerant(z.string(), (sent) => asText(sent) ?? fallback);

/** A text that must be present. If it is missing or empty, the object it belongs to is invalid. */
export const requiredText = () => tolerant(z.string().min(1), asText);

/** HTML that the owner wrote. It is sanitised when it is read. */
export const html = () => tolerant(z.string(), (sent) => sanitiseHtml(asText(sent) ?? ""));

export const flag = (fallback: boolean) => tolerant(z.boolean(), (sent) => asFlag(sent) ?? fallback);

/**
 * A number of at least 0, such as an amount in major units, a percentage, a quantity or a weight. Anything else becomes
 * `fallback`; so do numbers that are not greater than `above`.
 */
export function amount(fallback = 0, { above = -1 } = {}) {
  return tolerant(z.number().min(0).max(MAX_NUMBER), (sent) => {
    const number = asNumber(sent);
    return number !== undefined && number >= 0 && number > above && number <= MAX_NUMBER ? number : fallback;
  });
}

/** Like `amount`, but a missing value becomes null. An unreadable one becomes 0. */
export const amountOrNull = () => {
  const limited = amount();
  return tolerant(z.number().min(0).max(MAX_NUMBER).nullable(), (sent) =>
    sent === null || sent === undefined || sent === "" ? null : limited.decode(sent),
  );
};

/** Degrees of latitude or longitude, from `-limit` to `limit`; null if they are missing or unreadable. */
export const degrees = (limit: number) =>
  tolerant(z.number().min(-limit).max(limit).nullable(), (sent) => {
    const number = asNumber(sent);
    return number !== undefined && Math.abs(number) <= limit ? number : null;
  });

export const whole = (fallback: number, { min = 0, max = MAX_NUMBER } = {}) =>
  tolerant(z.int().min(min).max(max), (sent) => {
    const number = asNumber(sent);
    return Number.isInteger(number) && Number(number) >= min && Number(number) <= max ? number : fallback;
  });

/** Like `whole`, but null for a missing or unreadable value. */
export const wholeOrNull = ({ max }: { max: number }) =>
  tolerant(z.int().min(0).max(max).nullable(), (sent) => {
    const number = asNumber(sent);
    return Number.isInteger(number) && Number(number) >= 0 && Number(number) <= max ? number : null;
  });

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: NoInfer<Values[number]>,
) => tolerant(z.enum(values), (sent) => values.find((value) => value === sent) ?? fallback);

/** `active` or `inactive`. Older rows of the database have a boolean instead, which is converted. */
export const activity = (fallback: "active" | "inactive") =>
  tolerant(z.enum(["active", "inactive"]), (sent) => {
    if (sent === undefined || sent === null) return fallback;
    return sent === "active" || asFlag(sent) ? "active" : "inactive";
  });

/** A date and time in ISO 8601 with its time zone. A missing or unreadable value becomes null. */
export const moment = () =>
  tolerant(z.iso.datetime().nullable(), (sent) => {
    const time = typeof sent === "string" ? Date.parse(sent) : Number.NaN;
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  });

/**
 * An object inside another. If it is missing or unreadable, it is read as an empty object, so that all its fields get
 * their default values.
 */
export const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  tolerant(z.object(shape), (sent) => {
    const value = parseJsonText(sent);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  });

/** A list that the owner edits. Entries that cannot be parsed are left out; the others are kept. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  tolerant(z.array(entry), (sent) => {
    const value = parseJsonText(sent);
    return Array.isArray(value) ? value.filter((each) => z.safeDecode(entry, each).success) : [];
  });

export const textList = () => list(requiredText());
