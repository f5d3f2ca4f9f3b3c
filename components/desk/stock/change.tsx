import { Button, Group, NumberInput, Select, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import { COUNT_REASONS, type CountReason } from "@/lib/domain/product/stock-movement";
import { quantityText, type Unit } from "@/lib/domain/product/unit";
import { Section } from "../section";
import { Refused } from "../states";
import { ledgerTexts } from "./texts";

const REASONS = COUNT_REASONS.map((value) => ({ value, label: ledgerTexts.reasons[value] }));

/** The stock after what somebody says happened, both in the unit. */
const STOCK_AFTER: Record<CountReason, (stock: number, quantity: number) => number> = {
  counted: (_, quantity) => quantity,
  correction: (_, quantity) => quantity,
  received: (stock, quantity) => stock + quantity,
  damaged: (stock, quantity) => stock - quantity,
  lost: (stock, quantity) => stock - quantity,
};

type ChangeStockProps = { sku: string; unit: Unit; stock: number | null; onChanged: () => void };

/** Changes a stock and says why. It is refused if something was sold meanwhile, and shown anew. */
export function ChangeStock({ sku, unit, stock, onChanged }: ChangeStockProps) {
  const { run, isPending, refusal } = useWrite();
  const [reason, setReason] = useState<CountReason>("received");
  const [quantity, setQuantity] = useState<number | string>("");
  const [saved, setSaved] = useState("");
  const after = Math.round(STOCK_AFTER[reason](stock ?? 0, Number(quantity)) * 100);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved("");
    const body = { sku, stock: after / 100, seen_stock: stock, stock_reason: reason };
    const isSaved = await run(() => callDesk("/api/owner/products", { method: "PATCH", body }).finally(onChanged));
    if (!isSaved) return;
    setQuantity("");
    setSaved(ledgerTexts.saved(quantityText(after, unit)));
  };
  const isGiven = quantity !== "";
  return (
    <Section title={ledgerTexts.change}>
      <form onSubmit={save}>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <Group align="end" gap="sm">
            <Select
              size="md"
              label={ledgerTexts.reason}
              data={REASONS}
              value={reason}
              allowDeselect={false}
              onChange={(value) => setReason(COUNT_REASONS.find((known) => known === value) ?? "received")}
            />
            <NumberInput
              size="md"
              w={120}
              label={ledgerTexts.quantity}
              hideControls
              min={0}
              decimalScale={unit === "Pcs" ? 0 : 2}
              value={quantity}
              onChange={setQuantity}
            />
            <Button size="md" type="submit" loading={isPending} disabled={!isGiven || after < 0}>
              {ledgerTexts.save}
            </Button>
          </Group>
          <Text size="sm" role="status">
            {saved || (isGiven && (after < 0 ? ledgerTexts.tooMany : ledgerTexts.becomes(quantityText(after, unit))))}
          </Text>
        </Stack>
      </form>
    </Section>
  );
}
