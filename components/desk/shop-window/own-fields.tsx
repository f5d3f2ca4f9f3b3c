import { NumberInput, SegmentedControl, Select, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { ContentForm } from "@/lib/contracts/shop-window/content-form";
import { CALL_TONES } from "@/lib/domain/content/layout-segment";
import { EntryList } from "../form/entry-list";
import { FileInput } from "../form/file-input";
import { NamedText } from "../form/named-text";
import { OnePicture } from "../form/one-picture";
import { ItemList } from "./item-list";
import { kindOf } from "./kinds";
import { OptionalLink } from "./optional-link";
import { SourceInputs } from "./source-inputs";
import { contentTexts } from "./texts";

type OwnFieldsProps = {
  type: string;
  content: ContentForm;
  storeId: string;
  categories: readonly { key: string; name: string }[];
  set: (changes: ContentForm) => void;
};

/** What only this type of section has. */
export function OwnFields({ type, content, storeId, categories, set }: OwnFieldsProps) {
  switch (type) {
    case "featured_product":
      return (
        <SourceInputs
          name=""
          source={content.source ?? { kind: "all" }}
          categories={categories}
          onChange={(source) => set({ source })}
        />
      );
    case "multiple_featured_product":
      return (
        <EntryList
          label={contentTexts.tabs}
          entries={content.multitab_list ?? []}
          empty={() => ({ name: "", source: { kind: "new_arrivals" } as const })}
          max={6}
          isOrdered
          onChange={(tabs) => set({ multitab_list: tabs })}
        >
          {(tab, change, position) => (
            <>
              <TextInput
                size="md"
                label={contentTexts.tab}
                maxLength={60}
                value={tab.name}
                onChange={({ currentTarget }) => change({ ...tab, name: currentTarget.value })}
              />
              <SourceInputs
                name={tab.name || contentTexts.entry(position)}
                source={tab.source}
                categories={categories}
                onChange={(source) => change({ ...tab, source })}
              />
            </>
          )}
        </EntryList>
      );
    case "picture_tabs":
      return (
        <EntryList
          label={contentTexts.tabs}
          entries={content.tab_list ?? []}
          empty={() => ({ name: "", image_list: [{}] })}
          max={6}
          isOrdered
          onChange={(tabs) => set({ tab_list: tabs })}
        >
          {(tab, change) => (
            <>
              <TextInput
                size="md"
                label={contentTexts.tab}
                maxLength={60}
                value={tab.name}
                onChange={({ currentTarget }) => change({ ...tab, name: currentTarget.value })}
              />
              <ItemList
                kind={kindOf(type)}
                label={tab.name}
                items={tab.image_list}
                storeId={storeId}
                categories={categories}
                onChange={(items) => change({ ...tab, image_list: items })}
              />
            </>
          )}
        </EntryList>
      );
    case "categories":
      return (
        <EntryList
          label={contentTexts.categories}
          entries={content.category_list ?? []}
          empty={() => ({ link_type: "category" as const, slug: categories[0]?.key ?? "" })}
          max={24}
          isOrdered
          isCompact
          onChange={(list) => set({ category_list: list })}
        >
          {(entry, change, position) => (
            <Select
              size="md"
              searchable
              allowDeselect={false}
              label={contentTexts.entry(position)}
              data={categories.map(({ key, name }) => ({ value: key, label: name }))}
              value={entry.slug}
              onChange={(slug) => change({ ...entry, slug: slug ?? "" })}
            />
          )}
        </EntryList>
      );
    case "highlighted_section":
      return (
        <Stack gap={4}>
          <Text fw={500}>{contentTexts.side}</Text>
          <SegmentedControl
            size="md"
            aria-label={contentTexts.side}
            data={[
              { value: "left", label: contentTexts.left },
              { value: "right", label: contentTexts.right },
            ]}
            value={content.picture_side ?? "left"}
            onChange={(side) => set({ picture_side: side === "right" ? "right" : "left" })}
          />
        </Stack>
      );
    case "blogs":
      return (
        <NumberInput
          size="md"
          label={contentTexts.posts}
          min={1}
          max={10}
          allowDecimal={false}
          value={content.limit ?? 3}
          onChange={(limit) => set({ limit: Number(limit) || 1 })}
        />
      );
    case "flexible":
      return (
        <Textarea
          size="md"
          label={contentTexts.html}
          autosize
          minRows={6}
          maxRows={20}
          value={content.content ?? ""}
          onChange={({ currentTarget }) => set({ content: currentTarget.value })}
        />
      );
    case "video_section": {
      const video = content.video ?? { src: "", poster: null };
      return (
        <>
          <FileInput
            label={contentTexts.video}
            name={contentTexts.video}
            accept="video/mp4,video/webm"
            value={video.src}
            onChange={(src) => set({ video: { ...video, src } })}
          />
          <OnePicture
            storeId={storeId}
            label={contentTexts.poster}
            picture={video.poster}
            onChange={(poster) => set({ video: { ...video, poster } })}
          />
        </>
      );
    }
    case "faq":
      return (
        <EntryList
          label={contentTexts.faqs}
          entries={content.faq_list ?? []}
          empty={() => ({ question: "", answer: "" })}
          isOrdered
          onChange={(list) => set({ faq_list: list })}
        >
          {(faq, change) => (
            <NamedText
              names={[contentTexts.question, contentTexts.answer]}
              values={[faq.question, faq.answer]}
              onChange={([question, answer]) => change({ question, answer })}
            />
          )}
        </EntryList>
      );
    case "call_to_action":
      return (
        <>
          <Textarea
            size="md"
            label={contentTexts.text}
            autosize
            minRows={2}
            maxLength={1_000}
            value={content.text ?? ""}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
          <Select
            size="md"
            label={contentTexts.tone}
            allowDeselect={false}
            data={CALL_TONES.map((tone) => ({ value: tone, label: contentTexts[tone] }))}
            value={content.tone ?? "sand"}
            onChange={(tone) => set({ tone: CALL_TONES.find((each) => each === tone) ?? "sand" })}
          />
          <OptionalLink
            label={contentTexts.withButton(contentTexts.text)}
            name={contentTexts.text}
            link={content.link ?? null}
            categories={categories}
            onChange={(link) => set({ link })}
            button={{ text: content.btn_text ?? "", onChange: (text) => set({ btn_text: text }) }}
          />
        </>
      );
    default:
      return null;
  }
}
