import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { canShowPush, readPushEndpoint, startPush, stopPush } from "@/lib/browser/desk/push";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import { NOTICE_RIGHTS } from "@/lib/domain/staff/notice";
import type { Right } from "@/lib/domain/staff/right";
import { Section } from "../section";
import { Refused } from "../states";
import { pushTexts } from "./texts";

type PushNoticesProps = { account: StaffAccount; rights: readonly Right[]; onChanged: () => void };

/** On which of somebody's browsers new orders are shown. */
export function PushNotices({ account: { push }, rights, onChanged }: PushNoticesProps) {
  const { run, isPending, refusal } = useWrite();
  // Undefined until the browser has said where it takes notices.
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => void readPushEndpoint().then(setEndpoint), []);
  if (!rights.includes(NOTICE_RIGHTS.orders)) return null;
  const here = push.browsers.find((browser) => browser.endpoint === endpoint);
  const change = (write: () => Promise<unknown>) =>
    run(async () => {
      try {
        await write();
      } finally {
        setEndpoint(await readPushEndpoint());
        onChanged();
      }
    });
  const remove = (id: string) => callDesk(`/api/desk/account/browsers/${id}`, { method: "DELETE" });
  return (
    <Section title={pushTexts.title} why={push.key === null ? pushTexts.off : pushTexts.why}>
      {refusal && <Refused code={refusal} />}
      {push.key !== null && !canShowPush() && <Text>{pushTexts.unsupported}</Text>}
      {push.key !== null && canShowPush() && (
        <Group>
          {here ? (
            <Button
              size="md"
              variant="default"
              loading={isPending}
              onClick={() => void change(() => stopPush().then(() => remove(here._id)))}
            >
              {pushTexts.turnOff}
            </Button>
          ) : (
            <Button
              size="md"
              loading={isPending}
              disabled={endpoint === undefined}
              onClick={() => void change(() => startPush(push.key ?? ""))}
            >
              {pushTexts.turnOn}
            </Button>
          )}
        </Group>
      )}
      {push.browsers
        .filter((browser) => browser !== here)
        .map(({ _id, device }) => (
          <Group key={_id} justify="space-between" role="group" aria-label={device}>
            <Text>{`${pushTexts.others} ${device}`}</Text>
            <Button variant="default" disabled={isPending} onClick={() => void change(() => remove(_id))}>
              {pushTexts.remove}
            </Button>
          </Group>
        ))}
    </Section>
  );
}
