import { Group, Select, Stack, TextInput } from "@mantine/core";
import { HIGHLIGHT_ICONS, type Highlight, MAX_HIGHLIGHTS } from "@/lib/domain/product/highlight";
import { EntryList, type EntryListProps } from "../../form/entry-list";
import { FileInput } from "../../form/file-input";
import { NamedText } from "../../form/named-text";
import { Field, useDraft, useFault } from "./field";
import { formTexts, ICON_NAMES } from "./texts";

const EMPTY_HIGHLIGHT: Highlight = { icon: "check", text: "" };

type Lists = "highlights" | "footnotes" | "faqs" | "files";
type ProductListProps<Entry> = Omit<EntryListProps<Entry>, "fault"> & { name: Lists };

function ProductList<Entry>({ name, ...list }: ProductListProps<Entry>) {
  const fault = useFault(name);
  return (
    <Field name={name}>
      <EntryList {...list} fault={fault} />
    </Field>
  );
}

/** What stands on the page of the product besides its description. */
export function ProductLists() {
  const { draft } = useDraft();
  const { highlights, footnotes, faqs, files } = draft.values;
  return (
    <Stack gap="md">
      <ProductList
        name="highlights"
        label={formTexts.highlights}
        entries={highlights}
        empty={() => EMPTY_HIGHLIGHT}
        max={MAX_HIGHLIGHTS}
        onChange={(entries) => draft.set("highlights", entries)}
      >
        {(entry, change) => (
          <Group gap="xs" align="end">
            <Select
              size="md"
              w={130}
              label={formTexts.highlightIcon}
              data={HIGHLIGHT_ICONS.map((icon) => ({ value: icon, label: ICON_NAMES[icon] }))}
              value={entry.icon}
              allowDeselect={false}
              onChange={(icon) => icon && change({ ...entry, icon: icon as typeof entry.icon })}
            />
            <TextInput
              size="md"
              className="grow"
              label={formTexts.highlightText}
              maxLength={80}
              value={entry.text}
              onChange={({ currentTarget }) => change({ ...entry, text: currentTarget.value })}
            />
          </Group>
        )}
      </ProductList>
      <ProductList
        name="footnotes"
        label={formTexts.footnotes}
        entries={footnotes}
        empty={() => ({ name: "", value: "" })}
        onChange={(entries) => draft.set("footnotes", entries)}
      >
        {(entry, change) => (
          <NamedText
            names={[formTexts.footnoteName, formTexts.footnoteText]}
            values={[entry.name, entry.value]}
            onChange={([name, value]) => change({ name, value })}
          />
        )}
      </ProductList>
      <ProductList
        name="faqs"
        label={formTexts.faqs}
        entries={faqs}
        empty={() => ({ question: "", answer: "" })}
        onChange={(entries) => draft.set("faqs", entries)}
      >
        {(entry, change) => (
          <NamedText
            names={[formTexts.question, formTexts.answer]}
            values={[entry.question, entry.answer]}
            onChange={([question, answer]) => change({ question, answer })}
          />
        )}
      </ProductList>
      <ProductList
        name="files"
        label={formTexts.files}
        entries={files}
        empty={() => ({ name: "", src: "" })}
        max={20}
        onChange={(entries) => draft.set("files", entries)}
      >
        {(entry, change) => (
          <>
            <TextInput
              size="md"
              label={formTexts.fileName}
              maxLength={255}
              value={entry.name}
              onChange={({ currentTarget }) => change({ ...entry, name: currentTarget.value })}
            />
            <FileInput
              label={formTexts.filePath}
              accept="application/pdf,video/mp4,video/webm"
              name={entry.name || formTexts.files}
              value={entry.src}
              onChange={(src) => change({ ...entry, src })}
            />
          </>
        )}
      </ProductList>
    </Stack>
  );
}
