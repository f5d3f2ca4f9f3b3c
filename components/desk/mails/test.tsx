import { Alert, Button, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { MailTest } from "@/lib/contracts/outbox/mail-text-calls";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import type { MailWording } from "@/lib/domain/mail-text";
import { Section } from "../section";
import { Refused } from "../states";
import { mailTexts } from "./texts";

type TestMailProps = { template: string; wording: MailWording };

/** Sends the mail as it is typed, to see it where shoppers see it, and to see that mails leave at all. */
export function TestMail({ template, wording }: TestMailProps) {
  const { data: account } = useCall<StaffAccount>("/api/desk/account");
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? account?.email ?? "";
  const [tested, setTested] = useState<(MailTest & { email: string }) | null>(null);
  const { run, isPending, refusal } = useWrite();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTested(null);
    void run(async () => {
      const path = `/api/owner/mail-texts/${template}/test` as const;
      const answer = await callDesk<MailTest>(path, { method: "POST", body: { wording, email } });
      setTested({ ...answer, email });
    });
  };
  return (
    <Section title={mailTexts.test}>
      <form onSubmit={send} noValidate>
        <Group align="end" gap="sm">
          <TextInput
            size="md"
            type="email"
            autoComplete="email"
            label={mailTexts.testTo}
            description={mailTexts.testWhy}
            className="grow"
            value={email}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button size="md" type="submit" variant="default" loading={isPending}>
            {mailTexts.send}
          </Button>
        </Group>
        <div aria-live="polite" className="mt-2">
          {refusal && <Refused code={refusal} />}
          {tested?.is_sent && <Text>{tested.is_file ? mailTexts.written : mailTexts.sent(tested.email)}</Text>}
          {tested && !tested.is_sent && (
            <Alert color="red" variant="light">
              <Text>{mailTexts.failed(tested.reason)}</Text>
            </Alert>
          )}
        </div>
      </form>
    </Section>
  );
}
