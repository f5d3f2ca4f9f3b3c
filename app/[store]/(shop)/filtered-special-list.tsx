import { connection } from "next/server";
import { getListFilters } from "@/lib/cached/catalogue";
import { getListPage } from "@/lib/cached/list-page";
import { getStore } from "@/lib/cached/store";
import { chosenListTags } from "@/lib/cached/tags-of";
import { parseListChoice } from "@/lib/domain/catalogue/list-query";
import type { SpecialList } from "@/lib/domain/catalogue/special-lists";
import { queryEntries } from "@/lib/domain/site/query-entries";
import type { StoreId } from "@/lib/domain/store/id";
import { nameShownTags } from "@/lib/server/front/shown-tags";
import { SpecialListPage } from "./special-list-page";

type FilteredSpecialListProps = {
  storeId: StoreId;
  kind: SpecialList;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A special list with a page number, sort order or filter in its URL. Next.js renders it for each request. */
export async function FilteredSpecialList({ storeId, kind, searchParams }: FilteredSpecialListProps) {
  await connection();
  const store = await getStore(storeId);
  if (!store) return null;
  const choice = parseListChoice(queryEntries(await searchParams), store.setting);
  const scope = { kind } as const;
  const whole = await getListFilters(storeId, scope);
  const { list, filters } = await getListPage(store, { ...choice, scope }, whole);
  nameShownTags(chosenListTags(storeId, scope, list.products));
  return <SpecialListPage store={store} kind={kind} choice={choice} list={list} filters={filters} />;
}
