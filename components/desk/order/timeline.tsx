import { Button, Card, Stack, Text, Textarea, Title } from "@mantine/core";
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

const orderPath = ({ _id }: Pick<OwnerOrderWire, "_id">) => `/api/owner/orders/${encodeURIComponent(_id)}` as const;
export const timelinePath = (order: Pick<OwnerOrderWire, "_id">) => `${orderPath(order)}/timeline` as const;

type TimelineProps = { order: OwnerOrderWire; store: StoreAnswer; mayWrite: boolean };

/** What became of an order and who did it, the newest first, with the notes of the store's people. */
export function Timeline({ order, store, mayWrite }: TimelineProps) {
  const { data, error, mutate } = useCall<TimelineAnswer>(timelinePath(order));
  const { run, isPending, refusal } = useWrite();
  const { money, minute } = deskFormats(store);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    void run(async () => {
      await mutate(await callDesk<TimelineAnswer>(`${orderPath(order)}/notes`, { method: "POST", body }), false);
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
          <Stack component="ol" gap="md" ps="md" m={0} className="border-line list-none border-l">
            {data.list.map(({ at, kind, by, text, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and the list is shown anew as a whole
              <li key={`${at} ${kind} ${index}`}>
                <Text fw={500}>{timelineTexts.kinds[kind]}</Text>
                {text && <Text className="whitespace-pre-line">{text}</Text>}
                <Text size="sm" className="tabular">
                  {[
                    minute(at),
                    ...(amount === null ? [] : [money(amount)]),
                    ...(by ? [timelineTexts.by(by)] : []),
                  ].join(", ")}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
