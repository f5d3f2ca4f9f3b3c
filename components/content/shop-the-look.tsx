import { PictureImage } from "@/components/media/picture-image";
import { ShopLink } from "@/components/ui/shop-link";
import type { SegmentItem } from "@/lib/domain/content/layout-segment";
import { linkHref } from "@/lib/domain/content/link";
import { ContentAnchor } from "./anchor";

/** A picture with numbered links to the products on it, and a list of the same products beside it. */
export function ShopTheLook({ storeId, item }: { storeId: string; item: SegmentItem }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
      <div className="relative">
        {item.desktopPicture && (
          <PictureImage
            storeId={storeId}
            picture={item.desktopPicture}
            sizes="(width >= 62rem) 50vw, 92vw"
            className="w-full"
          />
        )}
        <ul>
          {item.points.map((point, index) => (
            <li
              key={point.label}
              className="absolute -translate-1/2"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            >
              <ShopLink
                href={linkHref(point.link)}
                className="tabular grid size-9 place-items-center rounded-full bg-paper text-sm hover:bg-ink hover:text-paper"
              >
                {index + 1}
                <span className="sr-only">{point.label}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="max-w-lg">
        <h2 className="font-display text-display-2">{item.heading}</h2>
        {item.subHeading && <p className="mt-4 text-muted">{item.subHeading}</p>}
        <ol className="mt-6 border-t border-line">
          {item.points.map((point, index) => (
            <li key={point.label} className="border-b border-line">
              <ContentAnchor link={point.link} className="flex items-baseline gap-4 py-3.5 hover:text-accent">
                <span className="tabular w-4 text-sm text-muted">{index + 1}</span>
                {point.label}
              </ContentAnchor>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
