import { Select } from "@mantine/core";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";

type CategoryChoiceProps = { label: string; value: string; onChange: (slug: string) => void };

/** One category of the shop. One that is no longer there stays chosen, by what names it. */
export function CategoryChoice({ label, value, onChange }: CategoryChoiceProps) {
  const { data } = useCall<CategoryTreeAnswer>("/api/owner/categories");
  const known = data ? rowsOf(data).map(({ category }) => ({ value: category.slug, label: category.name })) : [];
  const isKnown = value === "" || known.some((each) => each.value === value);
  return (
    <Select
      size="md"
      searchable
      allowDeselect={false}
      label={label}
      data={isKnown ? known : [...known, { value, label: value }]}
      value={value || null}
      onChange={(slug) => slug && onChange(slug)}
    />
  );
}
