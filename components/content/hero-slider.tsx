import { preload } from "react-dom";
import { SliderControls } from "@/components/media/slider-controls";
import { buttonClass } from "@/components/ui/button";
import type { SegmentItem } from "@/lib/domain/content/layout-segment";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";
import { ContentAnchor } from "./anchor";

type HeroSliderProps = {
  storeId: string;
  items: readonly SegmentItem[];
  label: string;
  /** True if the first slide is also the first picture of the page, so that it is fetched before all others. */
  isFirst: boolean;
};

const SIDES: Record<string, string> = {
  l: "items-start text-start",
  c: "items-center text-center",
  r: "items-end text-end",
};
/** Media query for screens narrower than the desktop breakpoint of specification §9. */
const PHONES = "(width < 62rem)";
const HEIGHTS: Record<string, string> = { t: "justify-start", m: "justify-center", b: "justify-end" };
const PHONE_SIDES: Record<string, string> = {
  l: "max-lg:items-start max-lg:text-start",
  c: "max-lg:items-center max-lg:text-center",
  r: "max-lg:items-end max-lg:text-end",
};
const PHONE_HEIGHTS: Record<string, string> = {
  t: "max-lg:justify-start",
  m: "max-lg:justify-center",
  b: "max-lg:justify-end",
};

/**
 * Wide slides, shown one at a time. Until the first interaction, and without script, visitors scroll between them
 * natively, with scroll snapping. At the first interaction, `SliderControls` loads the slider library; only then are
 * the pictures of the later slides fetched.
 */
export function HeroSlider({ storeId, items, label, isFirst }: HeroSliderProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative">
      <div className="swiper">
        {/* Not a list: the slides are groups, as the slider library announces them. */}
        <div className="swiper-wrapper strip flex snap-x snap-mandatory">
          {items.map((item, index) => (
            <div
              key={`${item.heading}-${item.desktopPicture?.src}`}
              className="hero-slide swiper-slide relative w-full shrink-0 snap-start"
            >
              <Slide storeId={storeId} item={item} isPriority={isFirst && index === 0} />
            </div>
          ))}
        </div>
      </div>
      {items.length > 1 && <SliderControls count={items.length} />}
    </section>
  );
}

/** The classes that put the text of a slide into its place, which may be another one on phones. */
function placeOfText({ position, phonePosition }: SegmentItem): string {
  const [vertical = "m", horizontal = "l"] = position.split("_");
  const place = [HEIGHTS[vertical], SIDES[horizontal]];
  if (phonePosition !== "") {
    const [phoneVertical = "m", phoneHorizontal = "l"] = phonePosition.split("_");
    place.push(PHONE_HEIGHTS[phoneVertical], PHONE_SIDES[phoneHorizontal]);
  }
  return place.join(" ");
}

function Slide({ storeId, item, isPriority }: { storeId: string; item: SegmentItem; isPriority: boolean }) {
  const isLight = item.textColor === "light";
  return (
    <div className={`hero-height relative overflow-hidden ${isPriority ? "" : "bg-sand"}`}>
      <SlidePicture storeId={storeId} item={item} isPriority={isPriority} />
      {item.heading && (
        <div className={`hero-text ${placeOfText(item)} ${isLight ? "hero-scrim" : ""}`}>
          <h2 className="max-w-[12ch] font-display text-display-1">{item.heading}</h2>
          {item.subHeading && <p className="mt-4 max-w-[26rem] text-base lg:text-lg">{item.subHeading}</p>}
          <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
            {item.link && item.buttonText && (
              <ContentAnchor link={item.link} className={buttonClass(isLight ? "paper" : "solid")}>
                {item.buttonText}
              </ContentAnchor>
            )}
            {item.secondLink && item.secondButtonText && (
              <ContentAnchor link={item.secondLink} className={buttonClass(isLight ? "on-dark" : "outline")}>
                {item.secondButtonText}
              </ContentAnchor>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function SlidePicture({ storeId, item, isPriority }: { storeId: string; item: SegmentItem; isPriority: boolean }) {
  const { desktopPicture, mobilePicture } = item;
  if (!desktopPicture) return null;
  const phoneSrcSet =
    mobilePicture &&
    (pictureSrcSet(storeId, mobilePicture, isPriority ? "webp" : "avif") ?? pictureSrc(storeId, mobilePicture.src));
  // A preload in <head> makes the browser fetch the picture before it reaches the body. Its attributes must equal those
  // of the <source>; otherwise the browser fetches two files.
  if (phoneSrcSet && isPriority) {
    preload(pictureSrc(storeId, desktopPicture.src), {
      as: "image",
      media: PHONES,
      imageSrcSet: phoneSrcSet,
      imageSizes: "100vw",
      fetchPriority: "high",
    });
  }
  return (
    <picture>
      {phoneSrcSet && <source media={PHONES} srcSet={phoneSrcSet} sizes="100vw" />}
      <img
        src={pictureSrc(storeId, desktopPicture.src)}
        srcSet={pictureSrcSet(storeId, desktopPicture)}
        sizes="100vw"
        width={desktopPicture.width}
        height={desktopPicture.height}
        alt={desktopPicture.alt}
        loading={isPriority ? "eager" : "lazy"}
        fetchPriority={isPriority ? "high" : undefined}
        // Synchronous decoding shows the picture in the first frame; otherwise it would appear only after the scripts
        // have run.
        decoding={isPriority ? "sync" : undefined}
        style={
          isPriority && desktopPicture.preview
            ? { background: `url(${desktopPicture.preview}) 0 0 / cover` }
            : undefined
        }
        className="size-full object-cover"
      />
    </picture>
  );
}
