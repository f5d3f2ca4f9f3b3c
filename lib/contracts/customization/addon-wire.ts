import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { type Addon, LENGTH_UNITS, type MeasurementSet } from "@/lib/domain/product/addon";

export const pictureWireSchema = z
  .object({
    src: z.string().meta({ description: "Path below /uploads/{store_id}/, or a full URL" }),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
  })
  .nullable();

const amount = z.number().min(0).meta({ description: "In the base currency, without the additional charge" });
const quantity = z.number().min(0).meta({ description: "Cloth, in the unit of the product" });
const lengthUnit = z.enum(LENGTH_UNITS);

/** An addon as pages need it to make a fit profile (docs/domain.md#addons). */
export const addonWireSchema = z.object({
  _id: z.string(),
  rank: z.number(),
  name: z.string(),
  description: z.string(),
  price: amount,
  min_stock: quantity,
  making_days: z.int().meta({ description: "The working days that the work takes at the most" }),
  image: pictureWireSchema,
  custom_list: z.array(
    z.object({
      name: z.string(),
      type: z.enum(["either_or", "multiple", "mandatory", "limited"]),
      limit: z.int(),
      option_list: z.array(
        z.object({
          name: z.string(),
          price: amount,
          additional_qty: quantity,
          link_to: z.string().meta({ description: "An option of the previous group, or `all`" }),
          image: pictureWireSchema,
        }),
      ),
    }),
  ),
  mm_list: z.array(z.object({ mmset_id: z.string() })),
  notes_title: z.string(),
  notes_list: z.array(z.object({ name: z.string(), required: z.boolean() })),
});
export type AddonWire = z.output<typeof addonWireSchema>;

export const measurementSetWireSchema = z.object({
  _id: z.string(),
  rank: z.number(),
  name: z.string(),
  image: pictureWireSchema,
  units: z.array(z.object({ name: lengthUnit, max_value: z.number() })),
  list: z.array(
    z.object({
      name: z.string(),
      hint: z.string(),
      image: pictureWireSchema,
      usual_list: z.array(z.object({ unit: lengthUnit, mm_from: z.number(), mm_to: z.number() })),
      conditions: z.array(
        z.object({ unit: lengthUnit, mm_from: z.number(), mm_to: z.number(), additional_qty: quantity }),
      ),
    }),
  ),
  plausibility_list: z.array(z.object({ name: z.string(), not_above: z.string() })),
});
export type MeasurementSetWire = z.output<typeof measurementSetWireSchema>;

export function addonToWire(addon: Addon): AddonWire {
  return {
    _id: addon.id,
    rank: addon.rank,
    name: addon.name,
    description: addon.description,
    price: toMajor(addon.price),
    min_stock: toMajor(addon.minStock),
    making_days: addon.makingDays,
    image: addon.picture,
    custom_list: addon.optionGroups.map(({ name, type, limit, options }) => ({
      name,
      type,
      limit,
      option_list: options.map((option) => ({
        name: option.name,
        price: toMajor(option.price),
        additional_qty: toMajor(option.additionalQuantity),
        link_to: option.linkTo,
        image: option.picture,
      })),
    })),
    mm_list: addon.measurementSetIds.map((id) => ({ mmset_id: id })),
    notes_title: addon.notesTitle,
    notes_list: [...addon.notes],
  };
}

export function measurementSetToWire(set: MeasurementSet): MeasurementSetWire {
  return {
    _id: set.id,
    rank: set.rank,
    name: set.name,
    image: set.picture,
    units: set.units.map(({ name, maxValue }) => ({ name, max_value: maxValue })),
    list: set.measurements.map(({ name, hint, picture, usual, conditions }) => ({
      name,
      hint,
      image: picture,
      usual_list: usual.map(({ unit, from, upTo }) => ({ unit, mm_from: from, mm_to: upTo })),
      conditions: conditions.map(({ unit, above, upTo, additionalQuantity }) => ({
        unit,
        mm_from: above,
        mm_to: upTo,
        additional_qty: toMajor(additionalQuantity),
      })),
    })),
    plausibility_list: set.plausibility.map(({ name, notAbove }) => ({ name, not_above: notAbove })),
  };
}
