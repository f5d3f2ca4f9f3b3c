import { Button, Stack, Text, Textarea } from "@mantine/core";
import type { FormEvent } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Section } from "../section";
import { Refused } from "../states";
import { customerTexts } from "./texts";

type CustomerNotesProps = {
  path: `/api/owner/customers/${string}`;
  notes: OwnerCustomer["note_list"];
  store: StoreAnswer;
  mayWrite: boolean;
  onAdded: (after: OwnerCustomer) => void;
};

/** What the people of the store note about a customer. */
export function CustomerNotes({ path, notes, store, mayWrite, onAdded }: CustomerNotesProps) {
  const { run, isPending, refusal } = useWrite();
  const { minute } = deskFormats(store);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    void run(async () => {
      onAdded(await callDesk<OwnerCustomer>(`${path}/notes`, { method: "POST", body }));
      form.reset();
    });
  };
  return (
    <Section title={customerTexts.notes}>
      {mayWrite && (
        <form onSubmit={add}>
          <Stack gap="xs" align="start">
            {refusal && <Refused code={refusal} />}
            <Textarea
              size="md"
              w="100%"
              name="text"
              label={customerTexts.note}
              description={customerTexts.noteHint}
              maxLength={1000}
              autosize
              minRows={2}
              required
              withAsterisk={false}
            />
            <Button type="submit" variant="default" loading={isPending}>
              {customerTexts.add}
            </Button>
          </Stack>
        </form>
      )}
      {notes.map(({ _id, on, by, text }) => (
        <div key={_id}>
          <Text className="whitespace-pre-line">{text}</Text>
          <Text size="sm">{[minute(on), ...(by ? [customerTexts.by(by)] : [])].join(", ")}</Text>
        </div>
      ))}
    </Section>
  );
}
