import { SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useFormDraft } from "@/lib/browser/desk/form-draft";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { MailTextWire } from "@/lib/contracts/outbox/mail-text-calls";
import type { MailWording, MailWordingPart } from "@/lib/domain/mail-text";
import { Conflict } from "../form/conflict";
import { SaveBar } from "../form/save-bar";
import { MailPreviewFrame } from "./preview";
import { TestMail } from "./test";
import { MAIL_FAULTS, mailTexts, PART_NAMES, PLACEHOLDER_MEANINGS } from "./texts";

type MailFormProps = {
  mail: MailTextWire;
  mayWrite: boolean;
  onAnswer: (saved: MailTextWire) => Promise<void>;
  onRead: () => Promise<void>;
};

/** The owner's words for one mail, beside the mail as it looks with them. */
export function MailForm({ mail, mayWrite, onAnswer, onRead }: MailFormProps) {
  const { template, parts, placeholders } = mail;
  const draft = useFormDraft<MailWording>(mail.wording);
  const { run, isPending, refusal, faults } = useWrite();
  const [isSaved, setSaved] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isDone = await run(async () => {
      const body = { wording: draft.values, seen: { ...draft.inShop, ...draft.seen } };
      const answer = await callDesk<MailTextWire>(`/api/owner/mail-texts/${template}`, { method: "PUT", body });
      draft.discard();
      await onAnswer(answer);
      setSaved(true);
    });
    if (!isDone) await onRead();
  };
  const set = (part: MailWordingPart, text: string) => {
    setSaved(false);
    draft.set(part, text);
  };
  const faultOf = (part: MailWordingPart) => faults.find(({ path }) => path === `wording.${part}`)?.code;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" verticalSpacing="lg">
      <Stack gap="lg">
        <form aria-label={mailTexts.form} onSubmit={(event) => void save(event)} noValidate>
          <Stack gap="lg">
            {!parts.includes("subject") && <Text>{mailTexts.fixed}</Text>}
            {parts.map((part) => {
              const input = (
                <PartInput
                  key={part}
                  part={part}
                  usual={part === "closing" ? "" : mail.usual[part]}
                  value={draft.values[part]}
                  fault={faultOf(part)}
                  isFixed={!mayWrite}
                  onChange={(text) => set(part, text)}
                />
              );
              return draft.conflicts.includes(part) ? (
                <Conflict
                  key={part}
                  theirs={draft.inShop[part]}
                  onKeepMine={() => draft.keepMine(part)}
                  onTakeTheirs={() => draft.takeTheirs(part)}
                >
                  {input}
                </Conflict>
              ) : (
                input
              );
            })}
            <div>
              <Text size="sm">{mailTexts.fill}</Text>
              <ul className="m-0 pl-5 text-sm">
                {placeholders.map((name) => (
                  <li key={name}>
                    <code>{`{${name}}`}</code> {PLACEHOLDER_MEANINGS[name]}
                  </li>
                ))}
              </ul>
            </div>
            {mayWrite && (
              <SaveBar
                isChanged={draft.isChanged}
                isPending={isPending}
                refusal={refusal}
                said={isSaved ? mailTexts.saved : ""}
                onDiscard={draft.discard}
              />
            )}
          </Stack>
        </form>
        {mayWrite && <TestMail template={template} wording={draft.values} />}
      </Stack>
      <MailPreviewFrame template={template} wording={draft.values} />
    </SimpleGrid>
  );
}

type PartInputProps = {
  part: MailWordingPart;
  /** What the shop writes there; empty if it writes nothing that the owner can replace. */
  usual: string;
  value: string;
  fault: string | undefined;
  isFixed: boolean;
  onChange: (text: string) => void;
};

function PartInput({ part, usual, value, fault, isFixed, onChange }: PartInputProps) {
  const place = usual ? mailTexts.usual(usual) : part === "closing" ? mailTexts.after : mailTexts.before;
  const isText = part === "opening" || part === "closing";
  const props = {
    size: "md",
    label: PART_NAMES[part],
    description: isText ? `${place} ${mailTexts.lines}` : place,
    value,
    error: fault && (MAIL_FAULTS[fault] ?? fault),
    readOnly: isFixed,
  };
  return isText ? (
    <Textarea
      {...props}
      autosize
      minRows={3}
      maxRows={14}
      maxLength={4_000}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ) : (
    <TextInput {...props} maxLength={200} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
