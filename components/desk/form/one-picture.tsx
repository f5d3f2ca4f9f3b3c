import { Button, FileButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { uploadPicture } from "@/lib/browser/desk/upload";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { Refused } from "../states";
import { FocusPoint } from "./focus-point";
import { onePictureTexts } from "./texts";

type OnePictureProps = {
  storeId: string;
  label: string;
  hint?: string;
  fault?: string | undefined;
  picture: StoredPicture | null;
  onChange: (picture: StoredPicture | null) => void;
};

/** A place for one picture: chosen, described, replaced or taken away. */
export function OnePicture({ storeId, label, hint, fault, picture, onChange }: OnePictureProps) {
  const { run, isPending, refusal } = useWrite();
  const [sent, setSent] = useState(0);
  const send = (file: File | null) =>
    file &&
    run(async () => {
      setSent(0);
      onChange({ ...(await uploadPicture(file, setSent)), alt: picture?.alt ?? "", hide_on_variants: false });
    });
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={500}>{label}</Text>
      {hint && <Text size="sm">{hint}</Text>}
      {picture && (
        <Group align="end" gap="sm" wrap="nowrap">
          <img
            src={pictureSrc(storeId, picture.src)}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="size-24 shrink-0 bg-sand object-cover"
          />
          <TextInput
            size="md"
            className="min-w-0 grow"
            label={onePictureTexts.alt(label)}
            maxLength={300}
            value={picture.alt ?? ""}
            onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
          />
        </Group>
      )}
      {picture && <FocusPoint storeId={storeId} picture={picture} name={label} onChange={onChange} />}
      {fault && <Text c="red">{fault}</Text>}
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
              {picture ? onePictureTexts.other : onePictureTexts.choose}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button
            size="md"
            variant="default"
            aria-label={onePictureTexts.removeFor(label)}
            onClick={() => onChange(null)}
          >
            {onePictureTexts.remove}
          </Button>
        )}
        {isPending && <Text role="status">{`${onePictureTexts.sending} ${Math.round(sent * 100)} %`}</Text>}
      </Group>
    </Stack>
  );
}
