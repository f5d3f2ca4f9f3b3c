import { PictureImage } from "@/components/media/picture-image";
import { buttonClass } from "@/components/ui/button";
import type { SegmentItem } from "@/lib/domain/content/layout-segment";
import { ContentAnchor } from "./anchor";

type HighlightedSectionProps = { storeId: string; item: SegmentItem; pictureSide: "left" | "right" };

/** A section of the home page with a picture, and a heading and text beside it. */
export function HighlightedSection({ storeId, item, pictureSide }: HighlightedSectionProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      {item.desktopPicture && (
        <div className={`picture-box aspect-[5/4] bg-sand ${pictureSide === "right" ? "lg:order-last" : ""}`}>
          <PictureImage
            storeId={storeId}
            picture={item.desktopPicture}
            sizes="(width >= 62rem) 47vw, 92vw"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="max-w-lg">
        <h2 className="font-display text-display-2">{item.heading}</h2>
        {item.subHeading && <p className="mt-4 text-base text-muted">{item.subHeading}</p>}
        {item.description && <p className="mt-4 text-muted">{item.description}</p>}
        {item.link && item.buttonText && (
          <ContentAnchor link={item.link} className={buttonClass("solid", "mt-7")}>
            {item.buttonText}
          </ContentAnchor>
        )}
      </div>
    </div>
  );
}
