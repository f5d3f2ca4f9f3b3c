import { Select, SimpleGrid } from "@mantine/core";
import type { SourceForm } from "@/lib/contracts/shop-window/content-form";
import { contentTexts, SOURCE_NAMES } from "./texts";

type Kind = SourceForm["kind"];
const KINDS = Object.keys(SOURCE_NAMES) as Kind[];

type SourceInputsProps = {
  /** Says whose products they are, if there are several. */
  name: string;
  source: SourceForm;
  categories: readonly { key: string; name: string }[];
  onChange: (source: SourceForm) => void;
};

/** The list from which products are taken. */
export function SourceInputs({ name, source, categories, onChange }: SourceInputsProps) {
  const choose = (kind: Kind) => onChange(kind === "category" ? { kind, slug: categories[0]?.key ?? "" } : { kind });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className="items-end">
      <Select
        size="md"
        allowDeselect={false}
        label={contentTexts.products(name)}
        data={KINDS.map((kind) => ({ value: kind, label: SOURCE_NAMES[kind] }))}
        value={source.kind}
        onChange={(kind) => choose(KINDS.find((each) => each === kind) ?? "all")}
      />
      {source.kind === "category" && (
        <Select
          size="md"
          searchable
          allowDeselect={false}
          label={contentTexts.fromCategory(name)}
          data={categories.map((category) => ({ value: category.key, label: category.name }))}
          value={source.slug}
          onChange={(slug) => onChange({ kind: "category", slug: slug ?? "" })}
        />
      )}
    </SimpleGrid>
  );
}
