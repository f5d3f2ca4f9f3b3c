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
  /** Whether an entry has so few fields that it stands on one line with its buttons. */
  isCompact?: boolean;
  /** Whether entries can only be read. */
  isFixed?: boolean;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, change: (changed: Entry) => void, position: number) => ReactNode;
};

const WHOLE = "flex flex-col gap-2.5";
const WHOLE_AFTER_ANOTHER = `${WHOLE} border-line border-t pt-5`;
const COMPACT = "grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2";

/** Entries one below the other, each with its fields and a way to remove it. */
export function EntryList<Entry>({
  label,
  entries,
  empty,
  max = 30,
  fault,
  isOrdered = false,
  isCompact = false,
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
          <div key={index} className={isCompact ? COMPACT : index > 0 ? WHOLE_AFTER_ANOTHER : WHOLE}>
            {children(entry, (changed) => onChange(entries.with(index, changed)), index + 1)}
            <Group gap="xs" hidden={isFixed} wrap="nowrap">
              {isOrdered && (
                <Button
                  size="md"
                  px={isCompact ? "sm" : "lg"}
                  variant="default"
                  disabled={index === 0}
                  aria-label={fieldTexts.earlierEntry(label, index + 1)}
                  onClick={() => up(index)}
                >
                  {isCompact ? "↑" : fieldTexts.earlier}
                </Button>
              )}
              <Button
                size="md"
                px={isCompact ? "sm" : "lg"}
                variant="default"
                aria-label={fieldTexts.removeEntry(label, index + 1)}
                onClick={() => onChange(entries.toSpliced(index, 1))}
              >
                {isCompact ? "×" : fieldTexts.remove}
              </Button>
            </Group>
          </div>
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
