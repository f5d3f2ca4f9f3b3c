import { Button, Card, Group, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk, DeskRefusal } from "@/lib/browser/desk/call-desk";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { withBasePath } from "@/lib/domain/site/base-path";
import { deskRefusalText } from "../refusal-texts";
import { bulkTexts } from "./texts";

type BulkProps = {
  orders: readonly OwnerOrderWire[];
  mayChange: boolean;
  onChanged: () => void;
  onDone: () => void;
};

/** What can be done with several orders at once. Each is a call of its own: one that is refused stops no other. */
export function Bulk({ orders, mayChange, onChanged, onDone }: BulkProps) {
  const [progress, setProgress] = useState<{ done: number; refused: readonly string[] } | null>(null);
  const [isPending, setPending] = useState(false);
  const placed = orders.filter(({ order_status }) => order_status === "placed");
  const confirm = async () => {
    setPending(true);
    let done = 0;
    const refused: string[] = [];
    for (const { _id, order_number } of placed) {
      try {
        await callDesk(`/api/owner/orders/${encodeURIComponent(_id)}/confirm`, { method: "POST" });
        done += 1;
      } catch (error) {
        if (!(error instanceof DeskRefusal)) throw error;
        refused.push(`${order_number}: ${deskRefusalText(error.code)}`);
      }
      setProgress({ done, refused });
    }
    setPending(false);
    onChanged();
  };
  const ids = orders.map(({ _id }) => encodeURIComponent(_id)).join(",");
  return (
    <Card withBorder padding="sm" component="section" aria-label={bulkTexts.title}>
      <Group gap="xs">
        <Text>{bulkTexts.chosen(orders.length)}</Text>
        {mayChange && placed.length > 0 && (
          <Button loading={isPending} onClick={() => void confirm()}>
            {bulkTexts.confirm(placed.length)}
          </Button>
        )}
        <Button
          component="a"
          variant="default"
          target="_blank"
          rel="noopener"
          href={withBasePath(`/api/owner/packing-slips?orders=${ids}`)}
        >
          {bulkTexts.print}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {bulkTexts.none}
        </Button>
      </Group>
      {progress && (
        <div role="status">
          <Text size="sm">{bulkTexts.done(progress.done)}</Text>
          {progress.refused.map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
        </div>
      )}
    </Card>
  );
}
