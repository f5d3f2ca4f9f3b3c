import { Button, Group, Text } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import type { DeskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import { Section } from "../section";
import { Refused } from "../states";
import { accountTexts } from "./texts";

type SessionsProps = { account: StaffAccount; onChanged: () => void; formats: DeskFormats };

/** Where somebody has the desk open. Any but this one can be closed from here; this one by the button in the menu. */
export function Sessions({ account: { sessions }, onChanged, formats }: SessionsProps) {
  const { run, isPending, refusal } = useWrite();
  const end = (id: string) =>
    run(() => callDesk(`/api/desk/account/sessions/${id}`, { method: "DELETE" }).finally(onChanged));
  return (
    <Section title={accountTexts.sessions}>
      {refusal && <Refused code={refusal} />}
      {sessions.map(({ _id, device, address, created_on, last_used_on, is_this }) => (
        <Group key={_id} justify="space-between" role="group" aria-label={device}>
          <div>
            <Text fw={500}>{is_this ? `${device} (${accountTexts.here.toLowerCase()})` : device}</Text>
            <Text size="sm" className="tabular">
              {[
                address,
                accountTexts.since(formats.minute(created_on)),
                accountTexts.lastUsed(formats.minute(last_used_on)),
              ].join(", ")}
            </Text>
          </div>
          {!is_this && (
            <Button variant="default" disabled={isPending} onClick={() => void end(_id)}>
              {accountTexts.end}
            </Button>
          )}
        </Group>
      ))}
    </Section>
  );
}
