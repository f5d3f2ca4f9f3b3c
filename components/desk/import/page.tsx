import { Alert, Anchor, Button, FileButton, Group, Stack, Text, Title } from "@mantine/core";
import { type DragEvent, useState } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { EarlierImports } from "./earlier-imports";
import { ImportedFile } from "./imported-file";
import { type OpenedFile, readImportFile } from "./read-file";
import { importTexts } from "./texts";

/** Products from a CSV file: opened, looked at and mended in the browser, compared with the shop, and imported. */
export default function ImportPage({ store }: { store: StoreAnswer }) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [opened, setOpened] = useState(0);
  const [imports, setImports] = useState(0);
  const open = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    setReading(true);
    setFault(null);
    // So that what is said is painted before a large file keeps the browser busy.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const reading = await readImportFile(chosen);
    setReading(false);
    if (reading.ok) setFile(reading.file);
    else setFault(reading.fault);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <Stack gap="lg" maw={960}>
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/products" size="sm">
          ← {importTexts.back}
        </Anchor>
        <Title order={1}>{importTexts.title}</Title>
        <Text>{importTexts.intro}</Text>
      </Stack>
      {file ? (
        <ImportedFile
          // Another file begins anew, also one with the same name.
          key={opened}
          file={file}
          onImported={() => setImports(imports + 1)}
          onClose={() => {
            setFile(null);
            setOpened(opened + 1);
          }}
        />
      ) : (
        <Stack
          gap="sm"
          className={`border border-dashed p-6 ${isOver ? "border-ink bg-sand" : "border-line"}`}
          onDragOver={(event: DragEvent) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Text>{importTexts.drop}</Text>
          <Group>
            <FileButton accept=".csv,text/csv,.json,application/json" onChange={(chosen) => void open(chosen)}>
              {(button) => (
                <Button {...button} size="md" loading={isReading}>
                  {importTexts.choose}
                </Button>
              )}
            </FileButton>
          </Group>
          <Text role="status" hidden={!isReading}>
            {importTexts.reading}
          </Text>
          {fault && (
            <Alert role="alert" color="red" variant="light">
              <Text>{fault}</Text>
            </Alert>
          )}
        </Stack>
      )}
      <EarlierImports store={store} imports={imports} />
    </Stack>
  );
}
