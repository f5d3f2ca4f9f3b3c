import { Card, Stack, Text, Title } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { TimelineAnswer } from "@/lib/contracts/order/timeline-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { MAX_NOTE_LENGTH } from "@/lib/domain/order/timeline";
import { NoteForm } from "../note-form";
import { Failed, Loading } from "../states";
import { timelineTexts } from "./texts";

const orderPath = ({ _id }: Pick<OwnerOrderWire, "_id">) => `/api/owner/orders/${encodeURIComponent(_id)}` as const;
export const timelinePath = (order: Pick<OwnerOrderWire, "_id">) => `${orderPath(order)}/timeline` as const;

type TimelineProps = { order: OwnerOrderWire; store: StoreAnswer; mayWrite: boolean };

/** What became of an order and who did it, the newest first, with the notes of the store's people. */
export function Timeline({ order, store, mayWrite }: TimelineProps) {
  const { data, error, mutate } = useCall<TimelineAnswer>(timelinePath(order));
  const { money, minute } = deskFormats(store);
  const add = async (text: string) => {
    const after = await callDesk<TimelineAnswer>(`${orderPath(order)}/notes`, { method: "POST", body: { text } });
    await mutate(after, false);
  };
  return (
    <Card withBorder component="section" aria-label={timelineTexts.title}>
      <Title order={2} size="h3" mb="sm">
        {timelineTexts.title}
      </Title>
      <Stack gap="lg">
        {mayWrite && (
          <NoteForm
            label={timelineTexts.note}
            hint={timelineTexts.noteHint}
            add={timelineTexts.add}
            maxLength={MAX_NOTE_LENGTH}
            onAdd={add}
          />
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
