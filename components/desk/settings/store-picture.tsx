import { Stack, Text } from "@mantine/core";
import { pictureSrc } from "@/lib/domain/media/sources";
import { PictureButtons } from "../form/picture-buttons";

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
      <PictureButtons
        label={label}
        isChosen={path !== ""}
        onSent={({ src }) => onChange(src)}
        onRemove={() => onChange("")}
      />
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}
