import { z } from "zod";
import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";
import type { ArticleContent } from "@/lib/domain/article/article";

/** The longest text that is kept, in characters of HTML. */
const MAX_TEXT = 400_000;

const shared = {
  slug: z.string().trim().max(200),
  title: z.string().max(300),
  content: z.string().max(MAX_TEXT).transform(sanitiseHtml),
  seo: z.record(z.string(), z.json()).default({}),
};

const line = z.string().max(300).default("");

/** An article as it is sent and as drafts and versions keep it. Its HTML is sanitised whenever it is read. */
export const articleWireSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["page", "policy"]), ...shared }),
  z.object({
    kind: z.literal("post"),
    ...shared,
    author: line,
    summary: z.string().max(1_000).default(""),
    picture: z.record(z.string(), z.json()).nullable().default(null),
    published_at: z.iso.datetime({ offset: true }).nullable().default(null),
    status: z.enum(["enabled", "disabled"]).default("enabled"),
  }),
]);
export type ArticleWire = z.output<typeof articleWireSchema>;

export function toArticle(wire: ArticleWire): ArticleContent {
  if (wire.kind !== "post") return wire;
  const { published_at: publishedAt, ...post } = wire;
  return { ...post, publishedAt };
}

export function articleToWire(article: ArticleContent): ArticleWire {
  const { seo, ...content } = article;
  if (content.kind !== "post") return { ...content, seo: seo as ArticleWire["seo"] };
  const { publishedAt, picture, ...post } = content;
  return {
    ...post,
    seo: seo as ArticleWire["seo"],
    picture: picture as Record<string, z.core.util.JSONType> | null,
    published_at: publishedAt,
  };
}

/** An article as the database keeps it; null if it cannot be read. */
export function storedArticle(stored: unknown): ArticleContent | null {
  const read = articleWireSchema.safeParse(stored);
  return read.success ? toArticle(read.data) : null;
}
