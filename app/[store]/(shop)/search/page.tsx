import { redirect } from "next/navigation";
import { connection } from "next/server";
import { EmptyList } from "@/components/catalogue/empty-list";
import { ListView } from "@/components/catalogue/list-view";
import { SearchField } from "@/components/search/field";
import { NothingFound } from "@/components/search/nothing-found";
import { searchPageTexts } from "@/components/search/texts";
import { getCategories, getStrip } from "@/lib/cached/catalogue";
import { getListPage } from "@/lib/cached/list-page";
import { getSearchSuggestions } from "@/lib/cached/search";
import { getStore, getToday } from "@/lib/cached/store";
import { chosenListTags } from "@/lib/cached/tags-of";
import { FEATURED_STRIP_LIMIT } from "@/lib/domain/catalogue/limits";
import { countChosen, parseListChoice, parseSearchText, SEARCH_SORTS } from "@/lib/domain/catalogue/list-query";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { NOTHING_FOUND_TAG } from "@/lib/domain/site/cache-tags";
import { queryEntries } from "@/lib/domain/site/query-entries";
import { SEARCH_PATH } from "@/lib/domain/site/route";
import type { StoreDetails } from "@/lib/domain/store/store";
import { searchMetadata } from "@/lib/seo/page-metadata";
import { nameShownTags } from "@/lib/server/front/shown-tags";

export const instant = false;

export async function generateMetadata({ params, searchParams }: PageProps<"/[store]/search">) {
  const [{ store: storeId }, { q }] = await Promise.all([params, searchParams]);
  const store = await getStore(storeId);
  return store?.features.productSearch ? searchMetadata(store, [q].flat()[0] ?? "") : {};
}

export default async function SearchPage({ params, searchParams }: PageProps<"/[store]/search">) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  if (!store.features.productSearch) redirect("/404");
  const query = await searchParams;
  const typed = [query.q].flat()[0] ?? "";
  const text = parseSearchText(typed, MINIMUM_SEARCH_LENGTH);
  return (
    <div className="px-gutter pt-10">
      <h1 className="font-display text-display-2 wrap-anywhere">
        {text ? searchPageTexts.results(text) : searchPageTexts.heading}
      </h1>
      <SearchField text={text ?? typed.slice(0, 40)} isTooShort={typed !== "" && text === null} />
      {text ? <Results store={store} text={text} query={query} /> : <Starters store={store} />}
    </div>
  );
}

type ResultsProps = { store: StoreDetails; text: string; query: Record<string, string | string[] | undefined> };

async function Results({ store, text, query: searchParams }: ResultsProps) {
  const choice = parseListChoice(queryEntries(searchParams), store.setting);
  const query = { ...choice, scope: { kind: "search", text } } as const;
  const [{ list, filters }, today] = await Promise.all([getListPage(store, query, null), getToday(store.id)]);
  nameShownTags(chosenListTags(store.id, query.scope, list.products));
  if (list.total === 0 || list.isPartial) nameShownTags([NOTHING_FOUND_TAG]);
  if (list.total === 0 && countChosen(choice) === 0) return <Starters store={store} text={text} />;
  return (
    <div className="mt-8">
      {list.isPartial && list.total > 0 && (
        <p role="status" className="mb-6 max-w-xl text-muted wrap-anywhere">
          {searchPageTexts.partial(text)}
        </p>
      )}
      <ListView
        store={store}
        path={SEARCH_PATH}
        fixed={{ q: text }}
        choice={choice}
        list={list}
        filters={filters}
        sorts={SEARCH_SORTS}
        now={today}
        empty={<EmptyList path={`${SEARCH_PATH}?q=${encodeURIComponent(text)}`} choice={choice} total={list.total} />}
      />
    </div>
  );
}

/**
 * Suggestions for a visitor who has not searched yet or whose search found nothing: similar spellings or popular
 * searches, categories, and featured products.
 */
async function Starters({ store, text }: { store: StoreDetails; text?: string }) {
  const [suggestions, categories, products, today] = await Promise.all([
    text ? getSearchSuggestions(store, text) : null,
    getCategories(store.id),
    getStrip(store.id, { kind: "featured" }, FEATURED_STRIP_LIMIT),
    getToday(store.id),
  ]);
  nameShownTags(chosenListTags(store.id, { kind: "featured" }, products));
  const near = suggestions?.keywords ?? [];
  return (
    <NothingFound
      store={store}
      text={text ?? null}
      keywords={near.length > 0 ? near : store.setting.searchKeywords}
      areNear={near.length > 0}
      categories={categories}
      products={products}
      now={today}
    />
  );
}
