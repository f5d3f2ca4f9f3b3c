import { Card, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { AuditAnswer, AuditEntryWire } from "@/lib/contracts/staff/audit";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Pages } from "./pages";
import { Failed, Loading } from "./states";
import { deskTexts, logTexts } from "./texts";

const TYPING_MS = 250;

/** The audit log, the newest entry first. */
export function Log({ store }: { store: StoreAnswer }) {
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [sought] = useDebouncedValue(search, TYPING_MS);
  const query = new URLSearchParams({ q: sought, page: String(page) });
  const { data, error, mutate } = useCall<AuditAnswer>(`/api/owner/log?${query}`);
  const { minute } = deskFormats(store);
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{deskTexts.log}</Title>
        <Text>{logTexts.intro}</Text>
      </Stack>
      <TextInput
        type="search"
        size="md"
        label={logTexts.search}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setPage(1);
        }}
      />
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.total === 0 && <Text role="status">{sought ? logTexts.noMatch : logTexts.none}</Text>}
      {data?.list.map((entry) => (
        <Entry key={entry._id} entry={entry} at={minute(entry.at)} />
      ))}
      {data && <Pages page={page} pages={Math.ceil(data.total / data.limit)} onChange={setPage} />}
    </Stack>
  );
}

function Entry({ entry, at }: { entry: AuditEntryWire; at: string }) {
  const { by, name, address, action, input, target, target_id, outcome, changes } = entry;
  return (
    <Card withBorder padding="sm" component="article">
      <Group justify="space-between" gap="xs">
        <Text fw={500}>{name || logTexts.by[by]}</Text>
        <Text size="sm" className="tabular">
          {[at, address].filter(Boolean).join(", ")}
        </Text>
      </Group>
      <Text size="sm" className="[overflow-wrap:anywhere]">
        {action} {input !== "{}" && input}
      </Text>
      <Text size="sm">
        {`${target.replace("_", " ")} ${target_id}`}: {logTexts.outcome(outcome)}
      </Text>
      {changes.map(({ field, before, after }) => (
        <Text key={field} size="sm" className="[overflow-wrap:anywhere]">
          {field}: {JSON.stringify(before)} → {JSON.stringify(after)}
        </Text>
      ))}
    </Card>
  );
}
