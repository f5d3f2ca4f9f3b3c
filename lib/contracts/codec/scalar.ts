import { z } from "zod";
import { toScaledInteger } from "./decimal";

const MAX_NUMBER = 1_000_000_000;

/** A number that is not negative; a text such as "450.5" is accepted too. */
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
 * A number the owner wrote, scaled to an integer: 2 digits make hundredths. Without the number the entry is invalid.
 *
 * Use it for prices and limits: a typing mistake then drops the entry and never turns a price or a limit into 0.
 */
export const requiredScaled = (digits: number) => number.transform((value) => toScaledInteger(value, digits));

/** Like `requiredScaled`, but a missing value is 0. */
export const storedScaled = (digits: number) => z.union([missing.transform(() => 0), requiredScaled(digits)]);

/** Like `requiredScaled`, but a missing value is null. */
export const optionalScaled = (digits: number) => z.union([missing.transform(() => null), requiredScaled(digits)]);

/** A switch that turns a limit on. A missing value means off; an unreadable value makes the entry invalid. */
export const storedSwitch = z.union([
  missing.transform(() => false),
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);

/** A date and time. A missing value is null; an unreadable value makes the entry invalid. */
export const storedMoment = z.union([
  missing.transform(() => null),
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .transform((text) => new Date(text)),
]);
