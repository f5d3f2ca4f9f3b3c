import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { idSchema, line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { WindowDraft } from "@/lib/domain/shop-window/draft";
import type { PublishedVersion } from "@/lib/domain/shop-window/versions";
import type { DraftView } from "@/lib/domain/shop-window/view";
import { windowPageSchema } from "./stored-change";
import { segmentToWire, segmentWireSchema } from "./window-segment";

/** A page of texts with all its links; pictures are sent by a call of their own. */
const BODY_LIMIT = 300_000;

const draftParams = z.object({ draft_id: idSchema });
const pageQuery = storeQuerySchema.extend({
  page: windowPageSchema.default("home").meta({ description: "The page whose segments are answered" }),
});

const draftSchema = z.object({
  _id: z.string(),
  name: z.string(),
  by: z.string().meta({ description: "Who works on it; only they can write it" }),
  revision: z.int().meta({ description: "To be sent with the next write" }),
  steps: z.int().meta({ description: "How many of its changes count" }),
  publish_at: momentSchema.nullable().meta({ description: "When it publishes itself" }),
  begun_on: momentSchema,
  changed_on: momentSchema,
});
export type DraftWire = z.output<typeof draftSchema>;

export const draftViewSchema = z.object({
  draft: draftSchema,
  undone: z.int().meta({ description: "Changes that were undone and can be made again" }),
  page: windowPageSchema,
  segments: z.array(segmentWireSchema).meta({ description: "The segments of the page as the draft makes them" }),
  changed_pages: z.array(windowPageSchema),
  faults: z
    .array(z.object({ page: windowPageSchema, segment_id: z.string(), path: z.string(), code: z.string() }))
    .meta({ description: "Why it cannot be published as it is" }),
  overwritten: z.array(segmentWireSchema).meta({
    description: "Segments that the draft replaces although they have changed in the shop since it was begun",
  }),
  lost: z.int().meta({ description: "Changes of segments that are no longer in the shop; they are left out" }),
});
export type DraftViewWire = z.output<typeof draftViewSchema>;

const versionSchema = z.object({
  number: z.int(),
  at: momentSchema,
  by: z.string(),
  name: z.string(),
  cause: z.enum(["published", "planned", "restored"]),
  pages: z.array(windowPageSchema),
});
export type VersionWire = z.output<typeof versionSchema>;

export const shopWindowSchema = z.object({
  drafts: z.array(draftSchema).meta({ description: "The last changed first" }),
  versions: z.array(versionSchema).meta({ description: "What was published, the newest first" }),
});
export type ShopWindowAnswer = z.output<typeof shopWindowSchema>;

export const shopWindowCall = defineCall({
  method: "GET",
  path: "/api/owner/shop-window",
  caller: "owner",
  right: "products.read",
  summary: "The drafts of home page and category pages, and what was published before",
  query: storeQuerySchema,
  answer: shopWindowSchema,
});

export const beginDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/drafts",
  caller: "owner",
  right: "products.write",
  summary: "Begins a draft. Shoppers see nothing of it until it is published",
  query: storeQuerySchema,
  body: z.object({ name: line(100).pipe(z.string().min(1)) }),
  answer: draftViewSchema,
  refusals: ["store_unknown", "too_many_drafts"],
});

export const showDraftCall = defineCall({
  method: "GET",
  path: "/api/owner/shop-window/drafts/{draft_id}",
  caller: "owner",
  right: "products.read",
  summary: "A page as a draft makes it, and what stands in the way of publishing",
  params: draftParams,
  query: pageQuery,
  answer: draftViewSchema,
  refusals: ["draft_unknown", "page_unknown"],
});

export const discardDraftCall = defineCall({
  method: "DELETE",
  path: "/api/owner/shop-window/drafts/{draft_id}",
  caller: "owner",
  right: "products.write",
  summary: "Throws a draft away",
  params: draftParams,
  query: storeQuerySchema,
  answer: shopWindowSchema,
  refusals: ["draft_unknown", "draft_of_another"],
});

const revision = z.int().min(1).meta({ description: "The one that was seen; if it has risen, the write is refused" });
const WRITE_REFUSALS = ["draft_unknown", "draft_of_another", "draft_changed"] as const;

const after = z.string().max(200).nullable().meta({ description: "The id of the segment above it; null for the top" });
const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), segment: segmentWireSchema, after }),
  z.object({ kind: z.literal("edit"), segment: segmentWireSchema }),
  z.object({ kind: z.literal("move"), id: z.string().max(200), after }),
  z.object({ kind: z.literal("remove"), id: z.string().max(200) }),
]);
export type SentChange = z.output<typeof changeSchema>;

export const changeDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/drafts/{draft_id}/changes",
  caller: "owner",
  right: "products.write",
  summary: "Adds, changes, moves or removes a segment of a page in a draft; changes that were undone are forgotten",
  params: draftParams,
  query: pageQuery,
  body: z.object({ revision, change: changeSchema }),
  bodyLimit: BODY_LIMIT,
  answer: draftViewSchema,
  refusals: [
    ...WRITE_REFUSALS,
    "draft_planned",
    "page_unknown",
    "change_impossible",
    "too_many_changes",
    "too_many_segments",
  ],
});

export const stepDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/drafts/{draft_id}/steps",
  caller: "owner",
  right: "products.write",
  summary: "Undoes the last change of a draft, or makes an undone one again",
  params: draftParams,
  query: pageQuery,
  body: z.object({ revision, step: z.enum(["undo", "redo"]) }),
  answer: draftViewSchema,
  refusals: [...WRITE_REFUSALS, "draft_planned", "page_unknown", "step_impossible"],
});

export const takeOverDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/drafts/{draft_id}/take-over",
  caller: "owner",
  right: "products.write",
  summary: "Makes the caller the one who works on a draft",
  params: draftParams,
  query: pageQuery,
  answer: draftViewSchema,
  refusals: ["draft_unknown", "page_unknown"],
});

export const planDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/drafts/{draft_id}/plan",
  caller: "owner",
  right: "products.write",
  summary: "Plans when a draft publishes itself, or ends the plan. A planned draft cannot be changed",
  params: draftParams,
  query: pageQuery,
  body: z.object({ revision, publish_at: z.iso.datetime({ offset: true }).nullable() }),
  answer: draftViewSchema,
  refusals: [...WRITE_REFUSALS, "page_unknown", "draft_empty", "window_invalid", "plan_not_ahead"],
});

export const publishDraftCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/drafts/{draft_id}/publish",
  caller: "owner",
  right: "products.write",
  summary: "Shows shoppers the pages as a draft makes them, and ends the draft",
  params: draftParams,
  query: storeQuerySchema,
  body: z.object({ revision }),
  answer: shopWindowSchema,
  refusals: [...WRITE_REFUSALS, "draft_empty", "window_invalid"],
});

export const restoreVersionCall = defineCall({
  method: "POST",
  path: "/api/owner/shop-window/versions/{number}/restore",
  caller: "owner",
  right: "products.write",
  summary: "Goes back to a version: every page that was published since is again what it was then",
  params: z.object({ number: z.string().regex(/^\d{1,9}$/) }),
  query: storeQuerySchema,
  answer: shopWindowSchema,
  refusals: ["version_unknown", "version_current"],
});

const draftToWire = ({
  id,
  name,
  by,
  revision: seen,
  steps,
  publishAt,
  begunAt,
  changedAt,
}: WindowDraft): DraftWire => ({
  _id: id,
  name,
  by,
  revision: seen,
  steps,
  publish_at: publishAt?.toISOString() ?? null,
  begun_on: begunAt.toISOString(),
  changed_on: changedAt.toISOString(),
});

export const draftViewToWire = (view: DraftView): DraftViewWire => ({
  draft: draftToWire(view.draft),
  undone: view.undone,
  page: view.page,
  segments: view.segments.map(segmentToWire),
  changed_pages: [...view.changedPages],
  faults: view.faults.map(({ page, segmentId, path, code }) => ({ page, segment_id: segmentId, path, code })),
  overwritten: view.overwritten.map(segmentToWire),
  lost: view.lost,
});

export const shopWindowToWire = ({
  drafts,
  versions,
}: {
  drafts: readonly WindowDraft[];
  versions: readonly PublishedVersion[];
}): ShopWindowAnswer => ({
  drafts: drafts.map(draftToWire),
  versions: versions.map(({ number, at, by, name, cause, pages }) => ({
    ...{ number, by, name, cause },
    at: at.toISOString(),
    pages: pages.map(({ page }) => page),
  })),
});
