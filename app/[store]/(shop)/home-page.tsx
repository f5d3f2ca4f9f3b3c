import { homeTexts } from "@/components/content/texts";
import { EmptyState } from "@/components/ui/empty-state";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import type { StoreDetails } from "@/lib/domain/store/store";
import { FaqStructuredData } from "@/lib/seo/faq-structured-data";
import { StoreStructuredData } from "@/lib/seo/store-structured-data";
import { readSegments, Segments } from "./segments";

type HomePageProps = { store: StoreDetails; segments: readonly LayoutSegment[]; today: Date };

/** The home page with these segments. */
export async function HomePage({ store, segments, today }: HomePageProps) {
  const read = await readSegments(store.id, segments);
  const first = read[0]?.segment;
  return (
    <div className="relative">
      <StoreStructuredData store={store} />
      <FaqStructuredData faqs={segments.flatMap((segment) => (segment.type === "faq" ? segment.questions : []))} />
      {isSlider(first) && <div className="pre-loader" aria-hidden="true" />}
      {first ? (
        <h1 className="sr-only">{store.seo.h1Tag || store.name}</h1>
      ) : (
        <EmptyState heading={store.name} text={homeTexts.empty} />
      )}
      <div className={isSlider(first) ? "home-segments" : "home-segments pt-10"}>
        <Segments store={store} read={read} today={today} beginsPage />
      </div>
    </div>
  );
}

const isSlider = (segment: LayoutSegment | undefined) =>
  segment?.type === "primary_slider" || segment?.type === "slider";
