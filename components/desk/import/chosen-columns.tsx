import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FIELDS, type Field, type ImportRow } from "@/lib/domain/product-import/columns";
import type { ColumnChoice } from "@/lib/domain/product-import/mapped-table";
import { FIELD_NAMES, importTexts } from "./texts";

const CHOICES = [
  { value: "", label: importTexts.unused },
  ...FIELDS.map((value) => ({ value, label: FIELD_NAMES[value] })),
];
const EXAMPLE_LENGTH = 40;

type ChosenColumnsProps = {
  header: readonly string[];
  rows: readonly ImportRow[];
  choice: ColumnChoice;
  /** Whether they are shown from the start: something has to be chosen. */
  isOpen: boolean;
  onChoose: (index: number, field: Field | null) => void;
};

/** What each column is, with a cell of it as an example. */
export function ChosenColumns({ header, rows, choice, isOpen, onChoose }: ChosenColumnsProps) {
  // What is open stays so when the last choice is made, to be looked at.
  const [isAsked, setAsked] = useState(isOpen);
  const isShown = isOpen || isAsked;
  return (
    <>
      <Group>
        <Button variant="default" aria-expanded={isShown} onClick={() => setAsked(!isAsked)} disabled={isOpen}>
          {isShown ? importTexts.hideColumns : importTexts.showColumns}
        </Button>
      </Group>
      {isShown && (
        <Stack component="ul" gap="xs" p={0} m={0} className="list-none">
          {header.map((heading, index) => {
            const example = rows.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim() ?? "";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other id, and do not move
              <Group component="li" key={`${index} ${heading}`} justify="space-between" gap="sm">
                <div className="min-w-0 flex-1">
                  <Text fw={500} className="[overflow-wrap:anywhere]">
                    {heading}
                  </Text>
                  {example && (
                    <Text size="sm" className="[overflow-wrap:anywhere]">
                      {importTexts.example(
                        example.length > EXAMPLE_LENGTH ? `${example.slice(0, EXAMPLE_LENGTH)}…` : example,
                      )}
                    </Text>
                  )}
                </div>
                <Select
                  size="md"
                  w={{ base: "100%", xs: 240 }}
                  aria-label={importTexts.columnIs(heading)}
                  data={CHOICES}
                  searchable
                  allowDeselect={false}
                  value={choice[index] ?? ""}
                  onChange={(field) => onChoose(index, FIELDS.find((known) => known === field) ?? null)}
                />
              </Group>
            );
          })}
        </Stack>
      )}
    </>
  );
}
