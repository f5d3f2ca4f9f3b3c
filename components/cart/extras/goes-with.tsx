"use client";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { type ListedProduct, ThumbnailStrip } from "@/components/catalogue/thumbnail-strip";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import { goesWithTexts } from "../texts";

/** How far below the window the strip begins to load, in pixels. */
const AHEAD = "400px";

/**
 * Products that go with those in the cart. They are fetched when the shopper comes near them; their place is kept, so
 * that nothing moves when they appear.
 */
export function GoesWith({ storeId, cart }: { storeId: string; cart: CartWire }) {
  const place = useRef<HTMLDivElement>(null);
  const { base } = useAtomValue(currencyOfferAtom);
  const [isNear, setNear] = useState(false);
  const [products, setProducts] = useState<readonly ListedProduct[] | null>(null);
  const inCart = cart.items.map(({ product_id }) => product_id);
  const ids = [...new Set(inCart)].join(",");

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || ids === "") return;
    const request = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(withBasePath(`/api/products?goes_with=${encodeURIComponent(ids)}`), {
          signal: request.signal,
        });
        setProducts(response.ok ? (await response.json()).list : []);
      } catch {
        // The request failed because the shopper left the page or is offline. The strip is then left out.
      }
    };
    void load();
    return () => request.abort();
  }, [isNear, ids]);

  const shown = products?.filter(({ _id }) => !inCart.includes(_id)) ?? [];
  return (
    <div ref={place} className={`mt-16 noscript:hidden ${products?.length === 0 ? "" : "min-h-80"}`}>
      <ThumbnailStrip storeId={storeId} products={shown} currency={base} heading={goesWithTexts.heading} />
    </div>
  );
}
