import { z } from "zod";
import type { ContentLink } from "@/lib/domain/content/link";

/** What an owner may send shoppers to outside the shop; `javascript:` and its kin are not among them. */
const EXTERNAL_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

const slug = z.string().regex(/^[^\s/?#\\]+$/);

/** Below this shop: starts with one slash, because browsers read `//` and `/\` as another host. */
const path = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

const url = z.string().refine((text) => URL.canParse(text) && EXTERNAL_PROTOCOLS.includes(new URL(text).protocol));

/** The one shape of every link inside stored content. */
export const storedLinkSchema = z
  .discriminatedUnion("link_type", [
    z.object({ link_type: z.literal("category"), slug }),
    z.object({ link_type: z.literal("product"), slug }),
    z.object({ link_type: z.literal("internal"), path }),
    z.object({ link_type: z.literal("external"), url }),
  ])
  .transform((link): ContentLink => {
    switch (link.link_type) {
      case "category":
      case "product":
        return { kind: link.link_type, slug: link.slug };
      case "internal":
        return { kind: "internal", path: link.path };
      case "external":
        return { kind: "external", url: link.url };
    }
  });
export type StoredLink = z.input<typeof storedLinkSchema>;

/** A link that may be missing; a broken one reads as none. */
export const storedOptionalLinkSchema = storedLinkSchema.nullable().catch(null);
