import { HomeSegment } from "@/components/content/home-segment";
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
  const data = await Promise.all(segments.map((segment) => readSegmentData(storeId, segment)));
  return (
    <div className="relative">
      <StoreStructuredData store={store} />
      {isSlider(segments[0]) && <div className="pre-loader" aria-hidden="true" />}
      <h1 className="sr-only">{store.seo.h1Tag || store.name}</h1>
      <div className="home-segments">
        {segments.map((segment, index) => (
          <HomeSegment
            key={segment.id}
            store={store}
            segment={segment}
            data={data[index] ?? { strips: [], posts: [] }}
            now={today}
            isFirst={index === 0}
          />
        ))}
      </div>
    </div>
  );
}

const isSlider = (segment: LayoutSegment | undefined) =>
  segment?.type === "primary_slider" || segment?.type === "slider";

/**
 * Reads the products or posts that a home page segment lists. The segment's own texts and pictures are already in
 * `segment`.
 */
async function readSegmentData(storeId: StoreId, segment: LayoutSegment) {
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
