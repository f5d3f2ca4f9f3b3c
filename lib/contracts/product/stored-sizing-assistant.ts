import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import { LENGTH_UNITS } from "@/lib/domain/product/addon";

const name = z.string().trim().min(1);

const setLengths = z
  .object({ mmset_id: z.string().min(1), list: storedList(z.object({ name, value: z.number().min(-500).max(500) })) })
  .transform(({ mmset_id, list }) => ({ setId: mmset_id, values: list }));

const option = z
  .object({
    unique_name: name,
    heading: name,
    sub_heading: storedText,
    image: storedOptionalPictureSchema,
    link_to: z.string().catch("all"),
    mm_sets: storedList(setLengths),
  })
  .transform(({ unique_name, heading, sub_heading, image, link_to, mm_sets }) => ({
    id: unique_name,
    heading,
    subHeading: sub_heading,
    picture: image,
    linkTo: link_to,
    changes: mm_sets,
  }));

const question = z
  .object({
    heading: name,
    sub_heading: storedText,
    image: storedOptionalPictureSchema,
    type: z.enum(["either_or", "multiple"]),
    option_list: z.array(option).min(1).max(20),
  })
  .transform(({ heading, sub_heading, image, type, option_list }) => ({
    heading,
    subHeading: sub_heading,
    picture: image,
    type,
    options: option_list,
  }));

/** A sizing assistant, which works measurements out from answers. See docs/domain.md#sizing-assistant. */
export const storedSizingAssistantSchema = z
  .object({
    id: z.string(),
    rank: z.number().catch(0),
    content: z.object({
      name,
      heading: storedText,
      sub_heading: storedText,
      unit: z.enum(LENGTH_UNITS),
      /** The standard measurements. */
      mm_list: z.array(setLengths).min(1),
      assistant_types: z.array(question).min(1).max(20),
    }),
  })
  .transform(
    ({ id, content }): SizingAssistant => ({
      id,
      name: content.name,
      heading: content.heading,
      subHeading: content.sub_heading,
      unit: content.unit,
      standard: content.mm_list,
      questions: content.assistant_types,
    }),
  );
