"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Thumbnail } from "@/components/media/thumbnail";
import { ShopLink } from "@/components/ui/shop-link";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { productPath } from "@/lib/domain/product/path";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { withBasePath } from "@/lib/domain/site/base-path";
import { suggestionTexts } from "./texts";

type Suggestions = {
  products: { slug: string; name: string; image: string; summary: string }[];
  categories: { slug: string; name: string }[];
  keywords: string[];
};
type SearchSuggestionsProps = { storeId: string; inputId: string; children: ReactNode };

const TYPING_PAUSE_MS = 200;

/**
 * Suggestions for the text the shopper has typed so far. Until the text is long enough to search for, `children` are
 * shown.
 */
export function SearchSuggestions({ storeId, inputId, children }: SearchSuggestionsProps) {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);

  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request: AbortController | undefined;

    const fetchSuggestions = async (text: string) => {
      request = new AbortController();
      try {
        const response = await fetch(withBasePath(`/api/search?q=${encodeURIComponent(text)}`), {
          signal: request.signal,
        });
        if (response.ok) setSuggestions(await response.json());
      } catch {
        // The request was aborted because the shopper kept typing, or failed because they are offline. Submitting the
        // form still opens the results page.
      }
    };
    const onInput = () => {
      clearTimeout(timer);
      request?.abort();
      const text = input.value.trim();
      if (text.length < MINIMUM_SEARCH_LENGTH) setSuggestions(null);
      else timer = setTimeout(fetchSuggestions, TYPING_PAUSE_MS, text);
    };
    input.addEventListener("input", onInput);
    // The shopper may have typed before this script ran.
    if (input === document.activeElement) onInput();
    return () => {
      input.removeEventListener("input", onInput);
      clearTimeout(timer);
      request?.abort();
    };
  }, [inputId]);

  if (!suggestions) return children;
  const { products, categories, keywords } = suggestions;
  const hasLinks = categories.length + keywords.length > 0;
  const isEmpty = products.length + categories.length + keywords.length === 0;
  return (
    <div className={`grid gap-x-12 gap-y-6 pt-6 ${hasLinks ? "md:grid-cols-[2fr_1fr]" : ""}`}>
      <p role="status" className="sr-only">
        {isEmpty ? suggestionTexts.none : suggestionTexts.count(products.length)}
      </p>
      {isEmpty && <p className="text-muted">{suggestionTexts.noProducts}</p>}
      {products.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {products.map((product) => (
            <li key={product.slug}>
              <ShopLink href={productPath(product.slug)} className="flex items-center gap-4 hover:text-accent">
                <Thumbnail storeId={storeId} image={product.image} className="h-16 w-14" />
                <span>
                  {product.name}
                  <span className="block text-[0.8125rem] text-muted">{product.summary}</span>
                </span>
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
      <ul className={hasLinks ? "space-y-1" : "hidden"}>
        {categories.map((category) => (
          <li key={category.slug}>
            <ShopLink href={categoryPath(category.slug)} className="block py-1 hover:text-accent">
              {category.name}
            </ShopLink>
          </li>
        ))}
        {keywords.map((keyword) => (
          <li key={keyword}>
            <ShopLink
              href={`/search?q=${encodeURIComponent(keyword)}`}
              className="block py-1 text-muted hover:text-ink"
            >
              {keyword}
            </ShopLink>
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <button type="submit" className="link-underline justify-self-start py-2 text-sm hover:text-accent">
          {suggestionTexts.seeAll}
        </button>
      )}
    </div>
  );
}
