import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import type { SizingAssistantWire } from "./sizing-wire";

type LengthsWire = SizingAssistantWire["mm_list"];
const lengthsFromWire = (sets: LengthsWire) => sets.map(({ mmset_id, list }) => ({ setId: mmset_id, values: list }));

/** Reads the shop's own answer in the browser; in a file without schemas, because zod is too large there. */
export function sizingAssistantFromWire(wire: SizingAssistantWire): SizingAssistant {
  return {
    id: wire._id,
    name: wire.name,
    heading: wire.heading,
    subHeading: wire.sub_heading,
    unit: wire.unit,
    standard: lengthsFromWire(wire.mm_list),
    questions: wire.assistant_types.map(({ heading, sub_heading, image, type, option_list }) => ({
      heading,
      subHeading: sub_heading,
      picture: image,
      type,
      options: option_list.map((option) => ({
        id: option.unique_name,
        heading: option.heading,
        subHeading: option.sub_heading,
        picture: option.image,
        linkTo: option.link_to,
        changes: lengthsFromWire(option.mm_sets),
      })),
    })),
  };
}
