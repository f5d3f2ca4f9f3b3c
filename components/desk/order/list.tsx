import { Badge, Card, Group, Select, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";
import { withBasePath } from "@/lib/domain/site/base-path";
import { DeskLink } from "../link";
import { Pages } from "../pages";
import { Failed, Loading } from "../states";
import { ORDER_STATUS_NAMES, orderTexts, PAYMENT_STATUS_NAMES } from "../texts";

const STATUSES = [
  { value: "", label: orderTexts.all },
  ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_NAMES[value] })),
];
const PAYMENTS = [
  { value: "", label: orderTexts.anyPayment },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_NAMES[value] })),
];
const TYPING_MS = 250;

/** The orders, the newest first: a table, and cards on a phone. The filters are in the address. */
export function Orders({ store }: { store: StoreAnswer }) {
  const address = useSearchParams();
  const filter = {
    q: address.get("q") ?? "",
    status: address.get("status") ?? "",
    payment: address.get("payment") ?? "",
    page: address.get("page") ?? "",
  };
  const [search, setSearch] = useState(filter.q);
  const change = (changed: Partial<typeof filter>) => {
    const query = queryOf({ ...filter, page: "", ...changed });
    window.history.replaceState(null, "", withBasePath(`/desk/orders${query && `?${query}`}`));
  };
  const seek = useDebouncedCallback((q: string) => change({ q }), TYPING_MS);
  const { data, error, mutate } = useCall<StoreOrdersAnswer>(
    `/api/owner/orders?${queryOf({ limit: "50", ...filter })}`,
  );
  return (
    <Stack gap="lg">
      <Title order={1}>{orderTexts.back}</Title>
      <Group align="end" gap="sm">
        <TextInput
          type="search"
          size="md"
          label={orderTexts.search}
          placeholder={orderTexts.searchHint}
          value={search}
          onChange={({ currentTarget: { value } }) => {
            setSearch(value);
            seek(value);
          }}
          flex="1 1 16rem"
        />
        <Select
          size="md"
          label={orderTexts.status}
          data={STATUSES}
          value={filter.status}
          allowDeselect={false}
          onChange={(status) => change({ status: status ?? "" })}
        />
        <Select
          size="md"
          label={orderTexts.payment}
          data={PAYMENTS}
          value={filter.payment}
          allowDeselect={false}
          onChange={(payment) => change({ payment: payment ?? "" })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && <Found answer={data} store={store} isFiltered={queryOf({ ...filter, page: "" }) !== ""} />}
      {data && <Pages page={data.page} pages={data.total_pages} onChange={(page) => change({ page: `${page}` })} />}
    </Stack>
  );
}

/** A query of what is set. */
function queryOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "")).toString();
}

type FoundProps = { answer: StoreOrdersAnswer; store: StoreAnswer; isFiltered: boolean };

function Found({ answer: { list, total }, store, isFiltered }: FoundProps) {
  const { money, minute } = deskFormats(store);
  const count = <Text role="status">{orderTexts.total(total)}</Text>;
  if (total === 0) return <Text role="status">{isFiltered ? orderTexts.noMatch : orderTexts.none}</Text>;
  return (
    <>
      {count}
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
              <Table.Th>{orderTexts.order("")}</Table.Th>
              <Table.Th>{orderTexts.placed}</Table.Th>
              <Table.Th>{orderTexts.customer}</Table.Th>
              <Table.Th>{orderTexts.status}</Table.Th>
              <Table.Th ta="end">{orderTexts.sum}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.map((order) => (
              <Table.Tr key={order._id}>
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

/** Fulfilment and payment, apart. What asks for somebody to act is filled. */
export function States({ order }: { order: OwnerOrderWire }) {
  const { order_status: status, payment_details: payment } = order;
  const isOwed = payment.status === "refund_due" || payment.status === "failed";
  return (
    <>
      <Badge variant={status === "placed" ? "filled" : "default"} tt="none" fw={500}>
        {ORDER_STATUS_NAMES[status]}
      </Badge>
      <Badge variant={isOwed ? "filled" : "default"} tt="none" fw={500}>
        {PAYMENT_STATUS_NAMES[payment.status]}
      </Badge>
    </>
  );
}

const orderHref = ({ order_number }: OwnerOrderWire): `/desk${string}` =>
  `/desk/orders/${encodeURIComponent(order_number)}`;
