import type { ListSort } from "@/lib/domain/catalogue/list-query";
import { SORT_TEXTS, sortFieldTexts } from "./texts";

export function SortField({ sorts, chosen }: { sorts: readonly ListSort[]; chosen: ListSort }) {
  return (
    <label className="flex items-center justify-between gap-3 border-b border-line py-4 text-sm">
      <span className="font-medium">{sortFieldTexts.label}</span>
      <select
        name="sort_by"
        defaultValue={chosen === sorts[0] ? "" : chosen}
        className="h-11 w-40 border border-line bg-paper px-3 focus:border-ink"
      >
        {sorts.map((sort, index) => (
          // The first sort order is the default, so it needs no value in the URL.
          <option key={sort} value={index === 0 ? "" : sort}>
            {SORT_TEXTS[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
