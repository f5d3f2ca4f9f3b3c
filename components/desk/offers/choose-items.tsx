import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { ProductsAnswer } from "@/lib/contracts/product/desk-calls";
import { offerTexts } from "./texts";

type ChooseProps = { chosen: string[]; onChange: (ids: string[]) => void };

const PAUSE_MS = 250;

/** The categories on which an offer is. */
export function ChooseCategories({ chosen, onChange }: ChooseProps) {
  const { data } = useCall<CategoryTreeAnswer>("/api/owner/categories");
  const rows = data ? rowsOf(data) : [];
  return (
    <MultiSelect
      size="md"
      searchable
      required
      label={offerTexts.whichCategories}
      description={offerTexts.whichCategoriesHint}
      inputWrapperOrder={["label", "input", "description"]}
      data={rows.map(({ category, level }) => ({ value: category.id, label: `${"– ".repeat(level)}${category.name}` }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

/** The products on which an offer is, found by name or SKU. */
export function ChooseProducts({ chosen, onChange }: ChooseProps) {
  const [sought, setSought] = useState("");
  const [q] = useDebouncedValue(sought, PAUSE_MS);
  // Names of what was chosen, which the next search may not find any more.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { data } = useCall<ProductsAnswer>(`/api/owner/products?q=${encodeURIComponent(q)}`);
  const found = new Map(data?.list.map(({ _id, name }) => [_id, name]));
  const shown = new Map([...found, ...chosen.map((id) => [id, names.get(id) ?? found.get(id) ?? id] as const)]);
  return (
    <MultiSelect
      size="md"
      searchable
      required
      label={offerTexts.whichProducts}
      data={[...shown].map(([value, label]) => ({ value, label }))}
      // The shop has searched already.
      filter={({ options }) => options}
      searchValue={sought}
      onSearchChange={setSought}
      value={chosen}
      onChange={(ids) => {
        setNames(new Map(ids.map((id) => [id, shown.get(id) ?? id])));
        onChange(ids);
      }}
    />
  );
}
