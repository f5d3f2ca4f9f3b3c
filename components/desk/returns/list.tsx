import { Select, Stack, Text, Title } from "@mantine/core";
import { useSearchParams } from "next/navigation";
import { useCall } from "@/lib/browser/desk/use-call";
import type { ReturnsAnswer } from "@/lib/contracts/return/calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { RETURN_STATUSES, RETURNS_PER_PAGE } from "@/lib/domain/return/return";
import { setListQuery } from "../link";
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
  const address = useSearchParams();
  const status = address.get("status") ?? "";
  const page = Number(address.get("page") ?? 1) || 1;
  const show = (changed: { status?: string; page?: number }) => {
    const next = { status, page: 1, ...changed };
    const query = new URLSearchParams({
      ...(next.status && { status: next.status }),
      ...(next.page > 1 && { page: `${next.page}` }),
    });
    setListQuery("/desk/returns", query.toString());
  };
  const query = new URLSearchParams({ ...(status && { status }), page: `${page}` });
  const { data, error, mutate } = useCall<ReturnsAnswer>(`/api/owner/returns?${query}`);
  return (
    <Stack gap="lg" maw={720}>
      <Title order={1}>{returnTexts.title}</Title>
      <Select
        size="md"
        maw={280}
        label={returnTexts.status}
        data={STATUSES}
        value={status}
        allowDeselect={false}
        onChange={(value) => show({ status: value ?? "" })}
      />
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status">
          {data.total > 0 ? returnTexts.total(data.total) : status ? returnTexts.noMatch : returnTexts.none}
        </Text>
      )}
      {data?.list.map((returned) => (
        <Return key={returned._id} returned={returned} store={store} rights={rights} onChanged={() => void mutate()} />
      ))}
      {data && (
        <Pages page={page} pages={Math.ceil(data.total / RETURNS_PER_PAGE)} onChange={(next) => show({ page: next })} />
      )}
    </Stack>
  );
}
