import { Button, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { HIGHLIGHT_ICONS, type Highlight, MAX_HIGHLIGHTS } from "@/lib/domain/product/highlight";
import { Field, useDraft, useFault } from "./field";
import { formTexts, ICON_NAMES } from "./texts";

const EMPTY_HIGHLIGHT: Highlight = { icon: "check", text: "" };

type Lists = "highlights" | "footnotes" | "faqs" | "files";
type EntryListProps<Entry> = {
  name: Lists;
  label: string;
  entries: readonly Entry[];
  empty: Entry;
  max?: number;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, change: (changed: Entry) => void) => ReactNode;
};

/** Entries one below the other, each with its fields and a way to remove it. */
function EntryList<Entry>({ name, label, entries, empty, max = 30, onChange, children }: EntryListProps<Entry>) {
  const fault = useFault(name);
  return (
    <Field name={name}>
      <Fieldset legend={label}>
        <Stack gap="md">
          {entries.map((entry, index) => (
            // Entries have no id, and those after a removed one take its inputs with their own values.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Stack key={index} gap="xs">
              {children(entry, (changed) => onChange(entries.map((each, at) => (at === index ? changed : each))))}
              <Group>
                <Button
                  size="md"
                  variant="default"
                  aria-label={formTexts.removeEntry(label, index + 1)}
                  onClick={() => onChange(entries.filter((_, at) => at !== index))}
                >
                  {formTexts.remove}
                </Button>
              </Group>
            </Stack>
          ))}
          {fault && (
            <Text c="red" size="sm">
              {fault}
            </Text>
          )}
          {entries.length < max && (
            <Group>
              <Button
                size="md"
                variant="default"
                aria-label={formTexts.addEntry(label)}
                onClick={() => onChange([...entries, empty])}
              >
                {formTexts.addEntryShort}
              </Button>
            </Group>
          )}
        </Stack>
      </Fieldset>
    </Field>
  );
}

/** What stands on the page of the product besides its description. */
export function ProductLists() {
  const { draft } = useDraft();
  const { highlights, footnotes, faqs, files } = draft.values;
  return (
    <Stack gap="md">
      <EntryList
        name="highlights"
        label={formTexts.highlights}
        entries={highlights}
        empty={EMPTY_HIGHLIGHT}
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
      </EntryList>
      <EntryList
        name="footnotes"
        label={formTexts.footnotes}
        entries={footnotes}
        empty={{ name: "", value: "" }}
        onChange={(entries) => draft.set("footnotes", entries)}
      >
        {(entry, change) => (
          <NamedText
            names={[formTexts.footnoteName, formTexts.footnoteText]}
            values={[entry.name, entry.value]}
            onChange={([name, value]) => change({ name, value })}
          />
        )}
      </EntryList>
      <EntryList
        name="faqs"
        label={formTexts.faqs}
        entries={faqs}
        empty={{ question: "", answer: "" }}
        onChange={(entries) => draft.set("faqs", entries)}
      >
        {(entry, change) => (
          <NamedText
            names={[formTexts.question, formTexts.answer]}
            values={[entry.question, entry.answer]}
            onChange={([question, answer]) => change({ question, answer })}
          />
        )}
      </EntryList>
      <EntryList
        name="files"
        label={formTexts.files}
        entries={files}
        empty={{ name: "", src: "" }}
        max={20}
        onChange={(entries) => draft.set("files", entries)}
      >
        {(entry, change) => (
          <Group gap="xs" grow align="end">
            <TextInput
              size="md"
              label={formTexts.fileName}
              maxLength={255}
              value={entry.name}
              onChange={({ currentTarget }) => change({ ...entry, name: currentTarget.value })}
            />
            <TextInput
              size="md"
              label={formTexts.filePath}
              maxLength={255}
              value={entry.src}
              onChange={({ currentTarget }) => change({ ...entry, src: currentTarget.value })}
            />
          </Group>
        )}
      </EntryList>
    </Stack>
  );
}

type Pair = [heading: string, text: string];

function NamedText({ names, values, onChange }: { names: Pair; values: Pair; onChange: (values: Pair) => void }) {
  const [heading, text] = values;
  return (
    <>
      <TextInput
        size="md"
        label={names[0]}
        maxLength={300}
        value={heading}
        onChange={({ currentTarget }) => onChange([currentTarget.value, text])}
      />
      <Textarea
        size="md"
        label={names[1]}
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={({ currentTarget }) => onChange([heading, currentTarget.value])}
      />
    </>
  );
}
