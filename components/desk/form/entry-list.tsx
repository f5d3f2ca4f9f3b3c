import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { fieldTexts } from "./texts";

export type EntryListProps<Entry> = {
  label: string;
  entries: readonly Entry[];
  /** Makes what is added. */
  empty: () => Entry;
  max?: number;
  fault?: string | undefined;
  /** Whether the order means something, so that entries can be moved. */
  isOrdered?: boolean;
  /** Whether entries can only be read. */
  isFixed?: boolean;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, change: (changed: Entry) => void, position: number) => ReactNode;
};

/** Entries one below the other, each with its fields and a way to remove it. */
export function EntryList<Entry>({
  label,
  entries,
  empty,
  max = 30,
  fault,
  isOrdered = false,
  isFixed = false,
  onChange,
  children,
}: EntryListProps<Entry>) {
  const up = (index: number) =>
    onChange(entries.toSpliced(index - 1, 2, ...entries.slice(index, index + 1), ...entries.slice(index - 1, index)));
  return (
    <Fieldset legend={label}>
      <Stack gap="md">
        {entries.map((entry, index) => (
          // Entries have no id, and those after a removed one take its inputs with their own values.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Stack key={index} gap="xs">
            {children(entry, (changed) => onChange(entries.with(index, changed)), index + 1)}
            <Group gap="xs" hidden={isFixed}>
              {isOrdered && (
                <Button
                  size="md"
                  variant="default"
                  disabled={index === 0}
                  aria-label={fieldTexts.earlierEntry(label, index + 1)}
                  onClick={() => up(index)}
                >
                  {fieldTexts.earlier}
                </Button>
              )}
              <Button
                size="md"
                variant="default"
                aria-label={fieldTexts.removeEntry(label, index + 1)}
                onClick={() => onChange(entries.toSpliced(index, 1))}
              >
                {fieldTexts.remove}
              </Button>
            </Group>
          </Stack>
        ))}
        {fault && (
          <Text c="red" size="sm">
            {fault}
          </Text>
        )}
        {entries.length < max && !isFixed && (
          <Group>
            <Button
              size="md"
              variant="default"
              aria-label={fieldTexts.addEntry(label)}
              onClick={() => onChange([...entries, empty()])}
            >
              {fieldTexts.addEntryShort}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}
