import type { z } from "zod";
import type { StoredLink } from "@/lib/contracts/content/stored-link";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import type { StoredSeo } from "@/lib/contracts/site/seo-details";
import type { categoryEntrySchema } from "@/lib/contracts/store-files/entry-schemas";

type Wire = Required<Omit<z.input<typeof categoryEntrySchema>, "id" | "parent" | "rank">>;

/** A link from a category's page, as its owner writes it. */
export type CategoryLinkForm = { name: string; link: StoredLink; picture: StoredPicture | null };

/** The fields of a category as its owner writes them, with the types that their lists have in a form. */
export type CategoryForm = Omit<Wire, "picture" | "card_picture" | "faqs" | "quick_links" | "related_links" | "seo"> & {
  picture: StoredPicture | null;
  card_picture: StoredPicture | null;
  faqs: { question: string; answer: string }[];
  quick_links: CategoryLinkForm[];
  related_links: CategoryLinkForm[];
  seo: StoredSeo;
};
