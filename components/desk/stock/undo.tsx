import { Button, Group } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import { Refused } from "../states";
import type { SavedCount } from "./row";
import { stockTexts } from "./texts";

/** Takes the last count back: by another count, which the ledger keeps like every one, unless something was sold since. */
export function UndoCount({ count: { sku, before, after }, onUndone }: { count: SavedCount; onUndone: () => void }) {
  const { run, isPending, refusal } = useWrite();
  const undo = async () => {
    const body = { sku, stock: before, seen_stock: after, stock_reason: "correction" };
    if (await run(() => callDesk("/api/owner/products", { method: "PATCH", body }))) onUndone();
  };
  return (
    <>
      {refusal && <Refused code={refusal} />}
      <Group>
        <Button variant="default" loading={isPending} onClick={() => void undo()}>
          {stockTexts.undo}
        </Button>
      </Group>
    </>
  );
}
