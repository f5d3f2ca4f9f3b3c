import { Card, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { StoredSeo } from "@/lib/contracts/site/seo-details";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { productPath } from "@/lib/domain/product/path";
import { toSlug } from "@/lib/domain/product-import/slug";
import { Field, useDraft } from "./field";
import { formTexts } from "./texts";

/** About as many characters as search engines show. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 155;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

/** What search engines are told, with how a result may look. */
export function SeoFields({ store }: { store: StoreAnswer }) {
  const { draft } = useDraft();
  const { seo, name, summary, slug } = draft.values;
  const set = (change: StoredSeo) => draft.set("seo", { ...seo, ...change });
  const title = seo.page_title || [name, store.name].filter(Boolean).join(" | ");
  return (
    <Field name="seo">
      <Stack gap="md">
        <TextInput
          size="md"
          label={formTexts.pageTitle}
          description={formTexts.pageTitleHint}
          maxLength={200}
          value={seo.page_title ?? ""}
          onChange={({ currentTarget }) => set({ page_title: currentTarget.value })}
        />
        <Textarea
          size="md"
          label={formTexts.metaDescription}
          description={formTexts.metaDescriptionHint}
          autosize
          minRows={2}
          maxLength={500}
          value={seo.meta_desc ?? ""}
          onChange={({ currentTarget }) => set({ meta_desc: currentTarget.value })}
        />
        <TextInput
          size="md"
          label={formTexts.heading}
          description={formTexts.headingHint}
          maxLength={200}
          value={seo.h1_tag ?? ""}
          onChange={({ currentTarget }) => set({ h1_tag: currentTarget.value })}
        />
        <Card withBorder padding="sm" role="img" aria-label={formTexts.preview}>
          <Text size="sm">{`${store.origin.replace(/^https?:\/\//, "")}${productPath(slug || toSlug(name))}`}</Text>
          <Text fw={500}>{cut(title, SHOWN_TITLE)}</Text>
          <Text size="sm">{cut(seo.meta_desc || summary, SHOWN_DESCRIPTION)}</Text>
        </Card>
      </Stack>
    </Field>
  );
}
