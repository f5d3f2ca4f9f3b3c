"use client";
import type { FilterGroup } from "@/lib/domain/catalogue/filter";
import { filterMarkup } from "./filter-markup";

/**
 * The checkboxes of one filter group. Their inside is HTML and not React elements, of which a list has hundreds (decision
 * 50), and a client component, because its props are a tenth of the size of that HTML, which a server component would send
 * twice.
 */
export function FilterFields({ group }: { group: FilterGroup }) {
  return (
    <fieldset
      className="border-b border-line py-5"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
      dangerouslySetInnerHTML={{ __html: filterMarkup(group).html }}
    />
  );
}
