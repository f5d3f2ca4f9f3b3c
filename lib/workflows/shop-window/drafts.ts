import "server-only";
import type { SentChange } from "@/lib/contracts/shop-window/calls";
import { toWindowSegment } from "@/lib/contracts/shop-window/window-segment";
import {
  countDrafts,
  findDraft,
  insertDraft,
  listChanges,
  listDrafts,
  lockDraft,
  putChange,
  removeDraft,
  saveDraft,
} from "@/lib/data/shop-window/drafts";
import { readWindowPages } from "@/lib/data/shop-window/pages";
import { listVersions } from "@/lib/data/shop-window/versions";
import { hasStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import {
  applyChange,
  applyChanges,
  changedPages,
  type WindowChange,
  type WindowPage,
  type WindowSegment,
  withListPlace,
} from "@/lib/domain/shop-window/changes";
import { MAX_CHANGES, MAX_DRAFTS, MAX_SEGMENTS, type WindowDraft } from "@/lib/domain/shop-window/draft";
import { overwrittenBy } from "@/lib/domain/shop-window/overwritten";
import type { PublishedVersion } from "@/lib/domain/shop-window/versions";
import type { DraftView } from "@/lib/domain/shop-window/view";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newPlatformId } from "@/lib/server/tokens";
import { findFaults } from "./find-faults";

/** Who writes a draft, and from which of its revisions. */
export type DraftWriter = { by: string; revision: number };
export type WriteRefusal = "draft_unknown" | "draft_of_another" | "draft_changed";

/** The drafts of a store and the versions that can be gone back to. */
export async function readShopWindow(
  storeId: StoreId,
): Promise<{ drafts: WindowDraft[]; versions: PublishedVersion[] }> {
  return { drafts: await listDrafts(storeId), versions: await listVersions(storeId) };
}

export function beginDraft(
  storeId: StoreId,
  { name, by }: { name: string; by: string },
): Promise<Result<DraftView, "store_unknown" | "too_many_drafts">> {
  return getDatabase().transaction(async (transaction) => {
    if (!(await hasStore(storeId, transaction))) return fail("store_unknown", "store_id");
    if ((await countDrafts(storeId, transaction)) >= MAX_DRAFTS) return fail("too_many_drafts");
    const now = clock.now();
    const times = { publishAt: null, begunAt: now, changedAt: now };
    const draft: WindowDraft = { id: newPlatformId(), name, by, revision: 1, steps: 0, ...times };
    await insertDraft(storeId, draft, transaction);
    const view = await viewOf(storeId, draft, "home", transaction);
    return view.ok ? view : fail("store_unknown", "store_id");
  });
}

/** A page as a draft makes it. */
export function readDraft(
  storeId: StoreId,
  id: string,
  page: WindowPage,
): Promise<Result<DraftView, "draft_unknown" | "page_unknown">> {
  return getDatabase().transaction(async (transaction) => {
    const draft = await findDraft(storeId, id, transaction);
    return draft ? viewOf(storeId, draft, page, transaction) : fail("draft_unknown");
  });
}

/** Adds a change to a draft. Those that were undone can then no longer be made again. */
export function changeDraft(
  storeId: StoreId,
  id: string,
  { page, change: sent, ...writer }: DraftWriter & { page: WindowPage; change: SentChange },
): Promise<
  Result<
    DraftView,
    WriteRefusal | "draft_planned" | "page_unknown" | "change_impossible" | "too_many_changes" | "too_many_segments"
  >
> {
  return getDatabase().transaction(async (transaction) => {
    const locked = await lockForWrite(storeId, id, writer, transaction);
    if (!locked.ok) return locked;
    const draft = locked.value;
    if (draft.publishAt) return fail("draft_planned");
    if (draft.steps >= MAX_CHANGES) return fail("too_many_changes");
    const live = await readWindowPages(storeId, [page], transaction);
    if (!live.has(page)) return fail("page_unknown", "page");
    const made = (await listChanges(storeId, id, transaction)).slice(0, draft.steps);
    const ofPage = made.filter((each) => each.page === page);
    const segments = withListPlace(page, applyChanges(live, ofPage).pages.get(page) ?? []);
    const change = toChange(page, sent, segments);
    const changed = change && applyChange(segments, change);
    if (!change || !changed) return fail("change_impossible");
    if (changed.length > MAX_SEGMENTS) return fail("too_many_segments");
    await putChange(storeId, id, draft.steps + 1, change, transaction);
    return save(storeId, { ...draft, steps: draft.steps + 1 }, page, transaction);
  });
}

/** The change with what was there before; null if what it is about is not on the page. */
function toChange(page: WindowPage, sent: SentChange, segments: readonly WindowSegment[]): WindowChange | null {
  if (sent.kind === "add") return { page, ...sent, segment: toWindowSegment(sent.segment) };
  if (sent.kind === "move") return { page, ...sent };
  const before = segments.find(({ id }) => id === (sent.kind === "edit" ? sent.segment.id : sent.id));
  if (!before) return null;
  return sent.kind === "remove"
    ? { page, ...sent, before }
    : { page, kind: "edit", segment: toWindowSegment(sent.segment), before };
}

/** Undoes the last change, or makes the next undone one again. */
export function stepDraft(
  storeId: StoreId,
  id: string,
  { page, step, ...writer }: DraftWriter & { page: WindowPage; step: "undo" | "redo" },
): Promise<Result<DraftView, WriteRefusal | "draft_planned" | "page_unknown" | "step_impossible">> {
  return getDatabase().transaction(async (transaction) => {
    const locked = await lockForWrite(storeId, id, writer, transaction);
    if (!locked.ok) return locked;
    const draft = locked.value;
    if (draft.publishAt) return fail("draft_planned");
    const steps = draft.steps + (step === "undo" ? -1 : 1);
    const total = (await listChanges(storeId, id, transaction)).length;
    if (steps < 0 || steps > total) return fail("step_impossible");
    return save(storeId, { ...draft, steps }, page, transaction);
  });
}

/** Makes `by` the one who works on a draft. */
export function takeOverDraft(
  storeId: StoreId,
  id: string,
  { page, by }: { page: WindowPage; by: string },
): Promise<Result<DraftView, "draft_unknown" | "page_unknown">> {
  return getDatabase().transaction(async (transaction) => {
    const draft = await lockDraft(storeId, id, transaction);
    return draft ? save(storeId, { ...draft, by }, page, transaction) : fail("draft_unknown");
  });
}

export function discardDraft(
  storeId: StoreId,
  id: string,
  by: string,
): Promise<Result<undefined, "draft_unknown" | "draft_of_another">> {
  return getDatabase().transaction(async (transaction) => {
    const draft = await lockDraft(storeId, id, transaction);
    if (!draft) return fail("draft_unknown");
    if (draft.by !== by) return fail("draft_of_another");
    await removeDraft(storeId, id, transaction);
    return ok(undefined);
  });
}

/** Locks a draft for a write; refuses one by somebody else or from an older view. */
export async function lockForWrite(
  storeId: StoreId,
  id: string,
  { by, revision }: DraftWriter,
  transaction: Database,
): Promise<Result<WindowDraft, WriteRefusal>> {
  const draft = await lockDraft(storeId, id, transaction);
  if (!draft) return fail("draft_unknown");
  if (draft.by !== by) return fail("draft_of_another");
  return draft.revision === revision ? ok(draft) : fail("draft_changed");
}

/** Saves a draft as a new revision, and shows a page of it. */
export async function save(
  storeId: StoreId,
  draft: WindowDraft,
  page: WindowPage,
  transaction: Database,
): Promise<Result<DraftView, "page_unknown">> {
  const saved = { ...draft, revision: draft.revision + 1, changedAt: clock.now() };
  await saveDraft(storeId, saved, transaction);
  return viewOf(storeId, saved, page, transaction);
}

async function viewOf(
  storeId: StoreId,
  draft: WindowDraft,
  page: WindowPage,
  transaction: Database,
): Promise<Result<DraftView, "page_unknown">> {
  const all = await listChanges(storeId, draft.id, transaction);
  const made = all.slice(0, draft.steps);
  const changed = changedPages(made);
  const live = await readWindowPages(storeId, [...changed, page], transaction);
  if (!live.has(page)) return fail("page_unknown", "page");
  // A category may have been removed since; what the draft does to its page is lost.
  const possible = made.filter((change) => live.has(change.page));
  const { pages, lost } = applyChanges(live, possible);
  const touched = new Map([...pages].filter(([key]) => changed.includes(key)));
  return ok({
    draft,
    undone: all.length - draft.steps,
    page,
    segments: withListPlace(page, pages.get(page) ?? []),
    changedPages: changed,
    faults: await findFaults(storeId, touched, transaction),
    overwritten: overwrittenBy(possible, live),
    lost: lost.length + made.length - possible.length,
  });
}
