import { Group, Stack, Text, TextInput } from "@mantine/core";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { FocusPoint } from "./focus-point";
import { PictureButtons } from "./picture-buttons";
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
      <PictureButtons
        label={label}
        isChosen={picture !== null}
        onSent={(sent) => onChange({ ...sent, alt: picture?.alt ?? "", hide_on_variants: false })}
        onRemove={() => onChange(null)}
      />
    </Stack>
  );
}
