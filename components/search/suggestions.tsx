"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { SuggestionListProps, Suggestions } from "./suggestion-list";

type SearchSuggestionsProps = { storeId: string; inputId: string; children: ReactNode };
type Shown = { suggestions: Suggestions; SuggestionList: ComponentType<SuggestionListProps> };

const TYPING_PAUSE_MS = 200;

/**
 * Suggestions for the text the shopper has typed so far. Until the text is long enough to search for, `children` are
 * shown. The list is loaded with the first suggestions, so that the first load of every page stays small.
 */
export function SearchSuggestions({ storeId, inputId, children }: SearchSuggestionsProps) {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request: AbortController | undefined;

    const fetchSuggestions = async (text: string) => {
      request = new AbortController();
      const { signal } = request;
      try {
        const [{ SuggestionList }, response] = await Promise.all([
          import("./suggestion-list"),
          fetch(withBasePath(`/api/search?q=${encodeURIComponent(text)}`), { signal }),
        ]);
        const suggestions = response.ok ? await response.json() : null;
        if (suggestions && !signal.aborted) setShown({ suggestions, SuggestionList });
      } catch {
        // The request was aborted because the shopper kept typing, or failed because they are offline. Submitting the
        // form still opens the results page.
      }
    };
    const onInput = () => {
      clearTimeout(timer);
      request?.abort();
      const text = input.value.trim();
      if (text.length < MINIMUM_SEARCH_LENGTH) setShown(null);
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

  if (!shown) return children;
  const { SuggestionList, suggestions } = shown;
  return <SuggestionList storeId={storeId} suggestions={suggestions} />;
}
