import "server-only";
import { readStore } from "@/lib/cached/read-store";
import type { PreparedPicturesAnswer } from "@/lib/contracts/media/owner-calls";
import { listCategories, listCategoryCards } from "@/lib/data/catalogue/categories";
import { listStrip } from "@/lib/data/catalogue/product-lists";
import { listBlogPosts, listLayoutSegments } from "@/lib/data/content";
import { listProductPictures } from "@/lib/data/product/shown-pictures";
import { withTilePictures } from "@/lib/domain/catalogue/card-pictures";
import { FEATURED_STRIP_LIMIT } from "@/lib/domain/catalogue/limits";
import type { LayoutSegment, SegmentItem } from "@/lib/domain/content/layout-segment";
import type { Picture } from "@/lib/domain/media/picture";
import { orderRenditions, type PicturePlace, type PlacedPicture } from "@/lib/domain/media/rendition-order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { readPictureSize } from "@/lib/storage/picture-size";
import { renditionMaker } from "@/lib/storage/rendition-maker";
import { listMissing } from "@/lib/storage/stored-renditions";

/** This many products are prepared, in the order of lists. Of all others, pictures are made when they are asked for. */
const MAX_PRODUCTS = 5_000;
/** So many renditions are made ahead for one store, which is about a gigabyte on disk. */
const MAX_RENDITIONS = 20_000;

/**
 * The renditions that are made ahead for a store, those that most visitors see first, as paths below its uploads
 * folder. Empty if there is no such store.
 */
export async function listRenditions(storeId: StoreId): Promise<readonly string[]> {
  const store = await readStore(storeId);
  if (!store) return [];
  return orderRenditions(await listPlacedPictures(store)).slice(0, MAX_RENDITIONS);
}

/** How many renditions of the store are ready, and whether this process makes the others. */
export async function countRenditions(storeId: StoreId): Promise<Result<PreparedPicturesAnswer, "store_unknown">> {
  if (!(await readStore(storeId))) return fail("store_unknown", "store_id");
  const renditions = await listRenditions(storeId);
  const missing = await listMissing(storeId, renditions);
  return ok({
    store_id: storeId,
    renditions: renditions.length,
    ready: renditions.length - missing.length,
    is_preparing: missing.length > 0 && renditionMaker() !== null,
  });
}

async function listPlacedPictures(store: StoreDetails): Promise<PlacedPicture[]> {
  const [home, galleries, others] = [
    await placeHome(store),
    await listProductPictures(store.id, MAX_PRODUCTS),
    await listOtherPictures(store.id),
  ];
  return [
    ...(await placeLogo(store)),
    ...home,
    ...galleries.flatMap((pictures) => place(pictures.slice(0, 1), "cards")),
    ...galleries.flatMap((pictures) => place(pictures.slice(1), "galleries")),
    ...place(others, "others"),
  ];
}

const place = (pictures: readonly Picture[], where: PicturePlace): PlacedPicture[] =>
  pictures.map(({ src, width }) => ({ src, width, place: where }));

async function placeLogo({ id, pictures: { logo } }: StoreDetails): Promise<PlacedPicture[]> {
  const size = logo ? await readPictureSize(id, logo) : null;
  return size ? [{ src: logo, width: size.width, place: "logo" }] : [];
}

/** The pictures of the home page from top to bottom. Its first view is the first slide of its first segment. */
async function placeHome(store: StoreDetails): Promise<PlacedPicture[]> {
  const segments = withTilePictures(await listLayoutSegments(store.id), await listCategoryCards(store.id));
  const placed: PlacedPicture[] = [];
  for (const [index, segment] of segments.entries()) {
    for (const [position, item] of itemsOf(segment).entries()) {
      const where = index === 0 && position === 0 ? "first_view" : "home";
      const { desktopPicture: desktop, mobilePicture: mobile } = item;
      if (desktop) placed.push(...place([desktop], where));
      // Only sliders show another picture on phones; the first of all is preloaded there.
      if (mobile && (segment.type === "slider" || segment.type === "primary_slider"))
        placed.push(...place([mobile], where).map((each) => ({ ...each, isPreloaded: where === "first_view" })));
    }
    placed.push(...place(await listStripPictures(store, segment), "home"));
  }
  return placed;
}

function itemsOf(segment: LayoutSegment): readonly SegmentItem[] {
  if (segment.type === "picture_tabs") return segment.tabs.flatMap(({ items }) => items);
  return "items" in segment ? segment.items : [];
}

async function listStripPictures(store: StoreDetails, segment: LayoutSegment): Promise<Picture[]> {
  const sources =
    segment.type === "featured_product"
      ? [segment.source]
      : segment.type === "multiple_featured_product"
        ? segment.tabs.map(({ source }) => source)
        : [];
  const strips = await Promise.all(sources.map((source) => listStrip(store, source, FEATURED_STRIP_LIMIT)));
  return strips.flat().flatMap(({ pictures }) => pictures.slice(0, 1));
}

/** The pictures of categories and of the journal. */
async function listOtherPictures(storeId: StoreId): Promise<Picture[]> {
  const categories = await listCategories(storeId);
  const { posts, totalPages } = await listBlogPosts(storeId, 1);
  const later = await Promise.all(
    Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => listBlogPosts(storeId, index + 2)),
  );
  const all = [...categories, ...posts, ...later.flatMap((page) => page.posts)];
  const items = categories.flatMap(({ segments }) => segments.flatMap(itemsOf));
  return [
    ...all.map(({ picture }) => picture),
    ...categories.map(({ cardPicture }) => cardPicture),
    ...items.map(({ desktopPicture }) => desktopPicture),
  ].flatMap((picture) => picture ?? []);
}
