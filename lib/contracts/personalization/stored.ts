import { z } from "zod";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { storedInteger, storedList, storedText } from "@/lib/contracts/codec/list";
import type { PersonalAnswer, Personalization } from "@/lib/domain/personalization/personalization";
import {
  CHARACTER_SETS,
  LETTERING_STYLES,
  MAX_MAKING_DAYS,
  MAX_PERSONAL_FIELDS,
  MAX_PERSONAL_LENGTH,
  PERSONAL_KINDS,
  type PersonalField,
} from "@/lib/domain/product/personal-field";

const name = z.string().trim().min(1);
const colourCode = z.string().regex(/^#[0-9a-f]{6}$/i);
const style = z.enum(LETTERING_STYLES);

/** The JSON has money in major units, as the API does. */
const price = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .catch(0)
  .transform((amount) => toScaledInteger(amount, 2));

const common = { name, hint: storedText, required: z.boolean().catch(false), price };

const textField = z
  .object({
    kind: z.literal("text"),
    ...common,
    max_length: storedInteger(1, MAX_PERSONAL_LENGTH, 20),
    characters: storedList(z.enum(CHARACTER_SETS)),
    other_characters: storedText,
    colours: storedList(z.object({ name, code: colourCode, price })),
    letterings: storedList(z.object({ name, style })),
  })
  .transform(
    ({ required, max_length, characters, other_characters, ...field }): PersonalField => ({
      ...field,
      isRequired: required,
      maxLength: max_length,
      characters: { sets: characters, others: other_characters },
    }),
  );

const dateField = z
  .object({ kind: z.literal("date"), ...common, making_days: storedInteger(0, MAX_MAKING_DAYS, 0) })
  .transform(
    ({ required, making_days, ...field }): PersonalField => ({
      ...field,
      isRequired: required,
      makingDays: making_days,
    }),
  );

const fileField = z
  .object({ kind: z.literal("file"), ...common })
  .transform(({ required, ...field }): PersonalField => ({ ...field, isRequired: required }));

/** The JSON column of products with what they ask of shoppers. Two fields of one name would share their answers. */
export const storedPersonalFieldsSchema = storedList(z.union([textField, dateField, fileField])).transform(
  (fields): PersonalField[] =>
    fields
      .filter((field, index) => fields.findIndex((other) => other.name === field.name) === index)
      .slice(0, MAX_PERSONAL_FIELDS),
);

/** The JSON column of cart items with the answers of the shopper. */
export const storedAnswersSchema = z.array(
  z.object({ name: z.string(), value: z.string(), colour: z.string(), lettering: z.string() }),
) satisfies z.ZodType<PersonalAnswer[]>;

/** The JSON column of order and quotation items with what is written on them. */
export const storedPersonalizationSchema = z.object({
  price: z.int(),
  parts: z.array(
    z.object({
      kind: z.enum(PERSONAL_KINDS),
      name: z.string(),
      value: z.string(),
      price: z.int(),
      colour: z.object({ name: z.string(), code: z.string() }).nullable(),
      lettering: z.object({ name: z.string(), style }).nullable(),
    }),
  ),
}) satisfies z.ZodType<Personalization>;
