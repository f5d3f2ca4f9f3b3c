import { z } from "zod";
import { storedPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { Customization } from "@/lib/domain/customization/customization";
import type { FitProfile } from "@/lib/domain/customization/fit-profile";
import { LENGTH_UNITS } from "@/lib/domain/product/addon";

const texts = z.array(z.string());
const note = z.object({ name: z.string(), value: z.string() });
const unit = z.enum(LENGTH_UNITS).nullable();

/** A row of the table of fit profiles, with its JSON column. */
export const storedFitProfileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    forWhom: z.string(),
    addonId: z.string(),
    content: z.object({
      unit,
      measurements: z.array(
        z.object({ setId: z.string(), values: z.array(z.object({ name: z.string(), value: z.number() })) }),
      ),
      choices: z.array(z.object({ group: z.string(), options: texts })),
      notes: z.array(note),
    }),
    createdAt: z.date(),
    modifiedAt: z.date(),
  })
  .transform(({ content, ...profile }): FitProfile => ({ ...profile, ...content }));

/** Pictures are stored as they are in the domain; a broken one is left out rather than the order. */
const picture = z.unknown().transform((stored) => storedPictureSchema.safeParse(stored).data ?? null);

const quantity = z.int().min(0);

/** The JSON column of order and quotation items with what they are made to. */
export const storedCustomizationSchema = z.object({
  modelId: z.string(),
  addonId: z.string(),
  addonName: z.string(),
  profileName: z.string(),
  forWhom: z.string(),
  price: z.int(),
  unit,
  additionalQuantity: quantity,
  measurementSets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      picture,
      measurements: z.array(z.object({ name: z.string(), value: z.number(), additionalQuantity: quantity })),
    }),
  ),
  optionGroups: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.object({ name: z.string(), picture, price: z.int(), additionalQuantity: quantity })),
    }),
  ),
  notes: z.array(note),
}) satisfies z.ZodType<Customization>;
