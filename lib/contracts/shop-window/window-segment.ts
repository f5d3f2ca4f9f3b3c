import { z } from "zod";
import { layoutEntrySchema } from "@/lib/contracts/store-files/entry-schemas";
import { withCleanHtml } from "@/lib/contracts/store-files/fields";
import type { WindowSegment } from "@/lib/domain/shop-window/changes";

/** A segment in a call: as in the file of the home page, always with its id. */
export const segmentWireSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(60),
  is_active: z.boolean(),
  heading: z.string().max(300),
  sub_heading: z.string().max(1_000),
  content: z.record(z.string(), z.json()).meta({ description: "As in the file of the home page in an export" }),
});
export type SegmentWire = z.output<typeof segmentWireSchema>;

/** The segment of a call; its HTML is sanitised. */
export function toWindowSegment(wire: SegmentWire): WindowSegment {
  const { is_active: isActive, sub_heading: subHeading, ...rest } = withCleanHtml(wire);
  return { ...rest, isActive, subHeading };
}

export function segmentToWire({ isActive, subHeading, ...rest }: WindowSegment): SegmentWire {
  return { ...rest, is_active: isActive, sub_heading: subHeading, content: rest.content as SegmentWire["content"] };
}

/** The content of a segment of the home page from its column. */
export const storedContentSchema = z.record(z.string(), z.unknown()).catch({});

/** Reads the segments of a category from its column. What is no segment at all is left out. */
export const categorySegmentsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((entries): WindowSegment[] =>
    entries.flatMap((entry) => {
      const read = layoutEntrySchema.extend({ id: z.string().min(1) }).safeParse(entry);
      return read.success ? [toWindowSegment(read.data as SegmentWire)] : [];
    }),
  );
