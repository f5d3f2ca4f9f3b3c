import { Button, Group, Select, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";
import { DeskLink } from "../link";
import { newOrderTexts } from "../new-order/texts";
import { Pages } from "../pages";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { Found } from "./found";
import { ORDER_STATUS_NAMES, orderTexts, PAYMENT_STATUS_NAMES } from "./texts";
import { Views } from "./views";

/** Not a status of an order, but what an owner looks for beside them. */
const ASKED = "cancellation";
const STATUSES = [
  { value: "", label: orderTexts.all },
  ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_NAMES[value] })),
  { value: ASKED, label: orderTexts.askedToCancel },
];
const PAYMENTS = [
  { value: "", label: orderTexts.anyPayment },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_NAMES[value] })),
];

/** The orders, the newest first: a table, and cards on a phone. The filters are in the address. */
export function Orders({ store, rights }: { store: StoreAnswer; rights: DeskCaller["rights"] }) {
  const { filter, query, isFiltered, show, showPage } = useListFilter("/desk/orders", [
    "q",
    "status",
    "payment",
    "asked",
  ]);
  // A view brings its own words into the field.
  const [shown, setShown] = useState({ views: 0, q: filter.q });
  const { data, error, mutate } = useCall<StoreOrdersAnswer>(`/api/owner/orders?limit=50&${query}`);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1}>{orderTexts.back}</Title>
        {rights.includes("orders.write") && store.sells_by === "order" && (
          <Button variant="default" size="md" renderRoot={(props) => <DeskLink href="/desk/orders/new" {...props} />}>
            {newOrderTexts.title}
          </Button>
        )}
      </Group>
      <Group align="end" gap="sm">
        <SearchField
          label={orderTexts.search}
          hint={orderTexts.searchHint}
          key={shown.views}
          sought={shown.q}
          onSeek={(q) => show({ q })}
        />
        <Select
          size="md"
          label={orderTexts.status}
          data={STATUSES}
          value={filter.asked ? ASKED : filter.status}
          allowDeselect={false}
          onChange={(status) =>
            show(status === ASKED ? { status: "", asked: ASKED } : { status: status ?? "", asked: "" })
          }
        />
        <Select
          size="md"
          label={orderTexts.payment}
          data={PAYMENTS}
          value={filter.payment}
          allowDeselect={false}
          onChange={(payment) => show({ payment: payment ?? "" })}
        />
      </Group>
      <Views
        filter={filter}
        isFiltered={isFiltered}
        mayWrite={rights.includes("orders.write")}
        onShow={(next) => {
          show(next);
          setShown({ views: shown.views + 1, q: next.q });
        }}
      />
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Found
          // What is ticked belongs to what is shown.
          key={query}
          answer={data}
          store={store}
          isFiltered={isFiltered}
          isSearch={filter.q !== ""}
          mayChange={rights.includes("orders.write")}
          onChanged={() => void mutate()}
        />
      )}
      {data && <Pages page={data.page} pages={data.total_pages} onChange={showPage} />}
    </Stack>
  );
}
