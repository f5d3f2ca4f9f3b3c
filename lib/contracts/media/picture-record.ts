import { z } from "zod";
import { storedList } from "@/lib/contracts/codec/list";
import type { PictureRecord } from "@/lib/domain/product-import/product-record";
import { type StoredPicture, storedPictureSchema } from "./stored-picture";

/** A stored picture with the URL from which it was imported. */
const pictureRecordSchema = z.intersection(
  storedPictureSchema,
  z.object({ source: z.string().min(1).optional().catch(undefined) }),
) satisfies z.ZodType<PictureRecord>;

export const pictureRecordsSchema = storedList(pictureRecordSchema);

/** Converts a picture to the shape that `storedPictureSchema` reads, with the URL from which it was imported. */
export function toStoredPicture({
  hideOnVariants,
  focus,
  ...picture
}: PictureRecord): StoredPicture & { source?: string } {
  const [left, top] = (focus ?? "").split(" ").map(Number.parseFloat);
  const point = left === undefined || top === undefined ? {} : { focus: [left, top] as [number, number] };
  return { ...picture, ...point, hide_on_variants: hideOnVariants ?? false };
}
