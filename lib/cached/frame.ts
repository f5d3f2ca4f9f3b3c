import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { listCategoryCards } from "@/lib/data/catalogue/categories";
import { listMenu } from "@/lib/data/content";
import { withCategories } from "@/lib/domain/content/category-menu";
import type { MenuEntry } from "@/lib/domain/content/content";
import { openMenu } from "@/lib/domain/content/open-content";
import type { Logo } from "@/lib/domain/media/logo";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { readPictureSize } from "@/lib/storage/picture-size";
import { type CacheEntry, type EntryForm, readEntry, toEntry } from "./by-reference";
import { isNobody } from "./is-nobody";
import { readStore } from "./read-store";

/**
 * Cache times for a store whose details come from a store service. The service cannot tell us about changes, so its
 * details are read again after a minute (decision 1).
 */
const ELSEWHERE = { stale: 300, revalidate: 60, expire: 3600 };

type Frame = {
  store: StoreDetails | null;
  menu: readonly MenuEntry[];
  /** The store's logo with its size; null if it has none or its file cannot be read. */
  logo: Logo | null;
  /** When the rest was read. */
  at: Date;
};

/**
 * What every page of a store needs. One cache entry and not four: they have the same tag, and Next.js opens streams for
 * each entry that a page made per request reads.
 */
export const getFrame = cache((storeId: StoreId): Promise<Frame> => readEntry((form) => frameEntry(storeId, form)));

async function frameEntry(storeId: StoreId, form: EntryForm): Promise<CacheEntry<Frame>> {
  "use cache";
  cacheTag(tags.store(storeId));
  if (env().STORE_API_URL) cacheLife(ELSEWHERE);
  else cacheLife("hours");
  const name = `frame of ${storeId}`;
  const at = clock.now();
  const store = isNobody(storeId) ? null : await readStore(storeId);
  if (!store) return toEntry<Frame>(form, name, { store, menu: [], logo: null, at });
  const [entries, categories, logo] = await Promise.all([
    listMenu(storeId),
    listCategoryCards(storeId),
    readLogo(storeId, store.pictures.logo),
  ]);
  // A missing file may be uploaded later, which expires no tag.
  if (store.pictures.logo && !logo) cacheLife("minutes");
  const menu = openMenu(withCategories(entries, categories), store.features);
  return toEntry<Frame>(form, name, { store, menu, logo, at });
}

async function readLogo(storeId: StoreId, src: string): Promise<Logo | null> {
  const size = src ? await readPictureSize(storeId, src) : null;
  return size && { src, ...size };
}
