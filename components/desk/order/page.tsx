import { Anchor, Card, Group, Stack, Table, Text, Title } from "@mantine/core";
import { useSWRConfig } from "swr";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { quantityText } from "@/lib/domain/product/unit";
import { DeskLink } from "../link";
import { ItemLines } from "../modules/item-lines";
import { placedAt } from "../modules/registry";
import { Failed, Loading } from "../states";
import { Delivery } from "./delivery";
import { Money } from "./money";
import { Papers } from "./papers";
import { States } from "./states";
import { Steps } from "./steps";
import { orderTexts } from "./texts";
import { Timeline, timelinePath } from "./timeline";

type OrderPageProps = { name: string; store: StoreAnswer; rights: DeskCaller["rights"] };

/** One order: what was bought, what became of it, and what can be done next. */
export function OrderPage({ name, store, rights }: OrderPageProps) {
  const { data: order, error, mutate } = useCall<OwnerOrderWire>(`/api/owner/orders/${encodeURIComponent(name)}`);
  const { mutate: mutateOther } = useSWRConfig();
  // What is shown stays while it cannot be read again, with what was typed beside it.
  if (error && !order) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!order) return <Loading />;
  const { minute } = deskFormats(store);
  const mayWrite = rights.includes("orders.write");
  return (
    <Stack gap="lg">
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/orders" size="sm">
          ← {orderTexts.back}
        </Anchor>
        <Title order={1}>{orderTexts.order(order.order_number)}</Title>
        <Group gap="xs">
          <States order={order} />
          <Text size="sm">{minute(order.placed_on ?? order.created_on)}</Text>
        </Group>
      </Stack>
      {/* The right column is beside both parts of the left one; on a phone the history comes last. */}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-12 md:grid-rows-[auto_1fr]">
        <div className="md:col-span-7">
          <Stack gap="lg">
            <Items order={order} store={store} />
            <Money order={order} store={store} />
          </Stack>
        </div>
        <div className="md:col-span-5 md:row-span-2">
          <Stack gap="lg">
            <Steps
              order={order}
              store={store}
              rights={rights}
              onDone={(after) => {
                void mutate(after, false);
                void mutateOther(timelinePath(order));
              }}
              onRefused={() => void mutate()}
            />
            <Delivery order={order} store={store} />
            <Papers order={order} store={store} mayWrite={mayWrite} />
            {placedAt("orderBlocks", rights, store).map(({ key, Block }) => (
              <Block key={key} order={order} store={store} />
            ))}
          </Stack>
        </div>
        <div className="md:col-span-7">
          <Timeline order={order} store={store} mayWrite={mayWrite} />
        </div>
      </div>
    </Stack>
  );
}

function Items({ order, store }: { order: OwnerOrderWire; store: StoreAnswer }) {
  const { money } = deskFormats(store);
  return (
    <Card withBorder component="section" aria-label={orderTexts.items}>
      <Title order={2} size="h3" mb="sm">
        {orderTexts.items}
      </Title>
      <Table verticalSpacing="sm">
        <Table.Tbody>
          {order.item_list.map((item) => (
            <Table.Tr key={item.position}>
              <Table.Td ps={0}>
                <Text fw={500} td={item.item_status === "c_confirmed" ? "line-through" : undefined}>
                  {item.name}
                </Text>
                <Text size="sm">
                  {[item.sku, ...item.variant_types.map(({ value }) => value), item.addon_name]
                    .filter(Boolean)
                    .join(", ")}
                </Text>
                <ItemLines item={item} store={store} />
              </Table.Td>
              <Table.Td className="tabular whitespace-nowrap">
                {quantityText(Math.round(item.quantity * 100), item.unit)}
              </Table.Td>
              <Table.Td ta="end" pe={0} className="tabular">
                {money(item.line_total)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
