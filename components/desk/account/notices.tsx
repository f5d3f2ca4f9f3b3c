import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
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
  // What was just chosen is shown at once; after a refusal it is again what the shop knows.
  const [chosen, setChosen] = useState(notices);
  const choose = async (notice: Notice, isWanted: boolean) => {
    const next = NOTICES.filter((each) => (each === notice ? isWanted : chosen.includes(each)));
    setChosen(next);
    const isSaved = await run(() =>
      callDesk("/api/desk/account/notices", { method: "PUT", body: { notices: next } }).finally(onChanged),
    );
    if (!isSaved) setChosen(notices);
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
            checked={chosen.includes(notice)}
            disabled={isPending || email === null}
            onChange={({ currentTarget }) => void choose(notice, currentTarget.checked)}
          />
        ))}
      </Stack>
      <Text size="sm">{noticeTexts.store}</Text>
    </Section>
  );
}
