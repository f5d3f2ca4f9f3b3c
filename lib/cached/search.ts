import "server-only";
import type { ListStore } from "@/lib/data/catalogue/list-scope";
import { type SearchSuggestions, suggestSearch } from "@/lib/data/search/search";
import { readCatalogue } from "@/lib/database/connection";

/** Suggestions for a text that is still being typed; not kept, because nearly every text is a new one. */
export function getSearchSuggestions(store: ListStore, typed: string): Promise<SearchSuggestions> {
  return readCatalogue((database) => suggestSearch(store, typed, database));
}
