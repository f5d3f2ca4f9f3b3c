import { useSearchParams } from "next/navigation";
import { withBasePath } from "@/lib/domain/site/base-path";

/**
 * What a list is filtered by. It is in the address, so that a list can be shared, reloaded and come back to. `query` is
 * what the list's call is asked with; empty without any filter. A new filter begins at the first page.
 */
export function useListFilter<const Name extends string>(href: `/desk/${string}`, names: readonly Name[]) {
  const address = useSearchParams();
  const fields: readonly (Name | "page")[] = [...names, "page"];
  const filter = Object.fromEntries(fields.map((name) => [name, address.get(name) ?? ""])) as Filter<Name>;
  const show = (changed: Partial<Filter<Name>>) => {
    const query = queryOf({ ...filter, page: "", ...changed });
    // Typing is answered a moment later, and must not bring back a list that somebody has left meanwhile.
    if (window.location.pathname !== withBasePath(href)) return;
    window.history.replaceState(null, "", withBasePath(`${href}${query && `?${query}`}`));
  };
  return {
    filter,
    query: queryOf(filter),
    isFiltered: queryOf({ ...filter, page: "" }) !== "",
    show,
    showPage: (page: number) => show({ page: page > 1 ? `${page}` : "" } as Partial<Filter<Name>>),
  };
}

type Filter<Name extends string> = Record<Name | "page", string>;

const queryOf = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "")).toString();
