import { Button, Group, Stack, Text } from "@mantine/core";
import { useContext, useEffect, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { PriceEditAnswer, PriceEditsAnswer, UndonePrices } from "@/lib/contracts/product/price-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { RightsContext } from "../rights";
import { Section } from "../section";
import { Refused } from "../states";
import { priceTableTexts } from "./texts";

/** Takes saved edits back, and keeps what the last one came to. */
export function useUndoEdit(onUndone: () => void) {
  const { run, isPending, refusal } = useWrite();
  const [undone, setUndone] = useState<UndonePrices | null>(null);
  const undo = (id: string) =>
    run(async () => {
      const path = `/api/owner/prices/edits/${encodeURIComponent(id)}/undo` as const;
      setUndone(await callDesk<UndonePrices>(path, { method: "POST" }));
      onUndone();
    });
  return { undo, isPending, refusal, undone };
}

type EarlierEditsProps = {
  store: StoreAnswer;
  /** The last edit that was saved here. */
  saved: PriceEditAnswer | null;
  undoing: ReturnType<typeof useUndoEdit>;
};

/** What was saved in the table before, each with the way back. */
export function EarlierEdits({ store, saved, undoing }: EarlierEditsProps) {
  const { data, mutate } = useCall<PriceEditsAnswer>("/api/owner/prices/edits");
  const mayUndo = useContext(RightsContext).includes("stock.write");
  const { minute } = deskFormats(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit and each undo changes the list
  useEffect(() => void mutate(), [saved, undoing.undone]);
  return (
    <Section title={priceTableTexts.edits} why={priceTableTexts.editsWhy}>
      {undoing.refusal && <Refused code={undoing.refusal} />}
      {data?.list.length === 0 && <Text>{priceTableTexts.noEdits}</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} className="list-none">
        {data?.list.map(({ _id, at, by, rows, undone_on }) => {
          const name = priceTableTexts.editBy(rows, by, minute(at));
          return (
            <Group component="li" key={_id} justify="space-between" gap="sm">
              <Text>{undone_on ? `${name}, ${priceTableTexts.wasUndone(minute(undone_on))}` : name}</Text>
              {mayUndo && !undone_on && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={priceTableTexts.undoEditOf(name)}
                  loading={undoing.isPending}
                  onClick={() => void undoing.undo(_id)}
                >
                  {priceTableTexts.undoEdit}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
    </Section>
  );
}
