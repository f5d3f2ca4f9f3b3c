import "server-only";
import { listPlacedCategories } from "@/lib/data/catalogue/category-places";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { listChanges, listDueDrafts, lockDraft, removeDraft } from "@/lib/data/shop-window/drafts";
import { readWindowPages, writeWindowPages } from "@/lib/data/shop-window/pages";
import { addVersion, listVersions } from "@/lib/data/shop-window/versions";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { isSameContent } from "@/lib/domain/content/same-content";
import { fail, ok, type Result } from "@/lib/domain/result";
import { applyChanges, changedPages, type WindowPage, type WindowPages } from "@/lib/domain/shop-window/changes";
import type { WindowDraft } from "@/lib/domain/shop-window/draft";
import { pagesAt, type VersionCause } from "@/lib/domain/shop-window/versions";
import type { DraftView, WindowFault } from "@/lib/domain/shop-window/view";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { type DraftWriter, lockForWrite, save, type WriteRefusal } from "./drafts";
import { asErrors, findFaults } from "./find-faults";

/** So many planned drafts are published in one run of the task. */
const DUE_AT_ONCE = 20;

type NotReady = { ok: false; code: "draft_empty" | "window_invalid"; errors?: { path: string; code: string }[] };

/** Shows shoppers the pages as a draft makes them; the draft is over then. Returns the number of the version. */
export function publishDraft(
  storeId: StoreId,
  id: string,
  writer: DraftWriter,
): Promise<Result<number, WriteRefusal | "draft_empty" | "window_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    const locked = await lockForWrite(storeId, id, writer, transaction);
    if (!locked.ok) return locked;
    await lockCatalogue(storeId, transaction);
    const made = await makePages(storeId, locked.value, transaction);
    const faults = await findFaults(storeId, made.pages, transaction);
    const refusal = notReady(made.pages, faults);
    if (refusal) return refusal;
    return ok(await publish(storeId, locked.value, made, "published", transaction));
  });
}

/** Plans when a draft publishes itself; null ends the plan. */
export function planDraft(
  storeId: StoreId,
  id: string,
  { page, publishAt, ...writer }: DraftWriter & { page: WindowPage; publishAt: Date | null },
): Promise<Result<DraftView, WriteRefusal | "page_unknown" | "draft_empty" | "window_invalid" | "plan_not_ahead">> {
  return getDatabase().transaction(async (transaction) => {
    const locked = await lockForWrite(storeId, id, writer, transaction);
    if (!locked.ok) return locked;
    if (publishAt) {
      if (publishAt <= clock.now()) return fail("plan_not_ahead", "publish_at");
      const { pages } = await makePages(storeId, locked.value, transaction);
      const refusal = notReady(pages, await findFaults(storeId, pages, transaction));
      if (refusal) return refusal;
    }
    return save(storeId, { ...locked.value, publishAt }, page, transaction);
  });
}

/**
 * Publishes the drafts whose time has come, each in a transaction of its own. The changes are made on the pages as they are
 * then, so what was published meanwhile stays where the draft does not change it.
 */
export async function publishDueDrafts(): Promise<void> {
  const failed: unknown[] = [];
  // One that cannot be published must not hold up those of other stores.
  for (const due of await listDueDrafts(clock.now(), DUE_AT_ONCE)) {
    await publishDueDraft(due).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, "Not every planned draft could be published.");
}

function publishDueDraft({ storeId, id }: { storeId: StoreId; id: string }): Promise<void> {
  return getDatabase().transaction(async (transaction) => {
    const draft = await lockDraft(storeId, id, transaction);
    // Somebody may have ended the plan, or another process may have published it.
    if (!draft?.publishAt || draft.publishAt > clock.now()) return;
    await lockCatalogue(storeId, transaction);
    await publish(storeId, draft, await makePages(storeId, draft, transaction), "planned", transaction);
  });
}

/** Goes back to a version: what was published since is undone, as a version of its own. Returns its number. */
export function restoreVersion(
  storeId: StoreId,
  number: number,
  by: string,
): Promise<Result<number, "version_unknown" | "version_current">> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const versions = await listVersions(storeId, transaction);
    const oldest = versions.at(-1)?.number ?? 0;
    // The state before the oldest version is known as well.
    const named = versions.find((version) => version.number === number);
    if (!named && (versions.length === 0 || number !== oldest - 1)) return fail("version_unknown");
    const then = pagesAt(number, versions);
    const live = await readWindowPages(storeId, [...then.keys()], transaction);
    // A category may have been removed since.
    const pages = new Map([...then].filter(([page]) => live.has(page)));
    if ([...pages].every(([page, segments]) => isSameContent(segments, live.get(page)))) return fail("version_current");
    return ok(await show(storeId, { pages, live }, { by, name: named?.name ?? "", cause: "restored" }, transaction));
  });
}

/** The pages that a draft changes, as it makes them and as they are. */
async function makePages(storeId: StoreId, draft: WindowDraft, transaction: Database): Promise<ChangedPages> {
  const made = (await listChanges(storeId, draft.id, transaction)).slice(0, draft.steps);
  const live = await readWindowPages(storeId, changedPages(made), transaction);
  const ofLive = made.filter(({ page }) => live.has(page));
  return { pages: applyChanges(live, ofLive).pages, live };
}

type ChangedPages = { pages: WindowPages; live: WindowPages };

function notReady(pages: WindowPages, faults: readonly WindowFault[]): NotReady | null {
  if (pages.size === 0) return { ok: false, code: "draft_empty" };
  return faults.length > 0 ? { ok: false, code: "window_invalid", errors: asErrors(faults) } : null;
}

async function publish(
  storeId: StoreId,
  { id, name, by }: WindowDraft,
  made: ChangedPages,
  cause: VersionCause,
  transaction: Database,
): Promise<number> {
  await removeDraft(storeId, id, transaction);
  return show(storeId, made, { by, name, cause }, transaction);
}

/** Writes pages as a new version, and expires what shows them. */
async function show(
  storeId: StoreId,
  { pages, live }: ChangedPages,
  version: { by: string; name: string; cause: VersionCause },
  transaction: Database,
): Promise<number> {
  const now = clock.now();
  await writeWindowPages(storeId, pages, now, transaction);
  const written = [...pages].map(([page, after]) => ({ page, before: live.get(page) ?? [], after }));
  const number = await addVersion(storeId, { ...version, at: now, pages: written }, transaction);
  const categories = await listPlacedCategories(storeId, transaction);
  const slugs = categories.filter(({ id }) => pages.has(`category:${id}`)).map(({ slug }) => slug);
  await recordExpiredTags(
    [...(pages.has("home") ? [tags.store(storeId)] : []), ...slugs.map((slug) => tags.category(storeId, slug))],
    transaction,
  );
  return number;
}
