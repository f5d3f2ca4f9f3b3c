import { Button, Card, Timeline as List, Stack, Text, Textarea, Title } from "@mantine/core";
import type { FormEvent } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { TimelineAnswer } from "@/lib/contracts/order/timeline-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Failed, Loading, Refused } from "../states";
import { timelineTexts } from "./texts";

type TimelineProps = { order: OwnerOrderWire; store: StoreAnswer; mayWrite: boolean };

/** What became of an order and who did it, the newest first, with the notes of the store's people. */
export function Timeline({ order, store, mayWrite }: TimelineProps) {
  const path = `/api/owner/orders/${encodeURIComponent(order._id)}` as const;
  const { data, error, mutate } = useCall<TimelineAnswer>(`${path}/timeline`);
  const { run, isPending, refusal } = useWrite();
  const { money, minute } = deskFormats(store);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    void run(async () => {
      await mutate(await callDesk<TimelineAnswer>(`${path}/notes`, { method: "POST", body }), false);
      form.reset();
    });
  };
  return (
    <Card withBorder component="section" aria-label={timelineTexts.title}>
      <Title order={2} size="h3" mb="sm">
        {timelineTexts.title}
      </Title>
      <Stack gap="lg">
        {mayWrite && (
          <form onSubmit={add}>
            <Stack gap="xs" align="start">
              {refusal && <Refused code={refusal} />}
              <Textarea
                size="md"
                w="100%"
                name="text"
                label={timelineTexts.note}
                description={timelineTexts.noteHint}
                maxLength={2000}
                autosize
                minRows={2}
                required
                withAsterisk={false}
              />
              <Button type="submit" variant="default" loading={isPending}>
                {timelineTexts.add}
              </Button>
            </Stack>
          </form>
        )}
        {error && !data && <Failed code={error.code} onRetry={() => void mutate()} />}
        {!data && !error && <Loading />}
        {data && (
          <List bulletSize={12} lineWidth={1} active={-1}>
            {data.list.map(({ at, kind, by, text, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and the list is shown anew as a whole
              <List.Item key={`${at} ${kind} ${index}`} title={timelineTexts.kinds[kind]}>
                {text && <Text className="whitespace-pre-line">{text}</Text>}
                <Text size="sm" className="tabular">
                  {[
                    minute(at),
                    ...(amount === null ? [] : [money(amount)]),
                    ...(by ? [timelineTexts.by(by)] : []),
                  ].join(", ")}
                </Text>
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
