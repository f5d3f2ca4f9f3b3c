import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import type { Customization } from "@/lib/domain/customization/customization";
import { LENGTH_UNITS } from "@/lib/domain/product/addon";
import { pictureWireSchema } from "./addon-wire";

const cloth = z.number().min(0).meta({ description: "Extra cloth, in the unit of the item" });

/** What an item is made to, in a cart, order or quotation; null if it is not made to measure. */
export const customizedModelSchema = z
  .object({
    model_id: z.string(),
    addon_id: z.string(),
    addon_name: z.string(),
    name: z.string().meta({ description: "The name of the fit profile" }),
    for_whom: z.string(),
    price: z.number().min(0).meta({ description: "In the base currency, without the additional charge" }),
    mm_unit: z.enum(LENGTH_UNITS).nullable(),
    mm_sets: z.array(
      z.object({
        name: z.string(),
        image: pictureWireSchema,
        list: z.array(z.object({ name: z.string(), value: z.number(), additional_qty: cloth })),
      }),
    ),
    custom_list: z.array(
      z.object({
        name: z.string(),
        value: z.array(
          z.object({ name: z.string(), image: pictureWireSchema, price: z.number(), additional_qty: cloth }),
        ),
      }),
    ),
    notes_list: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .nullable();
export type CustomizedModelWire = z.output<typeof customizedModelSchema>;

export function customizationToWire(customization: Customization | null): CustomizedModelWire {
  if (!customization) return null;
  return {
    model_id: customization.modelId,
    addon_id: customization.addonId,
    addon_name: customization.addonName,
    name: customization.profileName,
    for_whom: customization.forWhom,
    price: toMajor(customization.price),
    mm_unit: customization.unit,
    mm_sets: customization.measurementSets.map(({ name, picture, measurements }) => ({
      name,
      image: picture,
      list: measurements.map((measured) => ({
        name: measured.name,
        value: measured.value,
        additional_qty: toMajor(measured.additionalQuantity),
      })),
    })),
    custom_list: customization.optionGroups.map(({ name, options }) => ({
      name,
      value: options.map((option) => ({
        name: option.name,
        image: option.picture,
        price: toMajor(option.price),
        additional_qty: toMajor(option.additionalQuantity),
      })),
    })),
    notes_list: [...customization.notes],
  };
}
