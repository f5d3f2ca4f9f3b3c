import { Button, FileButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { uploadFile } from "@/lib/browser/desk/upload";
import { useWrite } from "@/lib/browser/desk/use-write";
import { Refused } from "../states";
import { fileTexts } from "./texts";

type FileInputProps = {
  label: string;
  hint?: string;
  fault?: string | undefined;
  /** What can be chosen, as the attribute `accept`. */
  accept: string;
  /** Says to which entry it belongs. */
  name: string;
  value: string;
  onChange: (path: string) => void;
};

/** A file of the shop by its path, which is filled in when one is chosen from this device. */
export function FileInput({ label, hint, fault, accept, name, value, onChange }: FileInputProps) {
  const { run, isPending, refusal } = useWrite();
  const [sent, setSent] = useState(0);
  const send = (file: File | null) => file && run(async () => onChange(await uploadFile(file, setSent)));
  return (
    <Stack gap="xs" className="grow">
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          size="md"
          className="min-w-0 grow"
          label={label}
          description={hint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          error={fault}
          maxLength={2_000}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <FileButton accept={accept} onChange={(file) => void send(file)}>
          {(button) => (
            <Button
              {...button}
              size="md"
              variant="default"
              className="shrink-0 self-start mt-7"
              loading={isPending}
              aria-label={fileTexts.chooseFor(name)}
            >
              {fileTexts.choose}
            </Button>
          )}
        </FileButton>
      </Group>
      {isPending && <Text role="status">{fileTexts.sending(Math.round(sent * 100))}</Text>}
      {refusal && <Refused code={refusal} />}
    </Stack>
  );
}
