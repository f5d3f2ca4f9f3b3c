import { Select, Stack, Text, Title } from "@mantine/core";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { ReturnsAnswer } from "@/lib/contracts/return/calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { RETURN_STATUSES, RETURNS_PER_PAGE } from "@/lib/domain/return/return";
import { Pages } from "../pages";
import { Failed, Loading } from "../states";
import { Return } from "./return";
import { RETURN_STATUS_NAMES, returnTexts } from "./texts";

const STATUSES = [
  { value: "", label: returnTexts.all },
  ...RETURN_STATUSES.map((value) => ({ value, label: RETURN_STATUS_NAMES[value] })),
];

type ReturnsProps = { store: StoreAnswer; rights: DeskCaller["rights"] };

/** The returns, the newest first, each with what can be done with it now. The filter is in the address. */
export function Returns({ store, rights }: ReturnsProps) {
  const { filter, query, isFiltered, show, showPage } = useListFilter("/desk/returns", ["status"]);
  const { data, error, mutate } = useCall<ReturnsAnswer>(`/api/owner/returns?${query}`);
  return (
    <Stack gap="lg" maw={720}>
      <Title order={1}>{returnTexts.title}</Title>
      <Select
        size="md"
        maw={280}
        label={returnTexts.status}
        data={STATUSES}
        value={filter.status}
        allowDeselect={false}
        onChange={(value) => show({ status: value ?? "" })}
      />
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status">
          {data.total > 0 ? returnTexts.total(data.total) : isFiltered ? returnTexts.noMatch : returnTexts.none}
        </Text>
      )}
      {data?.list.map((returned) => (
        <Return key={returned._id} returned={returned} store={store} rights={rights} onChanged={() => void mutate()} />
      ))}
      {data && (
        <Pages page={Number(filter.page) || 1} pages={Math.ceil(data.total / RETURNS_PER_PAGE)} onChange={showPage} />
      )}
    </Stack>
  );
}
