import { Button, FileButton, Group, Text } from "@mantine/core";
import { useState } from "react";
import { uploadPicture } from "@/lib/browser/desk/upload";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { UploadedPicture } from "@/lib/contracts/media/owner-calls";
import { Refused } from "../states";
import { onePictureTexts } from "./texts";

type PictureButtonsProps = {
  /** What the picture is for. */
  label: string;
  isChosen: boolean;
  onSent: (picture: UploadedPicture) => void;
  onRemove: () => void;
};

/** Sends a picture from this device, with how much of it is on its way, or takes the chosen one away. */
export function PictureButtons({ label, isChosen, onSent, onRemove }: PictureButtonsProps) {
  const { run, isPending, refusal } = useWrite();
  const [sent, setSent] = useState(0);
  const send = (file: File | null) =>
    file &&
    run(async () => {
      setSent(0);
      onSent(await uploadPicture(file, setSent));
    });
  return (
    <>
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
              {isChosen ? onePictureTexts.other : onePictureTexts.choose}
            </Button>
          )}
        </FileButton>
        {isChosen && (
          <Button size="md" variant="default" aria-label={onePictureTexts.removeFor(label)} onClick={onRemove}>
            {onePictureTexts.remove}
          </Button>
        )}
        {isPending && <Text role="status">{`${onePictureTexts.sending} ${Math.round(sent * 100)} %`}</Text>}
      </Group>
    </>
  );
}
