"use client";
import { useEffect, useState } from "react";
import type { ListedProduct, ThumbnailStrip } from "@/components/catalogue/thumbnail-strip";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import { RECENTLY_VIEWED_LIMIT } from "@/lib/domain/product/limits";
import { withBasePath } from "@/lib/domain/site/base-path";
import { recentlyViewedTexts } from "./texts";

type RecentlyViewedProps = { storeId: string; productId: string; currency: string };

const KEY = "recently_viewed";
const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

/**
 * A strip of the products this visitor has viewed. The browser stores only their ids and fetches their current names
 * and prices.
 */
export function RecentlyViewed({ storeId, productId, currency }: RecentlyViewedProps) {
  const [shown, setShown] = useState<{ products: readonly ListedProduct[]; Strip: typeof ThumbnailStrip } | null>(null);

  useEffect(() => {
    const others = readSaved(KEY, isIdList, []).filter((id) => id !== productId);
    writeSaved(KEY, [productId, ...others].slice(0, RECENTLY_VIEWED_LIMIT));
    if (others.length === 0) return setShown(null);
    const request = new AbortController();
    const cancel = onFirstInteraction(async () => {
      try {
        const [response, { ThumbnailStrip: Strip }] = await Promise.all([
          fetch(withBasePath(`/api/products?ids=${others.join(",")}`), { signal: request.signal }),
          import("@/components/catalogue/thumbnail-strip"),
        ]);
        if (response.ok) setShown({ products: (await response.json()).list, Strip });
      } catch {
        // The request failed because the shopper left the page or is offline. The strip is then left out.
      }
    });
    return () => {
      cancel();
      request.abort();
    };
  }, [productId]);

  if (!shown || shown.products.length === 0) return null;
  return (
    <div className="mt-24 px-gutter">
      <shown.Strip
        storeId={storeId}
        products={shown.products}
        currency={currency}
        heading={recentlyViewedTexts.heading}
      />
    </div>
  );
}
