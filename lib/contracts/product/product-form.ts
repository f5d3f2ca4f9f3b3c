import type { z } from "zod";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import type { StoredSeo } from "@/lib/contracts/site/seo-details";
import type { productEntrySchema } from "@/lib/contracts/store-files/entry-schemas";
import type { Highlight, ProductFile } from "@/lib/domain/product/highlight";
import type { VariantType } from "@/lib/domain/product/product";

type Wire = Required<Omit<z.input<typeof productEntrySchema>, "id" | "created_at">>;
type WireVariant = NonNullable<z.input<typeof productEntrySchema>["variants"]>[number];

/** A variant as its owner writes it; a new one has no id. */
export type VariantForm = Omit<Required<WireVariant>, "id" | "pictures"> & {
  id?: string | undefined;
  pictures: StoredPicture[];
};

/** The fields of a product as its owner writes them, with the types that their lists have in a form. */
export type ProductForm = Omit<
  Wire,
  | "pictures"
  | "video"
  | "footnotes"
  | "faqs"
  | "highlights"
  | "files"
  | "seo"
  | "variant_types"
  | "variants"
  | "selling_price"
  | "discounted_price"
  | "stock"
> & {
  /** Left out for a product with variants, which has them from these. */
  selling_price?: number;
  discounted_price?: number;
  stock?: number | null;
  pictures: StoredPicture[];
  video: { src: string; poster: StoredPicture } | null;
  footnotes: { name: string; value: string }[];
  faqs: { question: string; answer: string }[];
  highlights: Highlight[];
  files: ProductFile[];
  seo: StoredSeo;
  variant_types: (Omit<VariantType, "options"> & { options: string[] })[];
  variants: VariantForm[];
};
