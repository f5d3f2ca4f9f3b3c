import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { downloadText } from "@/lib/browser/desk/download";
import { useWrite } from "@/lib/browser/desk/use-write";
import { csvLine } from "@/lib/contracts/codec/csv";
import type { ExportAnswer } from "@/lib/contracts/product-import/calls";
import { Refused } from "../states";
import { productTexts } from "./texts";

/** Gives all products as a CSV file, which spreadsheets open and the import reads. It is read part by part. */
export function ExportProducts({ storeName }: { storeName: string }) {
  const { run, isPending, refusal } = useWrite();
  const [count, setCount] = useState<number | null>(null);
  const load = () =>
    run(async () => {
      const lines: string[] = [];
      let products = 0;
      let after: string | null = "";
      setCount(0);
      while (after !== null) {
        const path = `/api/owner/products/export?after=${encodeURIComponent(after)}` as const;
        const part: ExportAnswer = await callDesk<ExportAnswer>(path);
        if (lines.length === 0) lines.push(csvLine(part.header));
        lines.push(...part.rows.map(csvLine));
        products += part.products;
        setCount(products);
        after = part.next;
      }
      downloadText(`products-${storeName}.csv`, lines.join(""), "text/csv");
    });
  return (
    <>
      <Button size="md" variant="default" loading={isPending} onClick={() => void load()}>
        {productTexts.export}
      </Button>
      {count !== null && !refusal && (
        <Text role="status" size="sm">
          {isPending ? productTexts.exporting(count) : productTexts.exported(count)}
        </Text>
      )}
      {refusal && <Refused code={refusal} />}
    </>
  );
}
