import { Anchor, Badge, Group, Text } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { ReturnsAnswer } from "@/lib/contracts/return/calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { Section } from "../section";
import { RETURN_STATUS_NAMES, returnTexts } from "./texts";

/** What comes back of an order; nothing while nothing does. */
export function ReturnsOfOrder({ order, store }: { order: OwnerOrderWire; store: StoreAnswer }) {
  const { data } = useCall<ReturnsAnswer>(`/api/owner/returns?order_id=${encodeURIComponent(order._id)}`);
  const list = data?.list.filter(({ order_id }) => order_id === order._id) ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={returnTexts.title}>
      {list.map(({ _id, status, items, names, asked_on }) => (
        <Group key={_id} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Anchor component={DeskLink} href={`/desk/returns?status=${status}`}>
              {items.map(({ quantity }, index) => `${quantity} × ${names[index] ?? ""}`).join(", ")}
            </Anchor>
            <Text size="sm">{deskFormats(store).day(asked_on)}</Text>
          </div>
          <Badge variant={status === "asked" ? "filled" : "default"} tt="none" fw={500} className="shrink-0">
            {RETURN_STATUS_NAMES[status]}
          </Badge>
        </Group>
      ))}
    </Section>
  );
}
