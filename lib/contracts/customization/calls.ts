import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import {
  doneSchema,
  emailSchema,
  idSchema,
  line,
  momentSchema,
  nameSchema,
  paragraphs,
} from "@/lib/contracts/customer/fields";
import { MAX_FIT_PROFILES } from "@/lib/domain/customization/fit-profile";
import { LENGTH_UNITS } from "@/lib/domain/product/addon";
import { UNITS } from "@/lib/domain/product/unit";
import { addonWireSchema, measurementSetWireSchema } from "./addon-wire";
import { sizingAssistantWireSchema } from "./sizing-wire";

const MAX_NAME_LENGTH = 200;
const MAX_NOTE_LENGTH = 1_000;
/** More than any garment needs; they bound what a stranger can store. */
const MAX_SETS = 20;
const MAX_MEASUREMENTS = 60;
const MAX_GROUPS = 40;
const MAX_OPTIONS = 60;
const MAX_NOTES = 20;
const MAX_LENGTH = 10_000;

const fieldName = line(MAX_NAME_LENGTH).min(1);

/** What a shopper writes into a fit profile. `checkFitProfile` compares it with the addon. */
export const fitProfileBodySchema = z.object({
  name: nameSchema,
  for_whom: line(100).default(""),
  addon_id: idSchema,
  mm_unit: z.enum(LENGTH_UNITS).nullable().default(null).meta({ description: "The unit of all measurements" }),
  mm_sets: z
    .array(
      z.object({
        mmset_id: idSchema,
        list: z.array(z.object({ name: fieldName, value: z.number().max(MAX_LENGTH) })).max(MAX_MEASUREMENTS),
      }),
    )
    .max(MAX_SETS)
    .default([])
    .meta({ description: "The measurements, to one decimal" }),
  custom_list: z
    .array(z.object({ name: fieldName, value: z.array(fieldName).max(MAX_OPTIONS) }))
    .max(MAX_GROUPS)
    .default([])
    .meta({ description: "Per option group, the names of the chosen options" }),
  notes_list: z
    .array(z.object({ name: fieldName, value: paragraphs(MAX_NOTE_LENGTH) }))
    .max(MAX_NOTES)
    .default([]),
});
export type FitProfileBody = z.input<typeof fitProfileBodySchema>;

export const fitProfileWireSchema = fitProfileBodySchema.extend({
  model_id: z.string(),
  created_on: momentSchema,
  modified_on: momentSchema,
  fits: z
    .boolean()
    .nullable()
    .meta({ description: "Whether the addon of the query can be bought with it as it is; null without an addon" }),
  measurements_fit: z
    .boolean()
    .nullable()
    .meta({ description: "Whether it has all measurements that the addon of the query asks for" }),
});
export type FitProfileWire = z.output<typeof fitProfileWireSchema>;

export const fitProfilesWireSchema = z.object({
  kept_in: z.enum(["account", "session"]).meta({ description: "`account`: fit profiles need a signed-in customer" }),
  limit: z.int(),
  model_list: z.array(fitProfileWireSchema).max(MAX_FIT_PROFILES).meta({ description: "The last changed first" }),
});

const modelAnswer = z.object({ model: fitProfileWireSchema });
const params = z.object({ model_id: idSchema });

const CONTENT_REFUSALS = [
  "addon_unknown",
  "length_unit_wrong",
  "measurement_needed",
  "measurement_invalid",
  "measurement_above_maximum",
  "measurement_impossible",
  "measurement_unknown",
  "option_unknown",
  "option_count",
  "note_needed",
  "note_unknown",
] as const;

export const listFitProfilesCall = defineCall({
  method: "GET",
  path: "/api/fit-profiles",
  caller: "visitor",
  summary: "The visitor's own fit profiles",
  query: z.object({ addon_id: idSchema.optional() }),
  answer: fitProfilesWireSchema,
});

export const addFitProfileCall = defineCall({
  method: "POST",
  path: "/api/fit-profiles",
  caller: "visitor",
  summary: "Adds a fit profile for an addon that is made to measure. `errors` names everything that is wrong.",
  body: fitProfileBodySchema,
  answer: modelAnswer,
  refusals: ["sign_in_needed", "fit_profiles_full", "fit_profile_name_taken", ...CONTENT_REFUSALS],
});

export const updateFitProfileCall = defineCall({
  method: "PUT",
  path: "/api/fit-profiles/{model_id}",
  caller: "visitor",
  summary: "Replaces a fit profile. Items in the cart follow it, orders do not.",
  params,
  body: fitProfileBodySchema,
  answer: modelAnswer,
  refusals: ["sign_in_needed", "fit_profile_unknown", "fit_profile_name_taken", ...CONTENT_REFUSALS],
});

export const removeFitProfileCall = defineCall({
  method: "DELETE",
  path: "/api/fit-profiles/{model_id}",
  caller: "visitor",
  summary: "Deletes a fit profile. Orders keep their copy.",
  params,
  answer: doneSchema,
  refusals: ["fit_profile_unknown"],
});

export const mailFitProfileCall = defineCall({
  method: "POST",
  path: "/api/fit-profiles/{model_id}/mail",
  caller: "visitor",
  summary:
    "E-mails a link to a fit profile of the visitor. Whoever has the link can see and keep the profile for 60 days.",
  params,
  body: z.object({ email: emailSchema }),
  answer: doneSchema,
  refusals: ["fit_profile_unknown", "too_many_attempts"],
});

export const keepFitProfileCall = defineCall({
  method: "POST",
  path: "/api/fit-profiles/received",
  caller: "visitor",
  summary: "Keeps a copy of the fit profile to which an e-mailed link leads.",
  body: z.object({ model_id: idSchema, key: line(100).min(1) }),
  answer: modelAnswer,
  refusals: ["sign_in_needed", "link_over", "fit_profiles_full"],
});

export const productAddonsCall = defineCall({
  method: "GET",
  path: "/api/products/{id}/addons",
  caller: "shop",
  part: "ordering",
  summary: "The addons of a product, each offered from its minimum stock up, with measurement sets and assistants",
  params: z.object({ id: idSchema.meta({ description: "Id or slug" }) }),
  answer: z.object({
    unit: z.enum(UNITS),
    addon_must: z.boolean().meta({ description: "Whether one of the addons has to be chosen" }),
    addon_list: z.array(addonWireSchema),
    mm_list: z.array(measurementSetWireSchema),
    assistant_list: z
      .array(sizingAssistantWireSchema)
      .meta({ description: "Assistants for these measurement sets; none without the feature `sizing_assistant`" }),
  }),
  refusals: ["product_unknown"],
});
