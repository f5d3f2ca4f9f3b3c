import { z } from "zod";
import type { ContentLink } from "@/lib/domain/content/link";

/** Schemes allowed in links out of the shop; `javascript:` must not be one of them. */
const EXTERNAL_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

const slug = z.string().regex(/^[^\s/?#\\]+$/);

/**
 * A path in this shop. It starts with one slash, because browsers read a path that starts with `//` or `/\` as a URL on
 * another host.
 */
const path = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

const url = z.string().refine((text) => URL.canParse(text) && EXTERNAL_PROTOCOLS.includes(new URL(text).protocol));

/** The stored form of every link in content. */
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

/** An optional link; an invalid one is read as null. */
export const storedOptionalLinkSchema = storedLinkSchema.nullable().catch(null);
