import { Text } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { MAX_CUSTOMER_NOTE_LENGTH } from "@/lib/domain/customer/customer";
import { NoteForm } from "../note-form";
import { Section } from "../section";
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
  const { minute } = deskFormats(store);
  const add = async (text: string) =>
    onAdded(await callDesk<OwnerCustomer>(`${path}/notes`, { method: "POST", body: { text } }));
  return (
    <Section title={customerTexts.notes}>
      {mayWrite && (
        <NoteForm
          label={customerTexts.note}
          hint={customerTexts.noteHint}
          add={customerTexts.add}
          maxLength={MAX_CUSTOMER_NOTE_LENGTH}
          onAdd={add}
        />
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
