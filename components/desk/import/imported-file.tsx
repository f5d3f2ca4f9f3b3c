import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { rememberChoice, rememberedChoice } from "@/lib/browser/desk/column-choices";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import type { Field } from "@/lib/domain/product-import/columns";
import { type ColumnChoice, mappedTable, withCells } from "@/lib/domain/product-import/mapped-table";
import { isSeparatorWrong, readProducts } from "@/lib/domain/product-import/read-products";
import { Section } from "../section";
import { ChosenColumns } from "./chosen-columns";
import { Faults } from "./faults";
import type { OpenedFile } from "./read-file";
import { Send } from "./send";
import { importTexts } from "./texts";

type ImportedFileProps = { file: OpenedFile; onImported: () => void; onClose: () => void };

/** A file that is open: what its columns are, what is wrong in it, and what it would change. */
export function ImportedFile({ file, onImported, onClose }: ImportedFileProps) {
  const { header } = file.table;
  const [rows, setRows] = useState(file.table.rows);
  const [choice, setChoice] = useState(() => rememberedChoice(header));
  const [isDone, setDone] = useState(false);
  useUnsaved(!isDone);
  const table = useMemo(() => mappedTable({ header, rows }, choice), [header, rows, choice]);
  const needed = isSeparatorWrong(header) ? importTexts.separator : neededColumn(choice);
  const reading = useMemo(() => readProducts(table), [table]);
  const choose = (index: number, field: Field | null) => {
    setChoice(choice.map((before, at) => (at === index ? field : before)));
    rememberChoice(header[index] ?? "", field);
  };
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text fw={500}>{importTexts.file(file.name, rows.length)}</Text>
        <Button variant="subtle" onClick={onClose}>
          {importTexts.another}
        </Button>
      </Group>
      {file.isFromWooCommerce && <Text>{importTexts.woocommerce}</Text>}
      <Section title={importTexts.columns} why={importTexts.columnsWhy}>
        <ChosenColumns header={header} rows={rows} choice={choice} isOpen={needed !== null} onChoose={choose} />
        {!needed && !choice.includes("handle") && <Text size="sm">{importTexts.handlesMade}</Text>}
      </Section>
      {needed ? (
        <Alert role="alert" color="red" variant="light">
          <Text>{needed}</Text>
        </Alert>
      ) : (
        <>
          <Faults
            fileName={file.name}
            header={header}
            table={table}
            reading={reading}
            onChange={(changes) => setRows(withCells(rows, changes))}
          />
          <Send
            reading={reading}
            onDone={() => {
              setDone(true);
              onImported();
            }}
            onClose={onClose}
          />
        </>
      )}
    </Stack>
  );
}

/** What is asked for if a column is missing without which nothing can be imported. */
function neededColumn(choice: ColumnChoice): string | null {
  if (!choice.includes("title")) return importTexts.nameNeeded;
  return choice.includes("price") ? null : importTexts.priceNeeded;
}
