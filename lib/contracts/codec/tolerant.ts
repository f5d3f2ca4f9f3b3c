import { z } from "zod";
import { sanitiseHtml } from "./sanitise-html";

/**
 * Building blocks for data from owners and older services: tolerant when reading, strict when writing.
 *
 * Each block is a codec. Decoding accepts whatever was sent (missing values, numbers as text, JSON strings inside JSON)
 * and converts it to the documented type. Encoding checks that exact type and removes every key that the contract does
 * not name, so that no private data leaves by accident. One schema serves both directions.
 */
export function tolerant<Strict extends z.ZodType>(strict: Strict, read: (sent: unknown) => unknown) {
  return z.codec(z.unknown().optional(), strict, {
    // The strict schema checks the result of `read`, so this cast is safe.
    decode: (sent) => read(sent) as z.input<Strict>,
    encode: (value) => value,
  });
}

/** The platform often sends JSON strings inside JSON (docs/domain.md#wire-format); invalid JSON counts as missing. */
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

/** Like `text`, but an empty text is kept and does not become the fallback. */
export const textOrNone = (fallback: string) => tolerant(z.string(), (sent) => asText(sent) ?? fallback);

/** A text that must not be missing: without it the entry is invalid. */
export const requiredText = () => tolerant(z.string().min(1), asText);

/** The owner's HTML, which is sanitised on reading. */
export const html = () => tolerant(z.string(), (sent) => sanitiseHtml(asText(sent) ?? ""));

export const flag = (fallback: boolean) => tolerant(z.boolean(), (sent) => asFlag(sent) ?? fallback);

/** Far above any price, weight or quantity, and so low that the number in millionths is still an exact integer. */
const MAX_NUMBER = 1_000_000_000;

/** A number that is not negative: amounts in major units, percents, quantities, weights. */
export function amount(fallback = 0, { above = -1 } = {}) {
  return tolerant(z.number().min(0).max(MAX_NUMBER), (sent) => {
    const number = asNumber(sent);
    return number !== undefined && number >= 0 && number > above && number <= MAX_NUMBER ? number : fallback;
  });
}

/** Like `amount`, but a missing value is null. */
export const amountOrNull = () => {
  const limited = amount();
  return tolerant(z.number().min(0).max(MAX_NUMBER).nullable(), (sent) =>
    sent === null || sent === undefined || sent === "" ? null : limited.decode(sent),
  );
};

/** Degrees of latitude or longitude; null when unknown. */
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

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: NoInfer<Values[number]>,
) => tolerant(z.enum(values), (sent) => values.find((value) => value === sent) ?? fallback);

/** `active` or `inactive`; older rows hold a boolean. */
export const activity = (fallback: "active" | "inactive") =>
  tolerant(z.enum(["active", "inactive"]), (sent) => {
    if (sent === undefined || sent === null) return fallback;
    return sent === "active" || asFlag(sent) ? "active" : "inactive";
  });

/** A date and time as ISO 8601 with its zone; null when missing or unreadable. */
export const moment = () =>
  tolerant(z.iso.datetime().nullable(), (sent) => {
    const time = typeof sent === "string" ? Date.parse(sent) : Number.NaN;
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  });

/** An object. If it is missing or unreadable, all of its fields get their defaults. */
export const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  tolerant(z.object(shape), (sent) => {
    const value = parseJsonText(sent);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  });

/** A list the owner edits: entries that do not parse are skipped, the others stay. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  tolerant(z.array(entry), (sent) => {
    const value = parseJsonText(sent);
    return Array.isArray(value) ? value.filter((each) => z.safeDecode(entry, each).success) : [];
  });

export const textList = () => list(requiredText());
