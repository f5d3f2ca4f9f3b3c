import { TextAreaField } from "@/components/form/text-area-field";
import { noteField } from "@/lib/domain/customization/fields";
import type { Addon } from "@/lib/domain/product/addon";

/** As long as a note may be; the schema of the call refuses longer ones. */
const MAX_NOTE_LENGTH = 1_000;

type NoteFieldsProps = {
  notes: Addon["notes"];
  typed: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
};

/** What the shop asks in words: the letters to embroider, or anything the cutter should know. */
export function NoteFields({ notes, typed, errors }: NoteFieldsProps) {
  return notes.map(({ name, required }) => (
    <TextAreaField
      key={name}
      name={noteField(name)}
      label={name}
      rows={3}
      maxLength={MAX_NOTE_LENGTH}
      required={required}
      defaultValue={typed.get(noteField(name)) ?? ""}
      error={errors.get(noteField(name)) ?? null}
    />
  ));
}
