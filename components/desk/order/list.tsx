import { Group, Select, Stack, TextInput, Title } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";
import { setListQuery } from "../link";
import { Pages } from "../pages";
import { Failed, Loading } from "../states";
import { Found } from "./found";
import { ORDER_STATUS_NAMES, orderTexts, PAYMENT_STATUS_NAMES } from "./texts";

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
export function Orders({ store, rights }: { store: StoreAnswer; rights: DeskCaller["rights"] }) {
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
    setListQuery("/desk/orders", query);
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
      {data && (
        <Found
          // What is ticked belongs to what is shown.
          key={queryOf(filter)}
          answer={data}
          store={store}
          isFiltered={queryOf({ ...filter, page: "" }) !== ""}
          mayChange={rights.includes("orders.write")}
          onChanged={() => void mutate()}
        />
      )}
      {data && <Pages page={data.page} pages={data.total_pages} onChange={(page) => change({ page: `${page}` })} />}
    </Stack>
  );
}

/** A query of what is set. */
function queryOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "")).toString();
}
