import { z } from "zod";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { storedInteger, storedList, storedText } from "@/lib/contracts/codec/list";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import { type Addon, LENGTH_UNITS, type MeasurementSet } from "@/lib/domain/product/addon";

const name = z.string().trim().min(1);

const MAX_AMOUNT = 1_000_000_000;

/** The JSON has money and lengths in major units, as the API does (450.5, 0.5 m); our types use hundredths. */
const hundredths = z
  .number()
  .min(0)
  .max(MAX_AMOUNT)
  .catch(0)
  .transform((amount) => toScaledInteger(amount, 2));

const option = z
  .object({
    name,
    price: hundredths,
    additional_qty: hundredths,
    link_to: z.string().catch("all"),
    image: storedOptionalPictureSchema,
  })
  .transform((stored) => ({
    name: stored.name,
    price: stored.price,
    additionalQuantity: stored.additional_qty,
    linkTo: stored.link_to,
    picture: stored.image,
  }));

const optionGroup = z
  .object({
    name,
    type: z.enum(["either_or", "multiple", "mandatory", "limited"]),
    limit: storedInteger(0, 100, 0),
    option_list: storedList(option),
  })
  .transform(({ option_list, ...group }) => ({ ...group, options: option_list }));

/**
 * An addon: work that can be bought with a product, such as stitching, or fall and pico (the finishing of a saree). See
 * docs/domain.md#addons.
 */
export const storedAddonSchema = z
  .object({
    id: z.string(),
    rank: z.number().catch(0),
    content: z.object({
      name,
      description: storedText,
      price: hundredths,
      /** The addon is not offered while the product's stock is below this quantity. */
      min_stock: hundredths,
      /** The working days that the work takes at the most. */
      making_days: storedInteger(0, 365, 0),
      image: storedOptionalPictureSchema,
      custom_list: storedList(optionGroup),
      mm_list: storedList(z.object({ mmset_id: z.string().min(1) })),
      notes_title: storedText,
      notes_list: storedList(z.object({ name, required: z.boolean().catch(false) })),
    }),
  })
  .transform(
    ({ id, rank, content }): Addon => ({
      id,
      rank,
      name: content.name,
      description: content.description,
      price: content.price,
      minStock: content.min_stock,
      makingDays: content.making_days,
      picture: content.image,
      optionGroups: content.custom_list,
      measurementSetIds: content.mm_list.map((set) => set.mmset_id),
      notesTitle: content.notes_title,
      notes: content.notes_list,
    }),
  );

const lengthUnit = z.enum(LENGTH_UNITS);

const condition = z
  .object({ unit: lengthUnit, mm_from: z.number(), mm_to: z.number(), additional_qty: hundredths })
  .transform((stored) => ({
    unit: stored.unit,
    above: stored.mm_from,
    upTo: stored.mm_to,
    additionalQuantity: stored.additional_qty,
  }));

const usual = z
  .object({ unit: lengthUnit, mm_from: z.number(), mm_to: z.number() })
  .transform((stored) => ({ unit: stored.unit, from: stored.mm_from, upTo: stored.mm_to }));

const measurement = z
  .object({
    name,
    hint: storedText,
    image: storedOptionalPictureSchema,
    usual_list: storedList(usual),
    conditions: storedList(condition),
  })
  .transform(({ image, usual_list, ...stored }) => ({ ...stored, picture: image, usual: usual_list }));

/** The measurements needed to stitch one kind of garment, and the extra cloth that larger measurements need. */
export const storedMeasurementSetSchema = z
  .object({
    id: z.string(),
    rank: z.number().catch(0),
    content: z.object({
      name,
      image: storedOptionalPictureSchema,
      /** The units in which the measurement can be given; a `max_value` of 0 means no maximum. */
      units: storedList(z.object({ name: lengthUnit, max_value: z.number().min(0).catch(0) })),
      list: storedList(measurement),
      plausibility_list: storedList(z.object({ name, not_above: name })),
    }),
  })
  .transform(
    ({ id, rank, content }): MeasurementSet => ({
      id,
      rank,
      name: content.name,
      picture: content.image,
      units: content.units.map((unit) => ({ name: unit.name, maxValue: unit.max_value })),
      measurements: content.list,
      plausibility: content.plausibility_list.map((rule) => ({ name: rule.name, notAbove: rule.not_above })),
    }),
  );
