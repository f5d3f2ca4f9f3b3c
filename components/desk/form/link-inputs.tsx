import { Select, SimpleGrid, TextInput } from "@mantine/core";
import type { StoredLink } from "@/lib/contracts/content/stored-link";
import { LINK_KINDS, linkTexts } from "./texts";

type Choice = { key: string; name: string };
type LinkInputsProps = {
  link: StoredLink;
  /** Says to which entry it belongs, for those who do not see it beside the others. */
  name: string;
  categories: readonly Choice[];
  onChange: (link: StoredLink) => void;
};

const EMPTY_LINKS: { [Kind in StoredLink["link_type"]]: Extract<StoredLink, { link_type: Kind }> } = {
  category: { link_type: "category", slug: "" },
  product: { link_type: "product", slug: "" },
  internal: { link_type: "internal", path: "/" },
  external: { link_type: "external", url: "https://" },
};

/** Where a link leads: to a category, to a product by its address, to a page of the shop or to another site. */
export function LinkInputs({ link, name, categories, onChange }: LinkInputsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className="items-end">
      <Select
        size="md"
        label={linkTexts.kind(name)}
        data={LINK_KINDS}
        value={link.link_type}
        allowDeselect={false}
        onChange={(kind) => kind && onChange(EMPTY_LINKS[kind as StoredLink["link_type"]])}
      />
      <Target link={link} name={name} categories={categories} onChange={onChange} />
    </SimpleGrid>
  );
}

function Target({ link, name, categories, onChange }: LinkInputsProps) {
  switch (link.link_type) {
    case "category": {
      const isKnown = link.slug === "" || categories.some(({ key }) => key === link.slug);
      const known = categories.map((each) => ({ value: each.key, label: each.name }));
      return (
        <Select
          size="md"
          searchable
          label={linkTexts.category(name)}
          data={isKnown ? known : [...known, { value: link.slug, label: link.slug }]}
          value={link.slug || null}
          allowDeselect={false}
          onChange={(slug) => onChange({ ...link, slug: slug ?? "" })}
        />
      );
    }
    case "product":
      return (
        <TextInput
          size="md"
          label={linkTexts.product(name)}
          value={link.slug}
          onChange={({ currentTarget }) => onChange({ ...link, slug: currentTarget.value.trim() })}
        />
      );
    case "internal":
      return (
        <TextInput
          size="md"
          label={linkTexts.path(name)}
          value={link.path}
          onChange={({ currentTarget }) => onChange({ ...link, path: currentTarget.value.trim() })}
        />
      );
    case "external":
      return (
        <TextInput
          size="md"
          label={linkTexts.url(name)}
          value={link.url}
          onChange={({ currentTarget }) => onChange({ ...link, url: currentTarget.value.trim() })}
        />
      );
  }
}
