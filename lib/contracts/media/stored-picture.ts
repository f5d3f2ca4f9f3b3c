import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import type { Picture } from "@/lib/domain/media/picture";
import type { Product } from "@/lib/domain/product/product";

/**
 * The size assumed for pictures on other hosts, whose size is unknown; it is the size of the shop's own product
 * pictures.
 */
const DEFAULT_SIZE = { width: 900, height: 1060 };

/** A path inside the uploads folder, or a full URL. */
export const mediaSource = z.string().refine((src) => /^https?:\/\/[^\s]+$/i.test(src) || isPathBelow(src));

function isPathBelow(src: string): boolean {
  return /^[\w][\w./ -]*$/.test(src) && !src.split("/").includes("..");
}

const percent = z.int().min(0).max(100);
const focus = z.tuple([percent, percent]).optional().catch(undefined);

const pixels = z.number().int().positive().optional().catch(undefined);

export const storedPictureSchema = z
  .object({
    src: mediaSource,
    width: pixels,
    height: pixels,
    alt: storedText,
    preview: z.string().startsWith("data:image/").optional().catch(undefined),
    focus,
    tag: z.string().trim().min(1).optional().catch(undefined),
    hide_on_variants: z.boolean().catch(false),
  })
  .transform(({ src, width, height, alt, preview, focus: kept, tag, hide_on_variants }): Picture => {
    const size = width && height ? { width, height } : DEFAULT_SIZE;
    return {
      src,
      ...size,
      alt,
      ...(preview && { preview }),
      ...(kept && { focus: `${kept[0]}% ${kept[1]}%` }),
      ...(tag && { tag }),
      ...(hide_on_variants && { hideOnVariants: true }),
    };
  });
export type StoredPicture = z.input<typeof storedPictureSchema>;

/** Pictures of a product or variant, in display order. */
export const storedPicturesSchema = storedList(storedPictureSchema);

/** An optional picture; an invalid one is read as null. */
export const storedOptionalPictureSchema = storedPictureSchema.nullable().catch(null);

/** A product's video; null if there is none, or if its file or poster is invalid. */
export const storedVideoSchema = z
  .object({ src: mediaSource, poster: storedPictureSchema })
  .nullable()
  .catch(null) satisfies z.ZodType<Product["video"]>;
