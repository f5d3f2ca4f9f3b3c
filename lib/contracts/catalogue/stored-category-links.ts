import { z } from "zod";
import { storedList } from "@/lib/contracts/codec/list";
import { storedLinkSchema } from "@/lib/contracts/content/stored-link";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { CategoryLink } from "@/lib/domain/catalogue/category";

/** A link above or below the list of a category. */
export const storedCategoryLinkSchema = z.object({
  name: z.string().trim().min(1),
  link: storedLinkSchema,
  picture: storedOptionalPictureSchema,
}) satisfies z.ZodType<CategoryLink>;

/** The links of a category; those that cannot be read are left out. */
export const storedCategoryLinksSchema = storedList(storedCategoryLinkSchema);
