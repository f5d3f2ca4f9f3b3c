import { getListFilters, getProductList } from "@/lib/cached/catalogue";
import { getStore } from "@/lib/cached/store";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { SpecialList } from "@/lib/domain/catalogue/special-lists";
import type { StoreId } from "@/lib/domain/store/id";
import { SpecialListPage } from "./special-list-page";

/** A special list without filters: rendered once and cached for all visitors. */
export async function WholeSpecialList({ storeId, kind }: { storeId: StoreId; kind: SpecialList }) {
  const store = await getStore(storeId);
  if (!store) return null;
  const scope = { kind } as const;
  const [list, filters] = await Promise.all([getProductList(storeId, scope), getListFilters(storeId, scope)]);
  return <SpecialListPage store={store} kind={kind} choice={NOTHING_CHOSEN} list={list} filters={filters} />;
}
