import "server-only";
import { storedSegmentsSchema } from "@/lib/contracts/content/stored-segment";
import { segmentToWire } from "@/lib/contracts/shop-window/window-segment";
import { findDraft, listChanges } from "@/lib/data/shop-window/drafts";
import { readWindowPages } from "@/lib/data/shop-window/pages";
import { listVersions } from "@/lib/data/shop-window/versions";
import { getDatabase } from "@/lib/database/connection";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { applyChanges, type WindowPage, type WindowSegment } from "@/lib/domain/shop-window/changes";
import { pagesAt } from "@/lib/domain/shop-window/versions";
import { versionOfPreview } from "@/lib/domain/site/preview";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The segments of a page as shoppers would see them: as a draft makes it, or as it was at a version. Null if there is no
 * such draft, version or page.
 */
export async function previewSegments(
  storeId: StoreId,
  source: string,
  page: WindowPage,
): Promise<readonly LayoutSegment[] | null> {
  const live = await readWindowPages(storeId, [page], getDatabase());
  const segments = live.get(page);
  if (!segments) return null;
  const version = versionOfPreview(source);
  const shown =
    version === null
      ? await inDraft(storeId, source, page, segments)
      : await atVersion(storeId, version, page, segments);
  return shown && storedSegmentsSchema.parse(shown.map(segmentToWire));
}

async function inDraft(storeId: StoreId, id: string, page: WindowPage, segments: readonly WindowSegment[]) {
  const draft = await findDraft(storeId, id);
  if (!draft) return null;
  const made = (await listChanges(storeId, id)).slice(0, draft.steps).filter((change) => change.page === page);
  return applyChanges(new Map([[page, segments]]), made).pages.get(page) ?? null;
}

async function atVersion(storeId: StoreId, number: number, page: WindowPage, segments: readonly WindowSegment[]) {
  return pagesAt(number, await listVersions(storeId)).get(page) ?? segments;
}
