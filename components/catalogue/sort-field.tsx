import type { ListSort } from "@/lib/domain/catalogue/list-query";

const SORT_TEXTS: Record<ListSort, string> = {
  relevance: "Best match first",
  latest: "Latest first",
  price_asc: "Price, low to high",
  price_desc: "Price, high to low",
};

export function SortField({ sorts, chosen }: { sorts: readonly ListSort[]; chosen: ListSort }) {
  return (
    <label className="flex items-center justify-between gap-3 border-b border-line py-4 text-sm">
      <span className="font-medium">Order</span>
      <select
        name="sort_by"
        defaultValue={chosen === sorts[0] ? "" : chosen}
        className="h-11 border border-line bg-paper px-3 focus:border-ink"
      >
        {sorts.map((sort, index) => (
          // The first is what the list does by itself, so its value stays out of the address.
          <option key={sort} value={index === 0 ? "" : sort}>
            {SORT_TEXTS[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
