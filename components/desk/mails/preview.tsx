import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { callDesk, DeskRefusal } from "@/lib/browser/desk/call-desk";
import type { MailPreview } from "@/lib/contracts/outbox/mail-text-calls";
import type { MailWording } from "@/lib/domain/mail-text";
import { Refused } from "../states";
import { mailTexts } from "./texts";

const PAUSE_MS = 400;

type MailPreviewFrameProps = { template: string; wording: MailWording };

/** The mail with what is typed, a moment later. While a text cannot be filled in, the last one that could stays. */
export function MailPreviewFrame({ template, wording }: MailPreviewFrameProps) {
  const [typed] = useDebouncedValue(wording, PAUSE_MS);
  const [shown, setShown] = useState<MailPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { subject, heading, opening, closing } = typed;
  useEffect(() => {
    let isCurrent = true;
    const body = { wording: { subject, heading, opening, closing } };
    callDesk<MailPreview>(`/api/owner/mail-texts/${template}/preview`, { method: "POST", body }).then(
      (preview) => {
        if (!isCurrent) return;
        setShown(preview);
        setRefusal(null);
      },
      (error: unknown) => {
        if (!(error instanceof DeskRefusal)) throw error;
        if (isCurrent) setRefusal(error.code);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [template, subject, heading, opening, closing]);
  return (
    <section aria-label={mailTexts.preview}>
      {refusal && <Refused code={refusal} />}
      {shown && (
        <>
          <Text fw={500} className="[overflow-wrap:anywhere]">
            {mailTexts.subject(shown.subject)}
          </Text>
          <Text size="sm" mb="xs">
            {mailTexts.example}
          </Text>
          <iframe
            // Nothing in a mail may run, and its links lead nowhere from here.
            sandbox=""
            srcDoc={shown.html}
            title={mailTexts.preview}
            className="block h-[72svh] w-full border border-line bg-paper"
          />
        </>
      )}
    </section>
  );
}
