import { Badge, Button, Card, Group, Select, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { MessagesAnswer, MessageWire } from "@/lib/contracts/outbox/calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { pushBrowserId } from "@/lib/domain/staff/push-browser";
import { Failed, Loading, Refused } from "../states";
import { MESSAGE_STATUS_NAMES, messageTexts } from "./texts";

const STEP = 50;
const STATUSES = [
  { value: "", label: messageTexts.all },
  ...Object.entries(MESSAGE_STATUS_NAMES).map(([value, label]) => ({ value, label })),
];

/** The messages of the shop with what became of them. Those that failed can be sent again. */
export function Messages({ store, mayWrite }: { store: StoreAnswer; mayWrite: boolean }) {
  const {
    filter: { status },
    show,
  } = useListFilter("/desk/messages", ["status"]);
  const [limit, setLimit] = useState(STEP);
  const { run, isPending, refusal } = useWrite();
  const [isRetried, setRetried] = useState(false);
  const query = new URLSearchParams({ limit: `${limit}`, ...(status && { status }) });
  const { data, error, mutate } = useCall<MessagesAnswer>(`/api/owner/outbox?${query}`);
  const failed = data?.messages.filter((message) => message.status === "failed") ?? [];
  const retry = async (id: string | null) => {
    const body = { message_id: id };
    setRetried(await run(() => callDesk("/api/owner/outbox/retry", { method: "POST", body }).finally(mutate)));
  };
  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={6}>
        <Title order={1}>{messageTexts.title}</Title>
        <Text>{messageTexts.intro}</Text>
      </Stack>
      <Group align="end" justify="space-between">
        <Select
          size="md"
          maw={280}
          label={messageTexts.status}
          data={STATUSES}
          value={status}
          allowDeselect={false}
          onChange={(value) => {
            setLimit(STEP);
            show({ status: value ?? "" });
          }}
        />
        {mayWrite && failed.length > 0 && (
          <Button variant="default" size="md" loading={isPending} onClick={() => void retry(null)}>
            {messageTexts.retryAll(failed.length)}
          </Button>
        )}
      </Group>
      {refusal && <Refused code={refusal} />}
      {isRetried && <Text role="status">{messageTexts.retried}</Text>}
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text>
          {data.total > 0 ? messageTexts.total(data.total) : status ? messageTexts.noMatch : messageTexts.none}
        </Text>
      )}
      {data?.messages.map((message) => (
        <Message
          key={message.message_id}
          message={message}
          at={deskFormats(store).minute(message.created_at)}
          {...(mayWrite && message.status === "failed" && { onRetry: () => void retry(message.message_id) })}
        />
      ))}
      {data && data.total > data.messages.length && (
        <Group>
          <Button variant="default" onClick={() => setLimit(limit + STEP)}>
            {messageTexts.more}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Message({ message, at, onRetry }: { message: MessageWire; at: string; onRetry?: () => void }) {
  const { template, recipient, status, reason } = message;
  return (
    <Card withBorder padding="sm" component="article" aria-label={`${template} ${recipient}`}>
      <Group justify="space-between" align="start">
        <div>
          <Text fw={500}>{template.replaceAll("_", " ")}</Text>
          <Text size="sm" className="[overflow-wrap:anywhere]">
            {pushBrowserId(recipient) === null ? recipient : messageTexts.browser}
          </Text>
          <Text size="sm" className="tabular">
            {at}
          </Text>
        </div>
        <Badge variant={status === "failed" ? "filled" : "default"} tt="none" fw={500}>
          {MESSAGE_STATUS_NAMES[status] ?? status}
        </Badge>
      </Group>
      {reason && (
        <Text size="sm" className="[overflow-wrap:anywhere]">
          {reason}
        </Text>
      )}
      {onRetry && (
        <Group mt="xs">
          <Button variant="default" onClick={onRetry}>
            {messageTexts.retry}
          </Button>
        </Group>
      )}
    </Card>
  );
}
