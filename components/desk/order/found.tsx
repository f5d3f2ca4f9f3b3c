import { Card, Checkbox, Group, Stack, Table, Text } from "@mantine/core";
import { useContext, useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { MAX_COUNTED } from "@/lib/domain/order/max-counted";
import { DeskLink } from "../link";
import { placedAt } from "../modules/registry";
import { RightsContext } from "../rights";
import { Bulk } from "./bulk";
import { States } from "./states";
import { bulkTexts, orderTexts } from "./texts";

type FoundProps = {
  answer: StoreOrdersAnswer;
  store: StoreAnswer;
  isFiltered: boolean;
  /** Whether words are searched for, of whose matches not all are counted. */
  isSearch: boolean;
  mayChange: boolean;
  onChanged: () => void;
};

/** The orders of a page: a table, and cards on a phone. Those that are ticked can be confirmed and printed at once. */
export function Found({ answer: { list, total }, store, isFiltered, isSearch, mayChange, onChanged }: FoundProps) {
  const { money, minute } = deskFormats(store);
  const columns = placedAt("orderColumns", useContext(RightsContext), store);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (id: string, isTicked: boolean) =>
    setTicked((ids) => [...ids.filter((other) => other !== id), ...(isTicked ? [id] : [])]);
  const orders = list.filter(({ _id }) => ticked.includes(_id));
  const count = (
    <Text role="status">{isSearch && total >= MAX_COUNTED ? orderTexts.atLeast(total) : orderTexts.total(total)}</Text>
  );
  if (total === 0) return <Text role="status">{isFiltered ? orderTexts.noMatch : orderTexts.none}</Text>;
  return (
    <>
      {count}
      {orders.length > 0 && (
        <Bulk orders={orders} mayChange={mayChange} onChanged={onChanged} onDone={() => setTicked([])} />
      )}
      <Stack gap="xs" hiddenFrom="sm">
        {list.map((order) => (
          <Card key={order._id} component={DeskLink} href={orderHref(order)} withBorder padding="sm">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={500}>{order.order_number}</Text>
              <Text fw={500}>{money(order.final_price)}</Text>
            </Group>
            <Text>{order.customer_name}</Text>
            <Group gap="xs" mt={6}>
              <States order={order} />
              {columns.map(({ key, Cell }) => (
                <Cell key={key} order={order} />
              ))}
              <Text size="sm" c="var(--mantine-color-dimmed)">
                {minute(order.placed_on ?? order.created_on)}
              </Text>
            </Group>
          </Card>
        ))}
      </Stack>
      <Table.ScrollContainer minWidth={640} visibleFrom="sm">
        <Table verticalSpacing="sm" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={40}>
                <Checkbox
                  aria-label={bulkTexts.all}
                  checked={orders.length === list.length}
                  indeterminate={orders.length > 0 && orders.length < list.length}
                  onChange={({ currentTarget }) => setTicked(currentTarget.checked ? list.map(({ _id }) => _id) : [])}
                />
              </Table.Th>
              <Table.Th>{orderTexts.order("")}</Table.Th>
              <Table.Th>{orderTexts.placed}</Table.Th>
              <Table.Th>{orderTexts.customer}</Table.Th>
              <Table.Th>{orderTexts.status}</Table.Th>
              {columns.map(({ key, heading }) => (
                <Table.Th key={key}>{heading}</Table.Th>
              ))}
              <Table.Th ta="end">{orderTexts.sum}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.map((order) => (
              <Table.Tr key={order._id}>
                <Table.Td>
                  <Checkbox
                    aria-label={orderTexts.order(order.order_number)}
                    checked={ticked.includes(order._id)}
                    onChange={({ currentTarget }) => tick(order._id, currentTarget.checked)}
                  />
                </Table.Td>
                <Table.Td>
                  <DeskLink href={orderHref(order)} className="tabular underline underline-offset-4">
                    {order.order_number}
                  </DeskLink>
                </Table.Td>
                <Table.Td className="tabular">{minute(order.placed_on ?? order.created_on)}</Table.Td>
                <Table.Td>{order.customer_name}</Table.Td>
                <Table.Td>
                  <Group gap="xs">
                    <States order={order} />
                  </Group>
                </Table.Td>
                {columns.map(({ key, Cell }) => (
                  <Table.Td key={key}>
                    <Cell order={order} />
                  </Table.Td>
                ))}
                <Table.Td ta="end" className="tabular">
                  {money(order.final_price)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

const orderHref = ({ order_number }: OwnerOrderWire): `/desk${string}` =>
  `/desk/orders/${encodeURIComponent(order_number)}`;
