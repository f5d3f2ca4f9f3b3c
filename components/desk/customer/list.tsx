import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { CustomersAnswer } from "@/lib/contracts/customer/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { Pages } from "../pages";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { GuestData } from "./guest";
import { customerTexts } from "./texts";

/** The customers with an account, the newest first. */
export function Customers({ store, mayWrite }: { store: StoreAnswer; mayWrite: boolean }) {
  const { filter, query, isFiltered, show, showPage } = useListFilter("/desk/customers", ["q"]);
  const { data, error, mutate } = useCall<CustomersAnswer>(`/api/owner/customers?${query}`);
  const { day } = deskFormats(store);
  return (
    <Stack gap="lg" maw={860}>
      <Title order={1}>{customerTexts.title}</Title>
      <Group>
        <SearchField
          label={customerTexts.search}
          hint={customerTexts.searchHint}
          sought={filter.q}
          onSeek={(q) => show({ q })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status">
          {data.total > 0 ? customerTexts.total(data.total) : isFiltered ? customerTexts.noMatch : customerTexts.none}
        </Text>
      )}
      <Stack gap="xs">
        {data?.list.map((customer) => (
          <Card
            key={customer._id}
            component={DeskLink}
            href={`/desk/customers/${customer._id}`}
            withBorder
            padding="sm"
          >
            <Group justify="space-between" wrap="nowrap" align="start">
              <div>
                <Text fw={500}>{customer.name}</Text>
                <Text size="sm" className="[overflow-wrap:anywhere]">
                  {[customer.email, customer.mobile].filter(Boolean).join(", ")}
                </Text>
              </div>
              <div>
                <Text ta="end" textWrap="nowrap">
                  {customerTexts.orders(customer.orders)}
                </Text>
                {customer.last_order_on && (
                  <Text size="sm" ta="end" textWrap="nowrap">
                    {day(customer.last_order_on)}
                  </Text>
                )}
              </div>
            </Group>
          </Card>
        ))}
      </Stack>
      {data && <Pages page={data.page} pages={Math.ceil(data.total / data.limit)} onChange={showPage} />}
      {mayWrite && <GuestData />}
    </Stack>
  );
}
