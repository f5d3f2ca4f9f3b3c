import { z } from "zod";
import { toScaledInteger } from "./decimal";

const LARGEST_NUMBER = 1_000_000_000;

/** A number that is not negative, also as text: "450.5". */
const number = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(LARGEST_NUMBER));

const missing = z.literal("").nullish();

/**
 * Whole fractions of a number that an owner wrote: 2 digits make hundredths. Without the number its entry is broken.
 *
 * What decides about money is read so: a slip of the pen takes the entry out, and never makes a price or a limit 0.
 */
export const requiredScaled = (digits: number) => number.transform((value) => toScaledInteger(value, digits));

/** As `requiredScaled`, where nothing at all means 0. */
export const storedScaled = (digits: number) => z.union([missing.transform(() => 0), requiredScaled(digits)]);

/** As `requiredScaled`, where nothing at all is null. */
export const optionalScaled = (digits: number) => z.union([missing.transform(() => null), requiredScaled(digits)]);

/** A switch that turns a limit on; nothing at all is off, and what cannot be read breaks its entry. */
export const storedSwitch = z.union([
  missing.transform(() => false),
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);

/** A moment; nothing at all is null, and what cannot be read breaks its entry. */
export const storedMoment = z.union([
  missing.transform(() => null),
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .transform((text) => new Date(text)),
]);
