import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { uploadPicture } from "@/lib/browser/desk/upload";
import { useWrite } from "@/lib/browser/desk/use-write";
import { pictureSrc } from "@/lib/domain/media/sources";
import { onePictureTexts } from "../form/texts";
import { Refused } from "../states";
import { settingsTexts } from "./texts";

type StorePictureProps = {
  storeId: string;
  label: string;
  help: string;
  /** Below the uploads; empty for none. */
  path: string;
  onChange: (path: string) => void;
};

/** A picture of the store itself, such as its logo. */
export function StorePicture({ storeId, label, help, path, onChange }: StorePictureProps) {
  const { run, isPending, refusal } = useWrite();
  const [sent, setSent] = useState(0);
  const send = (file: File | null) => file && run(async () => onChange((await uploadPicture(file, setSent)).src));
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={500}>{label}</Text>
      {path && (
        <img
          src={pictureSrc(storeId, path)}
          alt=""
          height={64}
          className="h-16 w-auto max-w-full self-start bg-sand object-contain p-1"
        />
      )}
      {refusal && <Refused code={refusal} />}
      <Group gap="xs">
        <FileButton accept="image/*" onChange={(file) => void send(file)}>
          {(button) => (
            <Button
              {...button}
              size="md"
              variant="default"
              loading={isPending}
              aria-label={onePictureTexts.chooseFor(label)}
            >
              {path ? onePictureTexts.other : onePictureTexts.choose}
            </Button>
          )}
        </FileButton>
        {path && (
          <Button
            size="md"
            variant="default"
            aria-label={onePictureTexts.removeFor(label)}
            onClick={() => onChange("")}
          >
            {settingsTexts.noFile}
          </Button>
        )}
        {isPending && <Text role="status">{`${onePictureTexts.sending} ${Math.round(sent * 100)} %`}</Text>}
      </Group>
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}
