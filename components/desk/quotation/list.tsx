import { Badge, Card, Group, Select, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { StoreQuotationsAnswer } from "@/lib/contracts/quotation/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { DeskLink } from "../link";
import { Pages } from "../pages";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { QUOTATION_STATUS_NAMES, quotationTexts } from "./texts";

const STATUSES = [
  { value: "", label: quotationTexts.all },
  ...QUOTATION_STATUSES.map((value) => ({ value, label: QUOTATION_STATUS_NAMES[value] })),
];

/** The quotations, the newest first. What is looked for is in the address. */
export function Quotations({ store }: { store: StoreAnswer }) {
  const { filter, query, isFiltered, show, showPage } = useListFilter("/desk/quotations", ["q", "status"]);
  const { data, error, mutate } = useCall<StoreQuotationsAnswer>(`/api/owner/quotations?${query}`);
  const { money, minute } = deskFormats(store);
  return (
    <Stack gap="lg" maw={860}>
      <Title order={1}>{quotationTexts.title}</Title>
      <Group align="end" gap="sm">
        <SearchField
          label={quotationTexts.search}
          hint={quotationTexts.searchHint}
          sought={filter.q}
          onSeek={(q) => show({ q })}
        />
        <Select
          size="md"
          label={quotationTexts.status}
          data={STATUSES}
          value={filter.status}
          allowDeselect={false}
          onChange={(status) => show({ status: status ?? "" })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status">
          {data.total > 0
            ? quotationTexts.total(data.total)
            : isFiltered
              ? quotationTexts.noMatch
              : quotationTexts.none}
        </Text>
      )}
      {data?.list.map((quotation) => (
        <Card
          key={quotation._id}
          component={DeskLink}
          href={`/desk/quotations/${encodeURIComponent(quotation.quot_number)}`}
          withBorder
          padding="sm"
        >
          <Group justify="space-between" wrap="nowrap">
            <Text fw={500}>{quotation.quot_number}</Text>
            <Text fw={500} className="tabular">
              {money(quotation.final_price)}
            </Text>
          </Group>
          <Text>{[quotation.customer_name, quotation.gst.company].filter(Boolean).join(", ")}</Text>
          <Group gap="xs" mt={6}>
            <Badge variant={quotation.quot_status === "placed" ? "filled" : "default"} tt="none" fw={500}>
              {QUOTATION_STATUS_NAMES[quotation.quot_status]}
            </Badge>
            <Text size="sm">{minute(quotation.created_on)}</Text>
          </Group>
        </Card>
      ))}
      {data && <Pages page={data.page} pages={data.total_pages} onChange={showPage} />}
    </Stack>
  );
}
