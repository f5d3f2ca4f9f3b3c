import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import {
  ARTICLE_CAUSES,
  ARTICLE_PARTS,
  type ArticleKey,
  type ArticleView,
  articlePath,
} from "@/lib/domain/article/article";
import { articleToWire, articleWireSchema } from "./stored-article";

/** The longest text with what stands beside it. */
const BODY_LIMIT = 1_000_000;

const partSchema = z.enum(ARTICLE_PARTS);
const params = z.object({ part: partSchema, article_id: z.string().min(1).max(200) });

const draftSchema = z.object({
  content: articleWireSchema,
  by: z.string().meta({ description: "Who works on it; only they can write it" }),
  revision: z.int().meta({ description: "To be sent with the next write" }),
  changed_on: momentSchema,
  publish_at: momentSchema.nullable().meta({ description: "When it publishes itself" }),
  is_outdated: z.boolean().meta({ description: "Whether the article has changed in the shop since it was begun" }),
});

const versionSchema = z.object({
  number: z.int(),
  at: momentSchema,
  by: z.string(),
  cause: z.enum(ARTICLE_CAUSES),
  title: z.string().nullable().meta({ description: "Null if the article was taken out of the shop" }),
});
export type ArticleVersionWire = z.output<typeof versionSchema>;

export const articleSchema = z.object({
  part: partSchema,
  _id: z.string(),
  path: z.string().nullable().meta({ description: "Its address in the shop; null while it is not there" }),
  live: articleWireSchema.nullable().meta({ description: "What shoppers see" }),
  draft: draftSchema.nullable(),
  faults: z
    .array(z.object({ path: z.string(), code: z.string() }))
    .meta({ description: "Why the draft cannot be published as it is" }),
  versions: z.array(versionSchema).meta({ description: "What was published, the newest first" }),
});
export type ArticleAnswer = z.output<typeof articleSchema>;

const articleRowSchema = z.object({
  _id: z.string(),
  title: z.string(),
  kind: z.enum(["page", "policy", "post"]),
  path: z.string(),
  is_live: z.boolean(),
  is_hidden: z.boolean().meta({ description: "A post whose status is disabled" }),
  changed_on: momentSchema.nullable(),
  draft: z.object({ by: z.string(), publish_at: momentSchema.nullable() }).nullable(),
});
export type ArticleRow = z.output<typeof articleRowSchema>;

export const articleListSchema = z.object({
  list: z.array(articleRowSchema).meta({ description: "Posts from the newest, pages by their titles" }),
  total: z.int(),
  is_shown: z.boolean().meta({ description: "Whether the shop shows pages of its own, or a blog, at all" }),
});
export type ArticleList = z.output<typeof articleListSchema>;

export const listArticlesCall = defineCall({
  method: "GET",
  path: "/api/owner/articles/{part}",
  caller: "owner",
  right: "products.read",
  summary: "The pages with a text, policies among them, or the posts of the blog, with their drafts",
  params: z.object({ part: partSchema }),
  query: storeQuerySchema.extend({
    search: z.string().max(100).default(""),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: articleListSchema,
  refusals: ["store_unknown"],
});

export const beginArticleCall = defineCall({
  method: "POST",
  path: "/api/owner/articles/{part}",
  caller: "owner",
  right: "products.write",
  summary: "Begins a new article as a draft",
  params: z.object({ part: partSchema }),
  query: storeQuerySchema,
  body: z.object({ title: line(300).pipe(z.string().min(1)), slug: z.string().trim().max(200) }),
  answer: articleSchema,
  refusals: ["store_unknown", "article_exists", "article_invalid"],
});

export const showArticleCall = defineCall({
  method: "GET",
  path: "/api/owner/articles/{part}/{article_id}",
  caller: "owner",
  right: "products.read",
  summary: "An article as shoppers see it, its draft and its versions",
  params,
  query: storeQuerySchema,
  answer: articleSchema,
  refusals: ["article_unknown"],
});

const WRITE_REFUSALS = ["article_unknown", "draft_of_another", "draft_changed"] as const;
const revision = z
  .int()
  .min(0)
  .meta({ description: "The one that was seen; if it has risen, the write is refused. 0 begins a draft" });

export const writeArticleCall = defineCall({
  method: "PUT",
  path: "/api/owner/articles/{part}/{article_id}/draft",
  caller: "owner",
  right: "products.write",
  summary: "Writes the draft of an article, or begins one. Shoppers see nothing of it until it is published",
  params,
  query: storeQuerySchema,
  body: z.object({ revision, content: articleWireSchema }),
  bodyLimit: BODY_LIMIT,
  answer: articleSchema,
  refusals: [...WRITE_REFUSALS, "draft_planned", "article_invalid"],
});

export const discardArticleCall = defineCall({
  method: "DELETE",
  path: "/api/owner/articles/{part}/{article_id}/draft",
  caller: "owner",
  right: "products.write",
  summary: "Throws the draft of an article away",
  params,
  query: storeQuerySchema,
  answer: articleSchema,
  refusals: ["article_unknown", "draft_unknown", "draft_of_another"],
});

export const takeOverArticleCall = defineCall({
  method: "POST",
  path: "/api/owner/articles/{part}/{article_id}/draft/take-over",
  caller: "owner",
  right: "products.write",
  summary: "Makes the caller the one who works on the draft of an article",
  params,
  query: storeQuerySchema,
  answer: articleSchema,
  refusals: ["article_unknown", "draft_unknown"],
});

export const planArticleCall = defineCall({
  method: "POST",
  path: "/api/owner/articles/{part}/{article_id}/draft/plan",
  caller: "owner",
  right: "products.write",
  summary: "Plans when the draft of an article publishes itself, or ends the plan. Then it cannot be changed",
  params,
  query: storeQuerySchema,
  body: z.object({ revision, publish_at: z.iso.datetime({ offset: true }).nullable() }),
  answer: articleSchema,
  refusals: [...WRITE_REFUSALS, "draft_unknown", "article_invalid", "plan_not_ahead"],
});

export const publishArticleCall = defineCall({
  method: "POST",
  path: "/api/owner/articles/{part}/{article_id}/draft/publish",
  caller: "owner",
  right: "products.write",
  summary: "Shows shoppers an article as its draft makes it, and ends the draft",
  params,
  query: storeQuerySchema,
  body: z.object({ revision }),
  answer: articleSchema,
  refusals: [...WRITE_REFUSALS, "draft_unknown", "article_invalid"],
});

export const restoreArticleCall = defineCall({
  method: "POST",
  path: "/api/owner/articles/{part}/{article_id}/versions/{number}/restore",
  caller: "owner",
  right: "products.write",
  summary: "Shows shoppers an article as it was at a version, as a version of its own",
  params: params.extend({ number: z.string().regex(/^\d{1,9}$/) }),
  query: storeQuerySchema,
  answer: articleSchema,
  refusals: ["article_unknown", "version_unknown", "version_current", "article_invalid"],
});

export const removeArticleCall = defineCall({
  method: "DELETE",
  path: "/api/owner/articles/{part}/{article_id}",
  caller: "owner",
  right: "products.write",
  summary: "Takes an article out of the shop; it can be gone back to",
  params,
  query: storeQuerySchema,
  answer: articleSchema,
  refusals: ["article_unknown"],
});

export const toArticleKey = ({ part, article_id: id }: z.output<typeof params>): ArticleKey => ({ part, id });

export function articleViewToWire({ key, live, draft, isOutdated, faults, versions }: ArticleView): ArticleAnswer {
  return {
    part: key.part,
    _id: key.id,
    path: live && articlePath(live),
    live: live && articleToWire(live),
    draft: draft && {
      content: articleToWire(draft.content),
      by: draft.by,
      revision: draft.revision,
      changed_on: draft.changedAt.toISOString(),
      publish_at: draft.publishAt?.toISOString() ?? null,
      is_outdated: isOutdated,
    },
    faults: [...faults],
    versions: versions.map(({ number, at, by, cause, content }) => ({
      ...{ number, by, cause },
      at: at.toISOString(),
      title: content?.title ?? null,
    })),
  };
}
