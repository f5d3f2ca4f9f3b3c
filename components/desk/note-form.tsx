import { Button, Stack, Textarea } from "@mantine/core";
import type { FormEvent } from "react";
import { useWrite } from "@/lib/browser/desk/use-write";
import { Refused } from "./states";

type NoteFormProps = {
  label: string;
  /** Who reads the note, and who does not. */
  hint: string;
  add: string;
  maxLength: number;
  /** Keeps the note. What was typed goes once it is done. */
  onAdd: (text: string) => Promise<unknown>;
};

/** A form for a note that the people of the store keep. */
export function NoteForm({ label, hint, add, maxLength, onAdd }: NoteFormProps) {
  const { run, isPending, refusal } = useWrite();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "");
    if (await run(() => onAdd(text))) form.reset();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs" align="start">
        {refusal && <Refused code={refusal} />}
        <Textarea
          size="md"
          w="100%"
          name="text"
          label={label}
          description={hint}
          maxLength={maxLength}
          autosize
          minRows={2}
          required
          withAsterisk={false}
        />
        <Button type="submit" variant="default" loading={isPending}>
          {add}
        </Button>
      </Stack>
    </form>
  );
}
