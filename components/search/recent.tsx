"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import { MAX_SEARCH_LENGTH } from "@/lib/domain/catalogue/list-query";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { withSearch } from "@/lib/domain/search/recent";
import { SEARCH_PATH } from "@/lib/domain/site/route";
import { RECENT_SEARCHES } from "./recent-id";
import { recentSearchTexts } from "./texts";

const KEY = "recent_searches";
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/**
 * The visitor's latest searches, in the search panel. They stay in this browser, where they can be removed one by one or
 * all at once.
 */
export function RecentSearches() {
  const pathname = usePathname();
  const searched = useSearchParams().get("q")?.trim() ?? "";
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    setPlace(document.getElementById(RECENT_SEARCHES));
    const saved = readSaved(KEY, isTextList, []);
    const isSearch = pathname === SEARCH_PATH && searched.length >= MINIMUM_SEARCH_LENGTH;
    if (!isSearch || searched.length > MAX_SEARCH_LENGTH) return setTexts(saved);
    const next = withSearch(saved, searched);
    writeSaved(KEY, next);
    setTexts(next);
  }, [pathname, searched]);

  const keep = (next: readonly string[]) => {
    if (next.length > 0) writeSaved(KEY, next);
    else removeSaved(KEY);
    setTexts(next);
  };
  if (!place || texts.length === 0) return null;
  return createPortal(
    <div className="mx-auto max-w-4xl pt-5">
      <p className="flex items-baseline gap-4 text-[0.8125rem] text-muted">
        {recentSearchTexts.heading}
        <button type="button" className="link-underline py-2" onClick={() => keep([])}>
          {recentSearchTexts.clear}
        </button>
      </p>
      <ul className="mt-1 flex flex-wrap gap-2" aria-label={recentSearchTexts.heading}>
        {texts.map((text) => (
          <li key={text} className="flex border border-line text-sm">
            <ShopLink
              href={`${SEARCH_PATH}?q=${encodeURIComponent(text)}`}
              className="max-w-60 truncate py-2 ps-4 hover:underline"
            >
              {text}
            </ShopLink>
            <button
              type="button"
              aria-label={recentSearchTexts.remove(text)}
              className="grid min-h-9 w-9 place-items-center"
              onClick={() => keep(texts.filter((other) => other !== text))}
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>,
    place,
  );
}
