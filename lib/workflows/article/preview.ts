import "server-only";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import { storedSeoSchema } from "@/lib/contracts/site/seo-details";
import { findArticleDraft } from "@/lib/data/article/drafts";
import { findLiveArticle } from "@/lib/data/article/live";
import { listArticleVersions } from "@/lib/data/article/versions";
import type { ArticleContent, ArticleKey } from "@/lib/domain/article/article";
import type { BlogPost, ContentPage } from "@/lib/domain/content/content";
import { versionOfPreview } from "@/lib/domain/site/preview";
import type { StoreId } from "@/lib/domain/store/id";

type PreviewedArticle = { kind: "post"; post: BlogPost } | { kind: "page"; page: ContentPage };

/**
 * An article as shoppers would see it on the day `now`: as its draft makes it, as it was at a version, or as it is in the
 * shop if it has no draft. Null if there is no such article or version.
 */
export async function previewArticle(
  storeId: StoreId,
  key: ArticleKey,
  source: string,
  now: Date,
): Promise<PreviewedArticle | null> {
  const content = await findContent(storeId, key, source);
  if (!content) return null;
  const { slug, title, content: html } = content;
  const text = { slug, title, content: html, seo: storedSeoSchema.parse(content.seo), modifiedAt: now };
  if (content.kind !== "post") return { kind: "page", page: { ...text, kind: content.kind } };
  const { author, summary, publishedAt } = content;
  const picture = storedOptionalPictureSchema.parse(content.picture);
  const at = publishedAt === null ? now : new Date(publishedAt);
  return { kind: "post", post: { ...text, id: key.id, author, summary, picture, publishedAt: at } };
}

async function findContent(storeId: StoreId, key: ArticleKey, source: string): Promise<ArticleContent | null> {
  const number = versionOfPreview(source);
  if (number !== null) {
    const versions = await listArticleVersions(storeId, key);
    return versions.find((version) => version.number === number)?.content ?? null;
  }
  const draft = await findArticleDraft(storeId, key);
  return draft?.content ?? (await findLiveArticle(storeId, key))?.content ?? null;
}
