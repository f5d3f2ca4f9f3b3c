import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ImportsAnswer, UndoneImport } from "@/lib/contracts/product-import/calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Section } from "../section";
import { Refused } from "../states";
import { importTexts } from "./texts";

/** What was imported before, each with the way back. `imports` counts what was imported since the page was opened. */
export function EarlierImports({ store, imports }: { store: StoreAnswer; imports: number }) {
  const { data, mutate } = useCall<ImportsAnswer>("/api/owner/products/import");
  const { run, isPending, refusal } = useWrite();
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const { minute } = deskFormats(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each import changes the list
  useEffect(() => void mutate(), [imports]);
  const undo = async (id: string) => {
    const sum: UndoneImport = { restored: 0, trashed: 0, kept: 0, left: 1 };
    await run(async () => {
      while (sum.left > 0) {
        const path = `/api/owner/products/import/${encodeURIComponent(id)}/undo` as const;
        const part = await callDesk<UndoneImport>(path, { method: "POST" });
        sum.restored += part.restored;
        sum.trashed += part.trashed;
        sum.kept += part.kept;
        sum.left = part.left;
        setUndone({ ...sum });
      }
    });
    void mutate();
  };
  return (
    <Section title={importTexts.earlier} why={importTexts.earlierWhy}>
      {refusal && <Refused code={refusal} />}
      <Text role="status" hidden={!undone}>
        {undone && (undone.left > 0 ? importTexts.undoing(undone.left) : importTexts.undone(undone))}
      </Text>
      {data?.list.length === 0 && <Text>{importTexts.none}</Text>}
      <Stack component="ul" gap="xs" p={0} m={0} className="list-none">
        {data?.list.map(({ _id, at, by, products, undone_on }) => {
          const name = undone_on
            ? importTexts.wasUndone(by, minute(at), minute(undone_on))
            : importTexts.importBy(products, by, minute(at));
          return (
            <Group component="li" key={_id} justify="space-between" gap="sm">
              <Text>{name}</Text>
              {!undone_on && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={importTexts.undoOf(name)}
                  loading={isPending}
                  onClick={() => void undo(_id)}
                >
                  {importTexts.undo}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
    </Section>
  );
}
