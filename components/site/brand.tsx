import type { CSSProperties } from "react";
import { type Logo, shownSize } from "@/lib/domain/media/logo";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";

type BrandProps = { storeId: string; storeName: string; logo: Logo | null };

/**
 * The store's logo, or its name if it has no logo or the logo cannot be loaded. The style sheet knows the width on each
 * screen before the logo has loaded, and the attributes its proportions, so nothing moves. It is rendered on the server:
 * as part of the header, it would be in the first-load script.
 */
export function Brand({ storeId, storeName, logo }: BrandProps) {
  if (!logo) return storeName;
  const phone = shownSize(logo, "phone");
  const desktop = shownSize(logo, "desktop");
  const widths = { "--phone": `${phone.width}px`, "--desktop": `${desktop.width}px` } as CSSProperties;
  return (
    <>
      <img
        src={pictureSrc(storeId, logo.src)}
        srcSet={pictureSrcSet(storeId, { ...logo, alt: storeName })}
        sizes={`(min-width: 992px) ${desktop.width}px, ${phone.width}px`}
        width={desktop.width}
        height={desktop.height}
        alt={storeName}
        decoding="sync"
        // After the largest picture of the page; otherwise React would preload the logo before it.
        fetchPriority="low"
        style={widths}
        className="peer h-auto w-(--phone) text-base data-broken:hidden lg:w-(--desktop)"
      />
      {/* Shown if lib/inline/early-faults.ts has marked the logo as broken. */}
      <span className="hidden peer-data-broken:inline">{storeName}</span>
    </>
  );
}
