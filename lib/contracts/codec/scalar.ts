import { z } from "zod";
import { MAX_NUMBER } from "@/lib/domain/storable";
import { toScaledInteger } from "./decimal";

/** A number of at least 0. A text with a number, such as "450.5", is accepted too. */
const number = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(MAX_NUMBER));

const missing = z.literal("").nullish();

/**
 * A number that the owner wrote, converted to an integer with `digits` decimals: with 2 digits, to hundredths. If the
 * number is missing or unreadable, the entry it belongs to is invalid.
 *
 * Use it for prices and limits: a typing mistake then drops the whole entry and never turns a price or a limit into 0.
 */
export const requiredScaled = (digits: number) => number.transform((value) => toScaledInteger(value, digits));

/** Like `requiredScaled`, but a missing value becomes 0. */
export const storedScaled = (digits: number) => z.union([missing.transform(() => 0), requiredScaled(digits)]);

/** Like `requiredScaled`, but a missing value becomes null. */
export const optionalScaled = (digits: number) => z.union([missing.transform(() => null), requiredScaled(digits)]);

/**
 * A switch that turns a limit on. If its value is missing, it is off. An unreadable value makes the entry it belongs to
 * invalid, so that a typing mistake does not remove a limit.
 */
export const storedSwitch = z.union([
  missing.transform(() => false),
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);

/** A date and time. If it is missing, the value is null. An unreadable value makes the entry it belongs to invalid. */
export const storedMoment = z.union([
  missing.transform(() => null),
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .transform((text) => new Date(text)),
]);
