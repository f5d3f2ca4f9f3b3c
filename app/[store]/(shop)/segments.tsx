import { Segment, type SegmentData } from "@/components/content/segment";
import { getCategoryCards, getStrip } from "@/lib/cached/catalogue";
import { getBlogPosts } from "@/lib/cached/content";
import type { CategoryCard } from "@/lib/domain/catalogue/category";
import { FEATURED_STRIP_LIMIT } from "@/lib/domain/catalogue/limits";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { BLOG_COUNT } from "@/lib/domain/content/limits";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";

type ReadSegment = { segment: LayoutSegment; data: SegmentData };

const NOTHING: SegmentData = { strips: [], posts: [], categories: [] };

/** Segments with what they show of other parts of the shop. Those whose lists are still empty are left out. */
export async function readSegments(storeId: StoreId, segments: readonly LayoutSegment[]): Promise<ReadSegment[]> {
  const read = await Promise.all(
    segments.map(async (segment) => ({ segment, data: { ...NOTHING, ...(await readData(storeId, segment)) } })),
  );
  return read.filter(({ segment, data }) => !isEmptyList(segment, data));
}

const isEmptyList = ({ type }: LayoutSegment, { strips, posts, categories }: SegmentData): boolean =>
  (type === "featured_product" && strips.every((products) => products.length === 0)) ||
  (type === "blogs" && posts.length === 0) ||
  (type === "categories" && categories.length === 0);

/** Reads what a segment lists. Its own texts and pictures are already in `segment`. */
async function readData(storeId: StoreId, segment: LayoutSegment): Promise<Partial<SegmentData>> {
  switch (segment.type) {
    case "featured_product":
      return { strips: [await getStrip(storeId, segment.source, FEATURED_STRIP_LIMIT)] };
    case "multiple_featured_product":
      return {
        strips: await Promise.all(segment.tabs.map((tab) => getStrip(storeId, tab.source, FEATURED_STRIP_LIMIT))),
      };
    case "blogs":
      return { posts: (await getBlogPosts(storeId, 1)).posts.slice(0, Math.min(segment.limit, BLOG_COUNT)) };
    case "categories":
      return { categories: chosenCards(await getCategoryCards(storeId), segment.slugs) };
    default:
      return {};
  }
}

const chosenCards = (cards: readonly CategoryCard[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);

type SegmentsProps = { store: StoreDetails; read: readonly ReadSegment[]; today: Date; beginsPage?: boolean };

/** Segments one below the other. `beginsPage` says whether nothing stands above them. */
export function Segments({ store, read, today, beginsPage = false }: SegmentsProps) {
  return read.map(({ segment, data }, index) => (
    <Segment
      key={segment.id}
      store={store}
      segment={segment}
      data={data}
      now={today}
      isFirst={beginsPage && index === 0}
    />
  ));
}
