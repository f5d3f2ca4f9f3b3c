"use client";
import type { FilterGroup } from "@/lib/domain/catalogue/filter";
import { filterTexts } from "./texts";

const SHOWN_AT_FIRST = 8;

/**
 * The checkboxes of one filter group, with the number of products for each; a long group is collapsed after the first
 * few. It is a client component because its props are a tenth of the size of its HTML, which a server component would
 * send twice.
 */
export function FilterFields({ group }: { group: FilterGroup }) {
  const shown = group.options.slice(0, SHOWN_AT_FIRST);
  const folded = group.options.slice(SHOWN_AT_FIRST);
  const isOpen = group.options.some((option) => option.isChosen);
  return (
    <fieldset className="border-b border-line py-5">
      <legend className="float-start mb-3 w-full text-sm font-medium">{group.name}</legend>
      <div className="clear-both">
        {shown.map((option) => (
          <FilterOption key={option.slug} groupId={group.id} option={option} />
        ))}
        {folded.length > 0 && (
          <details open={isOpen && folded.some((option) => option.isChosen)}>
            <summary className="link-underline py-2 text-[0.8125rem] text-muted">
              {filterTexts.more(folded.length)}
            </summary>
            {folded.map((option) => (
              <FilterOption key={option.slug} groupId={group.id} option={option} />
            ))}
          </details>
        )}
      </div>
    </fieldset>
  );
}

function FilterOption({ groupId, option }: { groupId: string; option: FilterGroup["options"][number] }) {
  const isEmpty = option.count === 0 && !option.isChosen;
  return (
    <label className={`flex min-h-9 items-center gap-3 text-sm ${isEmpty ? "text-muted/60" : ""}`}>
      <input
        type="checkbox"
        name={`filter.${groupId}`}
        value={option.slug}
        defaultChecked={option.isChosen}
        disabled={isEmpty}
        className="size-4 accent-ink"
      />
      {option.swatch && (
        <span
          aria-hidden="true"
          className="size-4 rounded-full border border-line"
          style={{ background: option.swatch }}
        />
      )}
      {option.name}
      <span className="tabular ms-auto text-[0.8125rem] text-muted">{option.count}</span>
    </label>
  );
}
