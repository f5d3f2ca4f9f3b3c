import { ColorInput, Group, Stack, Text, TextInput } from "@mantine/core";
import { EntryList } from "../form/entry-list";
import { SETTING_TEXTS } from "./setting-texts";
import { listTexts } from "./texts";

type Colour = { name: string; code: string };
type Tag = { name: string; content: string };
type ListProps<Entry> = { value: unknown; onChange: (entries: Entry[]) => void };

const entriesIn = <Entry,>(value: unknown) => (Array.isArray(value) ? value : []) as Entry[];

/** Names of colours with their swatches. */
export function Colours({ value, onChange }: ListProps<Colour>) {
  const { label, help } = SETTING_TEXTS.color_list;
  return (
    <Stack gap="xs">
      <EntryList
        label={label}
        entries={entriesIn<Colour>(value)}
        empty={(): Colour => ({ name: "", code: "" })}
        max={200}
        isOrdered
        isCompact
        onChange={onChange}
      >
        {(colour, change) => (
          <Group gap="xs" grow align="end">
            <TextInput
              size="md"
              label={listTexts.colour}
              maxLength={60}
              value={colour.name}
              onChange={({ currentTarget }) => change({ ...colour, name: currentTarget.value })}
            />
            <ColorInput
              size="md"
              withEyeDropper={false}
              label={listTexts.swatch}
              value={colour.code}
              onChange={(code) => change({ ...colour, code: code.toLowerCase() })}
            />
          </Group>
        )}
      </EntryList>
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}

/** Meta tags that prove to a service whose shop it is. */
export function Tags({ value, onChange }: ListProps<Tag>) {
  const { label, help } = SETTING_TEXTS["analytics_details.vcodes"];
  return (
    <Stack gap="xs">
      <EntryList
        label={label}
        entries={entriesIn<Tag>(value)}
        empty={(): Tag => ({ name: "google-site-verification", content: "" })}
        max={20}
        onChange={onChange}
      >
        {(tag, change) => (
          <Group gap="xs" grow align="end">
            <TextInput
              size="md"
              label={listTexts.tag}
              maxLength={100}
              value={tag.name}
              onChange={({ currentTarget }) => change({ ...tag, name: currentTarget.value })}
            />
            <TextInput
              size="md"
              label={listTexts.tagContent}
              maxLength={300}
              value={tag.content}
              onChange={({ currentTarget }) => change({ ...tag, content: currentTarget.value })}
            />
          </Group>
        )}
      </EntryList>
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}
