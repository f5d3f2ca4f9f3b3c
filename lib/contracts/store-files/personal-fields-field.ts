import { z } from "zod";
import {
  CHARACTER_SETS,
  LETTERING_STYLES,
  MAX_MAKING_DAYS,
  MAX_PERSONAL_FIELDS,
  MAX_PERSONAL_LENGTH,
} from "@/lib/domain/product/personal-field";
import { withSortedKeys } from "./canonical-json";

const name = z.string().trim().min(1).max(200);
const price = z.number().min(0).max(1_000_000_000).multipleOf(0.01).optional();

const common = { name, hint: z.string().max(500).optional(), required: z.boolean().optional(), price };

const textField = z.strictObject({
  kind: z.literal("text"),
  ...common,
  max_length: z.int().min(1).max(MAX_PERSONAL_LENGTH).optional(),
  characters: z.array(z.enum(CHARACTER_SETS)),
  other_characters: z.string().max(100).optional(),
  colours: z
    .array(z.strictObject({ name, code: z.string().regex(/^#[0-9a-f]{6}$/i), price }))
    .max(30)
    .optional(),
  letterings: z
    .array(z.strictObject({ name, style: z.enum(LETTERING_STYLES) }))
    .max(10)
    .optional(),
});

const dateField = z.strictObject({
  kind: z.literal("date"),
  ...common,
  making_days: z.int().min(0).max(MAX_MAKING_DAYS).optional(),
});

const fileField = z.strictObject({ kind: z.literal("file"), ...common });

const personalField = z.discriminatedUnion("kind", [textField, dateField, fileField]);

const fieldsSchema = z
  .array(personalField)
  .max(MAX_PERSONAL_FIELDS)
  .refine((fields) => new Set(fields.map((field) => field.name)).size === fields.length, "name_repeated");

/**
 * What a product asks of shoppers. A file is checked strictly, because a mistake would lose an answer; the column is
 * read tolerantly.
 */
export const personalFieldsField = () =>
  z
    .codec(fieldsSchema, z.unknown(), {
      decode: (fields): unknown => fields,
      encode: (stored) =>
        (Array.isArray(stored) ? stored : []).flatMap((field) => {
          const read = personalField.safeParse(field);
          return read.success ? [withSortedKeys(read.data) as typeof read.data] : [];
        }),
    })
    .default([]);
