"use client";
import { PictureImage } from "@/components/media/picture-image";
import type { SegmentItem } from "@/lib/domain/content/layout-segment";
import { ContentAnchor } from "./anchor";

type PictureSectionProps = { storeId: string; items: readonly SegmentItem[]; columns: number; look: "tile" | "card" };

/**
 * Grid columns for each number of columns the owner sets. Up to two columns are for cards with text, which need the
 * full width on phones; from three columns on, two tiles fit beside each other.
 */
const COLUMNS: Record<number, string> = {
  1: "grid-cols-1",
  2: "grid-cols-1 sm:grid-cols-2",
  3: "grid-cols-2 md:grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-2 md:grid-cols-3 lg:grid-cols-5",
  6: "grid-cols-2 md:grid-cols-3 lg:grid-cols-6",
};

/** Pictures with links: either tiles with a name, or cards with a text. */
export function PictureSection({ storeId, items, columns, look }: PictureSectionProps) {
  return (
    <ul
      className={`grid gap-x-3 gap-y-6 md:gap-x-6 md:gap-y-8 ${look === "card" ? "max-sm:grid-cols-1" : ""} ${COLUMNS[columns] ?? COLUMNS[4]}`}
    >
      {items.map((item) => (
        <li key={`${item.heading}-${item.desktopPicture?.src}`}>
          <ContentAnchor link={item.link} className="group block">
            {item.desktopPicture && (
              <span
                className={`picture-box block overflow-hidden bg-sand ${look === "card" ? "aspect-[4/3]" : "aspect-square"}`}
              >
                <PictureImage
                  storeId={storeId}
                  picture={item.desktopPicture}
                  sizes={`(width >= 62rem) ${Math.round(96 / columns)}vw, 46vw`}
                  isDecorative={Boolean(item.heading)}
                  className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
                />
              </span>
            )}
            <span
              className={`block group-hover:text-accent ${look === "card" ? "mt-3 font-display text-display-3" : "mt-2 text-[0.8125rem] leading-snug md:mt-3 md:font-display md:text-display-3"}`}
            >
              {item.heading}
            </span>
            {item.subHeading && (
              <span className={`mt-1 text-sm text-muted ${look === "card" ? "block" : "hidden md:block"}`}>
                {item.subHeading}
              </span>
            )}
            {item.description && <span className="mt-2 block text-sm">{item.description}</span>}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
}
