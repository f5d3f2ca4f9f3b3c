import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { line } from "@/lib/contracts/customer/fields";
import type { PersonalAnswer, Personalization } from "@/lib/domain/personalization/personalization";
import {
  LETTERING_STYLES,
  MAX_PERSONAL_FIELDS,
  MAX_PERSONAL_LENGTH,
  PERSONAL_KINDS,
  type PersonalField,
} from "@/lib/domain/product/personal-field";

const MAX_NAME_LENGTH = 200;

/** A character as people count them can be several code points; more than this many are no word in any script. */
const MAX_SENT_LENGTH = MAX_PERSONAL_LENGTH * 8;

/** What a shopper answers to the fields of a product, in a request. Prices in it are ignored. */
export const personalListBodySchema = z
  .array(
    z.object({
      name: line(MAX_NAME_LENGTH),
      value: line(MAX_SENT_LENGTH),
      colour: line(MAX_NAME_LENGTH).default(""),
      lettering: line(MAX_NAME_LENGTH).default(""),
    }),
  )
  .max(MAX_PERSONAL_FIELDS)
  .default([])
  .meta({ description: "Answers to the product's fields: what to embroider or engrave" });

/** What is written on an item, in a cart, order or quotation; empty if nothing is. */
export const personalListSchema = z.array(
  z.object({
    kind: z.enum(PERSONAL_KINDS),
    name: z.string(),
    value: z.string().meta({ description: "As typed; a day as YYYY-MM-DD; the id of a picture" }),
    price: z.number().min(0).meta({ description: "In the base currency: for one piece, or once for cloth and yarn" }),
    colour: z.string().meta({ description: "The name of the thread or ink; may be empty" }),
    colour_code: z.string().meta({ description: "As #rrggbb; empty without a colour" }),
    lettering: z.string(),
    lettering_style: z.enum(["", ...LETTERING_STYLES]),
  }),
);
export type PersonalListWire = z.output<typeof personalListSchema>;

export function personalizationToWire(personalization: Personalization | null): PersonalListWire {
  return (personalization?.parts ?? []).map(({ kind, name, value, price, colour, lettering }) => ({
    kind,
    name,
    value,
    price: toMajor(price),
    colour: colour?.name ?? "",
    colour_code: colour?.code ?? "",
    lettering: lettering?.name ?? "",
    lettering_style: lettering?.style ?? "",
  }));
}

/**
 * The answers of an item that cannot be bought with them: what the shopper wrote is shown all the same. `fields` are those
 * of the product; an answer to a field that is gone is shown as a text.
 */
export function answersToWire(answers: readonly PersonalAnswer[], fields: readonly PersonalField[]): PersonalListWire {
  return answers.map((answer) => ({
    ...answer,
    kind: fields.find(({ name }) => name === answer.name)?.kind ?? "text",
    price: 0,
    colour_code: "",
    lettering_style: "",
  }));
}
