import { Badge, Card, Group, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StoreQuotationsAnswer } from "@/lib/contracts/quotation/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { DeskLink, setListQuery } from "../link";
import { Pages } from "../pages";
import { Failed, Loading } from "../states";
import { QUOTATION_STATUS_NAMES, quotationTexts } from "./texts";

const STATUSES = [
  { value: "", label: quotationTexts.all },
  ...QUOTATION_STATUSES.map((value) => ({ value, label: QUOTATION_STATUS_NAMES[value] })),
];
const TYPING_MS = 250;

/** The quotations, the newest first. What is looked for is in the address. */
export function Quotations({ store }: { store: StoreAnswer }) {
  const address = useSearchParams();
  const filter = {
    q: address.get("q") ?? "",
    status: address.get("status") ?? "",
    page: address.get("page") ?? "",
  };
  const [search, setSearch] = useState(filter.q);
  const queryOf = (fields: Readonly<Record<string, string>>) =>
    new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "")).toString();
  const show = (changed: Partial<typeof filter>) => {
    const query = queryOf({ ...filter, page: "", ...changed });
    setListQuery("/desk/quotations", query);
  };
  const seek = useDebouncedCallback((q: string) => show({ q }), TYPING_MS);
  const { data, error, mutate } = useCall<StoreQuotationsAnswer>(`/api/owner/quotations?${queryOf(filter)}`);
  const { money, minute } = deskFormats(store);
  const isFiltered = filter.q !== "" || filter.status !== "";
  return (
    <Stack gap="lg" maw={860}>
      <Title order={1}>{quotationTexts.title}</Title>
      <Group align="end" gap="sm">
        <TextInput
          type="search"
          size="md"
          label={quotationTexts.search}
          placeholder={quotationTexts.searchHint}
          value={search}
          onChange={({ currentTarget: { value } }) => {
            setSearch(value);
            seek(value);
          }}
          flex="1 1 16rem"
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
      {data && <Pages page={data.page} pages={data.total_pages} onChange={(page) => show({ page: `${page}` })} />}
    </Stack>
  );
}
