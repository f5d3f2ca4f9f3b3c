import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Failed, Loading } from "../states";
import { PackingParcel } from "./parcel";
import { packingTexts } from "./texts";

/** More than this is not packed in one go; what is sent makes room for the next. */
const STACK = "/api/owner/orders?status=confirmed&limit=100";

/** Today's parcels as a stack: one order at a time, the oldest first. */
export function Packing({ store }: { store: StoreAnswer }) {
  const { data, error, mutate } = useCall<StoreOrdersAnswer>(STACK);
  const [index, setIndex] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  const stack = data.list.toReversed();
  const place = Math.min(index, Math.max(0, stack.length - 1));
  const order = stack[place];
  const show = (next: number) => {
    setSent(null);
    setIndex((next + stack.length) % stack.length);
  };
  const onSent = (number: string) => {
    setSent(number);
    void mutate();
  };
  return (
    <Stack gap="lg" maw={640}>
      <Stack gap={6}>
        <Title order={1}>{packingTexts.title}</Title>
        <Text>{packingTexts.intro}</Text>
      </Stack>
      {sent && <Text role="status">{packingTexts.sent(sent)}</Text>}
      {!order && <Text>{packingTexts.none}</Text>}
      {order && (
        <>
          <Group justify="space-between">
            <Text className="tabular">{packingTexts.position(place + 1, stack.length)}</Text>
            {stack.length > 1 && (
              <Group gap="xs">
                <Button variant="default" onClick={() => show(place - 1)}>
                  {packingTexts.back}
                </Button>
                <Button variant="default" onClick={() => show(place + 1)}>
                  {packingTexts.later}
                </Button>
              </Group>
            )}
          </Group>
          {/* A new one for each parcel, so that nothing typed for one is sent with another. */}
          <PackingParcel
            key={`${order._id} ${order.item_groups.length}`}
            order={order}
            store={store}
            onSent={() => onSent(order.order_number)}
            onRefused={() => void mutate()}
          />
        </>
      )}
    </Stack>
  );
}
