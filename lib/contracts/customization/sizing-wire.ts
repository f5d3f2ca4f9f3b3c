import { z } from "zod";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import { LENGTH_UNITS } from "@/lib/domain/product/addon";
import { pictureWireSchema } from "./addon-wire";

const setLengths = z.object({
  mmset_id: z.string(),
  list: z.array(z.object({ name: z.string(), value: z.number() })),
});

/** A sizing assistant as the dialog needs it (docs/domain.md#sizing-assistant). */
export const sizingAssistantWireSchema = z.object({
  _id: z.string(),
  name: z.string(),
  heading: z.string(),
  sub_heading: z.string(),
  unit: z.enum(LENGTH_UNITS).meta({ description: "The unit of all its lengths" }),
  mm_list: z.array(setLengths).meta({ description: "The standard measurements" }),
  assistant_types: z.array(
    z.object({
      heading: z.string(),
      sub_heading: z.string(),
      image: pictureWireSchema,
      type: z.enum(["either_or", "multiple"]),
      option_list: z.array(
        z.object({
          unique_name: z.string(),
          heading: z.string(),
          sub_heading: z.string(),
          image: pictureWireSchema,
          link_to: z.string().meta({ description: "An option of an earlier question, or `all`" }),
          mm_sets: z.array(setLengths).meta({ description: "What the option adds to the standard measurements" }),
        }),
      ),
    }),
  ),
});
export type SizingAssistantWire = z.output<typeof sizingAssistantWireSchema>;

type SetLengths = SizingAssistant["standard"];
const lengthsToWire = (sets: SetLengths) => sets.map(({ setId, values }) => ({ mmset_id: setId, list: [...values] }));

export function sizingAssistantToWire(assistant: SizingAssistant): SizingAssistantWire {
  return {
    _id: assistant.id,
    name: assistant.name,
    heading: assistant.heading,
    sub_heading: assistant.subHeading,
    unit: assistant.unit,
    mm_list: lengthsToWire(assistant.standard),
    assistant_types: assistant.questions.map(({ heading, subHeading, picture, type, options }) => ({
      heading,
      sub_heading: subHeading,
      image: picture,
      type,
      option_list: options.map((option) => ({
        unique_name: option.id,
        heading: option.heading,
        sub_heading: option.subHeading,
        image: option.picture,
        link_to: option.linkTo,
        mm_sets: lengthsToWire(option.changes),
      })),
    })),
  };
}
