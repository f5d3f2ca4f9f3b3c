import { Card, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { StoredSeo } from "@/lib/contracts/site/seo-details";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { seoTexts } from "./texts";

/** About as many characters as search engines show. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 155;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

type SeoInputsProps = {
  store: StoreAnswer;
  seo: StoredSeo;
  /** What stands for the title and the description where they are empty. */
  name: string;
  summary: string;
  /** The path of the page. */
  path: string;
  onChange: (seo: StoredSeo) => void;
};

/** What search engines are told, with how a result may look. */
export function SeoInputs({ store, seo, name, summary, path, onChange }: SeoInputsProps) {
  const set = (change: StoredSeo) => onChange({ ...seo, ...change });
  const title = seo.page_title || [name, store.name].filter(Boolean).join(" | ");
  return (
    <Stack gap="md">
      <TextInput
        size="md"
        label={seoTexts.pageTitle}
        description={seoTexts.pageTitleHint}
        maxLength={200}
        value={seo.page_title ?? ""}
        onChange={({ currentTarget }) => set({ page_title: currentTarget.value })}
      />
      <Textarea
        size="md"
        label={seoTexts.metaDescription}
        description={seoTexts.metaDescriptionHint}
        autosize
        minRows={2}
        maxLength={500}
        value={seo.meta_desc ?? ""}
        onChange={({ currentTarget }) => set({ meta_desc: currentTarget.value })}
      />
      <TextInput
        size="md"
        label={seoTexts.heading}
        description={seoTexts.headingHint}
        maxLength={200}
        value={seo.h1_tag ?? ""}
        onChange={({ currentTarget }) => set({ h1_tag: currentTarget.value })}
      />
      <Card withBorder padding="sm" role="img" aria-label={seoTexts.preview}>
        <Text size="sm">{`${store.origin.replace(/^https?:\/\//, "")}${path}`}</Text>
        <Text fw={500}>{cut(title, SHOWN_TITLE)}</Text>
        <Text size="sm">{cut(seo.meta_desc || summary, SHOWN_DESCRIPTION)}</Text>
      </Card>
    </Stack>
  );
}
