import { Group, Select, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { EnquiriesAnswer } from "@/lib/contracts/enquiry";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ENQUIRY_STATES } from "@/lib/domain/enquiry-state";
import { Pages } from "../pages";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { EnquiryCard } from "./enquiry";
import { ENQUIRY_STATE_NAMES, enquiryTexts } from "./texts";

const STATES = ENQUIRY_STATES.map((value) => ({ value, label: ENQUIRY_STATE_NAMES[value] }));
const PER_PAGE = 50;

/** What people have asked the shop, the newest first, each with its answer. */
export function Enquiries({ store, rights }: { store: StoreAnswer; rights: DeskCaller["rights"] }) {
  const { filter, query, isFiltered, show, showPage } = useListFilter("/desk/enquiries", ["q", "state"]);
  const { data, error, mutate } = useCall<EnquiriesAnswer>(`/api/owner/enquiries?${query}`);
  const [done, setDone] = useState("");
  return (
    <Stack gap="lg" maw={720}>
      <Title order={1}>{enquiryTexts.title}</Title>
      <Group align="end" gap="sm">
        <SearchField
          label={enquiryTexts.search}
          hint={enquiryTexts.searchHint}
          sought={filter.q}
          onSeek={(q) => show({ q })}
        />
        <Select
          size="md"
          label={enquiryTexts.state}
          data={STATES}
          value={filter.state || "all"}
          allowDeselect={false}
          onChange={(state) => show({ state: state === null || state === "all" ? "" : state })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status">
          {done ||
            (data.total > 0 ? enquiryTexts.total(data.total) : isFiltered ? enquiryTexts.noMatch : enquiryTexts.none)}
        </Text>
      )}
      {data?.list.map((enquiry) => (
        <EnquiryCard
          key={enquiry._id}
          enquiry={enquiry}
          store={store}
          mayWrite={rights.includes("customers.write")}
          onDone={(text) => {
            setDone(text);
            void mutate();
          }}
        />
      ))}
      {data && <Pages page={data.page} pages={Math.ceil(data.total / PER_PAGE)} onChange={showPage} />}
    </Stack>
  );
}
