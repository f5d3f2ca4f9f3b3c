import { Button, Group, Stack, Text } from "@mantine/core";
import { downloadText } from "@/lib/browser/desk/download";
import { csvLine } from "@/lib/contracts/codec/csv";
import { fieldOf, findColumns, type ImportTable } from "@/lib/domain/product-import/columns";
import type { RowIssue } from "@/lib/domain/product-import/issues";
import { findRepairs } from "@/lib/domain/product-import/mapped-table";
import type { ProductsReading } from "@/lib/domain/product-import/read-products";
import { Section } from "../section";
import { FaultyCell } from "./faulty-cell";
import { ROW_TEXTS, rowText } from "./row-texts";
import { importTexts } from "./texts";

/** So many rows with faults are in the document; the next come when these are mended. */
const SHOWN = 50;
const WARNINGS_SHOWN = 10;

type FaultsProps = {
  fileName: string;
  /** The headings as the file has them. */
  header: readonly string[];
  table: ImportTable;
  reading: ProductsReading;
  onChange: (changes: readonly { row: number; column: number; text: string }[]) => void;
};

/** The rows that cannot be imported, each with its faults beside its cells, to be mended here. */
export function Faults({ fileName, header, table, reading, onChange }: FaultsProps) {
  const { issues, warnings, products, slugs, leftOut } = reading;
  const lines = [...new Set(issues.map(({ line }) => line))];
  const repairs = findRepairs(table, issues);
  const columns = findColumns(table.header);
  const [repair] = repairs;
  const download = () => {
    const text = [
      [...header, "Reason"],
      ...leftOut.map(({ line, cells }) => [...header.map((_, at) => cells[at] ?? ""), reasonsOf(line, issues)]),
    ]
      .map(csvLine)
      .join("");
    downloadText(`${fileName.replace(/\.csv$/i, "")}.errors.csv`, text, "text/csv");
  };
  return (
    <>
      <Section title={importTexts.faults}>
        <Text role="status">
          {lines.length === 0
            ? importTexts.noFaults
            : importTexts.faultsCount(lines.length, slugs.size - products.length)}
        </Text>
        {repair && (
          <Group gap="sm">
            <Button
              variant="default"
              onClick={() => onChange(repairs.map(({ row, column, after }) => ({ row, column, text: after })))}
            >
              {importTexts.repair(repairs.length)}
            </Button>
            <Text size="sm" className="tabular">
              {importTexts.repairExample(repair.before, repair.after)}
            </Text>
          </Group>
        )}
        <Stack component="ul" gap="md" p={0} m={0} className="list-none">
          {lines.slice(0, SHOWN).map((line) => (
            <FaultyRow
              key={line}
              {...{ line, header, table }}
              issues={issues.filter((issue) => issue.line === line)}
              onChange={onChange}
            />
          ))}
        </Stack>
        {lines.length > SHOWN && <Text>{importTexts.moreFaults(lines.length - SHOWN)}</Text>}
        {leftOut.length > 0 && (
          <Group>
            <Button variant="subtle" onClick={download}>
              {importTexts.leftOutDownload}
            </Button>
          </Group>
        )}
      </Section>
      {warnings.length > 0 && (
        <Section title={importTexts.warnings}>
          <Stack component="ul" gap={4} p={0} m={0} className="list-none">
            {warnings.slice(0, WARNINGS_SHOWN).map((warning) => (
              <Text component="li" size="sm" key={`${warning.line} ${warning.code} ${warning.field}`}>
                {importTexts.row(
                  warning.line,
                  rowText(
                    warning,
                    table.rows.find(({ line }) => line === warning.line),
                    columns,
                  ),
                )}
              </Text>
            ))}
            {warnings.length > WARNINGS_SHOWN && (
              <Text component="li" size="sm">
                {importTexts.moreFaults(warnings.length - WARNINGS_SHOWN)}
              </Text>
            )}
          </Stack>
        </Section>
      )}
    </>
  );
}

const reasonsOf = (line: number, issues: readonly RowIssue[]) =>
  issues
    .filter((issue) => issue.line === line)
    .map(({ code }) => ROW_TEXTS[code])
    .join("; ");

type FaultyRowProps = Pick<FaultsProps, "header" | "table" | "onChange"> & {
  line: number;
  issues: readonly RowIssue[];
};

function FaultyRow({ line, issues, header, table, onChange }: FaultyRowProps) {
  const row = table.rows.findIndex((each) => each.line === line);
  const cells = table.rows[row]?.cells ?? [];
  const columns = findColumns(table.header);
  const found = table.rows[row];
  const name = found ? columns.text(found, "title") || columns.text(found, "handle") : "";
  return (
    <li className="border-line border-b pb-3">
      <Text fw={500}>{importTexts.row(line, name || importTexts.noName)}</Text>
      {issues.map(({ code, field }) => {
        const column = field ? table.header.findIndex((heading) => fieldOf(heading) === field) : -1;
        const key = `${code} ${field}`;
        // The column of handles that names have made is not in the file.
        if (column === -1 || column >= header.length)
          return (
            <Text key={key} size="sm">
              {ROW_TEXTS[code]}
            </Text>
          );
        return (
          <FaultyCell
            key={key}
            heading={header[column] ?? ""}
            label={importTexts.cell(header[column] ?? "", line)}
            text={cells[column] ?? ""}
            fault={ROW_TEXTS[code]}
            onChange={(text) => onChange([{ row, column, text }])}
          />
        );
      })}
    </li>
  );
}
