import { Checkbox, Stack, Text } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import { NOTICE_RIGHTS, NOTICES, type Notice } from "@/lib/domain/staff/notice";
import type { Right } from "@/lib/domain/staff/right";
import { Section } from "../section";
import { Refused } from "../states";
import { noticeTexts } from "./texts";

type NoticesProps = { account: StaffAccount; rights: readonly Right[]; onChanged: () => void };

/** What somebody gets e-mails about; each choice is saved at once. */
export function Notices({ account: { notices, email }, rights, onChanged }: NoticesProps) {
  const { run, isPending, refusal } = useWrite();
  const choose = (notice: Notice, isWanted: boolean) => {
    const body = { notices: NOTICES.filter((each) => (each === notice ? isWanted : notices.includes(each))) };
    void run(() => callDesk("/api/desk/account/notices", { method: "PUT", body }).finally(onChanged));
  };
  return (
    <Section title={noticeTexts.title} why={email ? noticeTexts.why(email) : noticeTexts.noEmail}>
      {refusal && <Refused code={refusal} />}
      <Stack gap="sm">
        {NOTICES.filter((notice) => rights.includes(NOTICE_RIGHTS[notice])).map((notice) => (
          <Checkbox
            key={notice}
            size="md"
            label={noticeTexts.names[notice]}
            checked={notices.includes(notice)}
            disabled={isPending || email === null}
            onChange={({ currentTarget }) => choose(notice, currentTarget.checked)}
          />
        ))}
      </Stack>
      <Text size="sm">{noticeTexts.store}</Text>
    </Section>
  );
}
