import { PictureImage } from "@/components/media/picture-image";
import { buttonClass } from "@/components/ui/button";
import type { SegmentItem } from "@/lib/domain/content/layout-segment";
import { ContentAnchor } from "./anchor";

/** A wide picture with a short text on top of it. */
export function SecondaryBanner({ storeId, item }: { storeId: string; item: SegmentItem }) {
  const isLight = item.textColor === "light";
  return (
    <div className="picture-box relative flex min-h-[20rem] items-center overflow-hidden bg-sand lg:min-h-[22rem]">
      {item.desktopPicture && (
        <PictureImage
          storeId={storeId}
          picture={item.desktopPicture}
          sizes="100vw"
          isDecorative={Boolean(item.heading)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {item.heading && (
        <div
          className={`absolute inset-0 flex items-center px-gutter ${isLight ? "bg-black/60 text-paper lg:bg-transparent lg:bg-linear-to-r lg:from-black/70 lg:via-black/50 lg:to-transparent" : "bg-paper/85 lg:bg-transparent lg:bg-linear-to-r lg:from-paper lg:from-30% lg:to-transparent lg:to-70%"}`}
        >
          <div className="max-w-md">
            <h2 className="font-display text-display-2">{item.heading}</h2>
            {item.subHeading && <p className="mt-3">{item.subHeading}</p>}
            {item.link && item.buttonText && (
              <ContentAnchor link={item.link} className={buttonClass(isLight ? "paper" : "solid", "mt-6")}>
                {item.buttonText}
              </ContentAnchor>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
