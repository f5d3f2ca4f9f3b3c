import { HomeSegment, type SegmentData } from "@/components/content/home-segment";
import { homeTexts } from "@/components/content/texts";
import { EmptyState } from "@/components/ui/empty-state";
import { getStrip } from "@/lib/cached/catalogue";
import { getBlogPosts, getLayoutSegments } from "@/lib/cached/content";
import { getStore, getToday } from "@/lib/cached/store";
import { FEATURED_STRIP_LIMIT } from "@/lib/domain/catalogue/limits";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { BLOG_COUNT } from "@/lib/domain/content/limits";
import { PLACEHOLDER, type StoreId } from "@/lib/domain/store/id";
import { homeMetadata } from "@/lib/seo/store-metadata";
import { StoreStructuredData } from "@/lib/seo/store-structured-data";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]">) {
  const store = await getStore((await params).store);
  return store ? homeMetadata(store) : {};
}

export default async function HomePage({ params }: PageProps<"/[store]">) {
  const { store: storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const [segments, today] = await Promise.all([getLayoutSegments(storeId), getToday(storeId)]);
  const read = await Promise.all(
    segments.map(async (segment) => ({ segment, data: await readSegmentData(storeId, segment) })),
  );
  // A shop that is only being set up has nothing in its lists yet.
  const shown = read.filter(({ segment, data }) => !isEmptyList(segment, data));
  const first = shown[0]?.segment;
  return (
    <div className="relative">
      <StoreStructuredData store={store} />
      {isSlider(first) && <div className="pre-loader" aria-hidden="true" />}
      {first ? (
        <h1 className="sr-only">{store.seo.h1Tag || store.name}</h1>
      ) : (
        <EmptyState heading={store.name} text={homeTexts.empty} />
      )}
      <div className={isSlider(first) ? "home-segments" : "home-segments pt-10"}>
        {shown.map(({ segment, data }, index) => (
          <HomeSegment key={segment.id} store={store} segment={segment} data={data} now={today} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

const isSlider = (segment: LayoutSegment | undefined) =>
  segment?.type === "primary_slider" || segment?.type === "slider";

const isEmptyList = ({ type }: LayoutSegment, { strips, posts }: SegmentData): boolean =>
  (type === "featured_product" && strips.every((products) => products.length === 0)) ||
  (type === "blogs" && posts.length === 0);

/**
 * Reads the products or posts that a home page segment lists. The segment's own texts and pictures are already in
 * `segment`.
 */
async function readSegmentData(storeId: StoreId, segment: LayoutSegment): Promise<SegmentData> {
  switch (segment.type) {
    case "featured_product":
      return { strips: [await getStrip(storeId, segment.source, FEATURED_STRIP_LIMIT)], posts: [] };
    case "multiple_featured_product":
      return {
        strips: await Promise.all(segment.tabs.map((tab) => getStrip(storeId, tab.source, FEATURED_STRIP_LIMIT))),
        posts: [],
      };
    case "blogs":
      return {
        strips: [],
        posts: (await getBlogPosts(storeId, 1)).posts.slice(0, Math.min(segment.limit, BLOG_COUNT)),
      };
    default:
      return { strips: [], posts: [] };
  }
}
