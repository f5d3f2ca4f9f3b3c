import { Button, Menu, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { downloadText } from "@/lib/browser/desk/download";
import { useWrite } from "@/lib/browser/desk/use-write";
import { csvLine } from "@/lib/contracts/codec/csv";
import type { ExportAnswer } from "@/lib/contracts/product-import/calls";
import { jsonOfTable } from "@/lib/domain/product-import/json-table";
import { Refused } from "../states";
import { productTexts } from "./texts";

/**
 * Gives all products as a file that the import reads: CSV, which spreadsheets open, or JSON. They are read part by part.
 */
export function ExportProducts({ storeName }: { storeName: string }) {
  const { run, isPending, refusal } = useWrite();
  const [count, setCount] = useState<number | null>(null);
  const load = (format: "csv" | "json") =>
    run(async () => {
      let header: readonly string[] = [];
      const rows: (readonly string[])[] = [];
      let products = 0;
      let after: string | null = "";
      setCount(0);
      while (after !== null) {
        const path = `/api/owner/products/export?after=${encodeURIComponent(after)}` as const;
        const part: ExportAnswer = await callDesk<ExportAnswer>(path);
        header = part.header;
        rows.push(...part.rows);
        products += part.products;
        setCount(products);
        after = part.next;
      }
      if (format === "json") downloadText(`products-${storeName}.json`, jsonOfTable(header, rows), "application/json");
      else downloadText(`products-${storeName}.csv`, [header, ...rows].map(csvLine).join(""), "text/csv");
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="md" variant="default" loading={isPending}>
            {productTexts.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void load("csv")}>{productTexts.asCsv}</Menu.Item>
          <Menu.Item onClick={() => void load("json")}>{productTexts.asJson}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {count !== null && !refusal && (
        <Text role="status" size="sm">
          {isPending ? productTexts.exporting(count) : productTexts.exported(count)}
        </Text>
      )}
      {refusal && <Refused code={refusal} />}
    </>
  );
}
