import type { ReactNode } from "react";
import { CategoryGrid } from "@/components/catalogue/category-grid";
import { VideoPlayer } from "@/components/media/video-player";
import { ProductStrip } from "@/components/product/strip";
import { Accordion } from "@/components/ui/accordion";
import { buttonClass } from "@/components/ui/button";
import { SectionHeading } from "@/components/ui/section-heading";
import type { CategoryCard } from "@/lib/domain/catalogue/category";
import type { BlogCard } from "@/lib/domain/content/content";
import type { LayoutSegment, SegmentItem, StripSource } from "@/lib/domain/content/layout-segment";
import type { ContentLink } from "@/lib/domain/content/link";
import { BLOG_PATH } from "@/lib/domain/content/path";
import { withoutPreview } from "@/lib/domain/media/picture";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { EXPLORE_ALL_TEXT } from "@/lib/domain/store/template";
import { ContentAnchor } from "./anchor";
import { BlogCards } from "./blog-cards";
import { CallToAction } from "./call-to-action";
import { HeroSlider } from "./hero-slider";
import { HighlightedSection } from "./highlighted-section";
import { Highlights } from "./highlights";
import { HtmlContent } from "./html";
import { PictureSection } from "./picture-section";
import { ProductTabs } from "./product-tabs";
import { SecondaryBanner } from "./secondary-banner";
import { ShopTheLook } from "./shop-the-look";
import { Testimonials } from "./testimonials";
import { segmentTexts } from "./texts";

export type SegmentData = {
  /** The products of each strip or tab of the segment, in the segment's order. */
  strips: readonly (readonly ProductCard[])[];
  posts: readonly BlogCard[];
  categories: readonly CategoryCard[];
};

type SegmentProps = { store: StoreDetails; segment: LayoutSegment; data: SegmentData; now: Date; isFirst: boolean };

const STRIP_PATHS: Record<Exclude<StripSource["kind"], "category">, string> = {
  all: "/all-products",
  new_arrivals: "/new-arrivals",
  on_sale: "/on-sale",
  featured: "/featured-products",
};

/** One segment of the home page or of a category's page. See docs/domain.md#home-page. */
export function Segment({ store, segment, data, now, isFirst }: SegmentProps) {
  const { heading, subHeading } = segment;
  switch (segment.type) {
    case "primary_slider":
    case "slider":
      return (
        <HeroSlider storeId={store.id} items={segment.items} label={heading || segmentTexts.slider} isFirst={isFirst} />
      );
    case "section":
    case "featured_section":
      return (
        <Framed label={heading}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <PictureSection
            storeId={store.id}
            items={segment.items.map(withoutPreviews)}
            columns={segment.columns}
            look={segment.type === "section" ? "tile" : "card"}
          />
        </Framed>
      );
    case "featured_product":
      return (
        <Framed label={heading}>
          <SectionHeading
            heading={heading}
            subHeading={subHeading}
            link={stripLink(segment.source)}
            linkText={EXPLORE_ALL_TEXT}
          />
          <ProductStrip store={store} products={data.strips[0] ?? []} now={now} label={heading} />
        </Framed>
      );
    case "multiple_featured_product":
      return (
        <Framed label={heading}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <ProductTabs
            id={segment.id}
            label={heading || segmentTexts.products}
            tabs={segment.tabs.map((tab, index) => ({
              name: tab.name,
              content: <ProductStrip store={store} products={data.strips[index] ?? []} now={now} label={tab.name} />,
            }))}
          />
        </Framed>
      );
    case "highlighted_section":
      return (
        <Framed label={heading || segment.items[0]?.heading}>
          <div className="space-y-16">
            {segment.items.map((item) => (
              <HighlightedSection key={item.heading} storeId={store.id} item={item} pictureSide={segment.pictureSide} />
            ))}
          </div>
        </Framed>
      );
    case "secondary":
      return (
        <section aria-label={heading || segment.items[0]?.heading || segmentTexts.more}>
          {segment.items.map((item) => (
            <SecondaryBanner key={item.heading} storeId={store.id} item={item} />
          ))}
        </section>
      );
    case "testimonial":
      return (
        <Framed label={heading || segmentTexts.testimonials}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <Testimonials items={segment.items} />
        </Framed>
      );
    case "shop_the_look":
      return (
        <Framed label={heading || segment.items[0]?.heading}>
          {segment.items.map((item) => (
            <ShopTheLook key={item.heading} storeId={store.id} item={item} />
          ))}
        </Framed>
      );
    case "blogs":
      return (
        <Framed label={heading || segmentTexts.journal}>
          <SectionHeading
            heading={heading}
            subHeading={subHeading}
            link={{ kind: "internal", path: BLOG_PATH }}
            linkText={EXPLORE_ALL_TEXT}
          />
          <BlogCards storeId={store.id} timeZone={store.timeZone} posts={data.posts} />
        </Framed>
      );
    case "flexible":
      return (
        <Framed label={heading}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <HtmlContent html={segment.content} />
        </Framed>
      );
    case "video_section":
      return (
        <Framed label={heading}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <VideoPlayer
            storeId={store.id}
            src={segment.video.src}
            poster={segment.video.poster}
            label={heading || segmentTexts.video}
          />
        </Framed>
      );
    case "highlights":
      return (
        <Framed label={heading || segmentTexts.highlights} look="home-promises">
          <Highlights items={segment.items} />
        </Framed>
      );
    case "categories":
      return (
        <Framed label={heading || segmentTexts.categories}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <CategoryGrid storeId={store.id} categories={data.categories} />
        </Framed>
      );
    case "picture_tabs":
      return (
        <Framed label={heading}>
          <SectionHeading heading={heading} subHeading={subHeading} />
          <ProductTabs
            id={segment.id}
            label={heading || segmentTexts.more}
            tabs={segment.tabs.map(({ name, items }) => ({
              name,
              content: (
                <PictureSection
                  storeId={store.id}
                  items={items.map(withoutPreviews)}
                  columns={segment.columns}
                  look="card"
                />
              ),
            }))}
          />
        </Framed>
      );
    case "faq":
      return (
        <Framed label={heading || segmentTexts.questions}>
          <div className="max-w-3xl">
            <SectionHeading heading={heading || segmentTexts.questions} subHeading={subHeading} />
            {segment.questions.map(({ question, answer }) => (
              <Accordion key={question} title={question}>
                <p>{answer}</p>
              </Accordion>
            ))}
          </div>
        </Framed>
      );
    case "call_to_action":
      return (
        <Framed label={heading}>
          <CallToAction heading={heading} text={segment.text} tone={segment.tone}>
            {segment.link && segment.buttonText && (
              <ContentAnchor link={segment.link} className={buttonClass(segment.tone === "ink" ? "paper" : "solid")}>
                {segment.buttonText}
              </ContentAnchor>
            )}
          </CallToAction>
        </Framed>
      );
    // The page of the category puts its list here.
    case "product_list":
      return null;
  }
}

function Framed({ label, look = "", children }: { label: string | undefined; look?: string; children: ReactNode }) {
  return (
    <section aria-label={label || segmentTexts.more} className={`${look} px-gutter`}>
      {children}
    </section>
  );
}

function stripLink(source: StripSource): ContentLink {
  return source.kind === "category"
    ? { kind: "category", slug: source.slug }
    : { kind: "internal", path: STRIP_PATHS[source.kind] };
}

/**
 * Returns the item without previews and phone pictures. This section shows neither, but they would still be sent to the
 * browser as data.
 */
function withoutPreviews({ desktopPicture, ...item }: SegmentItem): SegmentItem {
  return { ...item, desktopPicture: desktopPicture && withoutPreview(desktopPicture), mobilePicture: null };
}
