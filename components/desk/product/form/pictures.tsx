import { Alert, Button, FileButton, Group, Progress, Stack, Text, TextInput } from "@mantine/core";
import { type DragEvent, useState } from "react";
import { DeskRefusal } from "@/lib/browser/desk/call-desk";
import { uploadPicture } from "@/lib/browser/desk/upload";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { FocusPoint } from "../../form/focus-point";
import { deskRefusalText } from "../../refusal-texts";
import { Field, useDraft, useFault } from "./field";
import { pictureTexts } from "./picture-texts";

/** A picture on its way to the shop, or one that did not get there. */
type Upload = { key: string; file: File; sent: number; refusal: string | null };

/** The pictures of the product: dropped or chosen, several at once, then described and put in order. */
export function PictureFields({ storeId }: { storeId: string }) {
  const { draft } = useDraft();
  const fault = useFault("pictures");
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isOver, setOver] = useState(false);
  const { pictures } = draft.values;
  const write = (changed: StoredPicture[]) => draft.set("pictures", changed);

  const send = async ({ key, file }: Pick<Upload, "key" | "file">) => {
    const note = (change: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
    try {
      const uploaded = await uploadPicture(file, (sent) => note({ sent }));
      draft.update("pictures", (all) => [...all, { ...uploaded, hide_on_variants: false }]);
      setUploads((all) => all.filter((each) => each.key !== key));
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      note({ refusal: error.code });
    }
  };
  const add = async (files: readonly File[]) => {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, sent: 0, refusal: null }));
    setUploads((all) => [...all, ...added]);
    // One after another, so that the first is there first and a slow line is not shared.
    for (const upload of added) await send(upload);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const move = (from: number, to: number) => {
    const moved = pictures.toSpliced(from, 1);
    const [picture] = pictures.slice(from, from + 1);
    if (picture) write(moved.toSpliced(to, 0, picture));
  };

  return (
    <Field name="pictures">
      <Stack
        gap="md"
        className={`border border-dashed p-3 ${isOver ? "border-ink bg-sand" : "border-line"}`}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Group gap="sm">
          <FileButton multiple accept="image/*" onChange={(files) => void add(files)}>
            {(button) => (
              <Button {...button} size="md" variant="default">
                {pictureTexts.choose}
              </Button>
            )}
          </FileButton>
          <Text size="sm">{pictureTexts.drop}</Text>
        </Group>
        {fault && <Text c="red">{fault}</Text>}
        <Stack component="ul" gap="md" p={0} m={0} className="list-none">
          {pictures.map((picture, index) => (
            <PictureEntry
              key={picture.src}
              storeId={storeId}
              picture={picture}
              position={index + 1}
              count={pictures.length}
              onChange={(changed) => write(pictures.with(index, changed))}
              onMove={(to) => move(index, to)}
              onRemove={() => write(pictures.toSpliced(index, 1))}
            />
          ))}
        </Stack>
        <Stack gap="xs" aria-live="polite">
          {uploads.map((upload) => (
            <UploadState
              key={upload.key}
              upload={upload}
              onRetry={() => {
                setUploads((all) => all.map((each) => (each === upload ? { ...each, sent: 0, refusal: null } : each)));
                void send(upload);
              }}
              onDrop={() => setUploads((all) => all.filter((each) => each !== upload))}
            />
          ))}
        </Stack>
      </Stack>
    </Field>
  );
}

function UploadState({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const { file, sent, refusal } = upload;
  if (refusal === null)
    return (
      <div>
        <Text size="sm">{pictureTexts.sending(file.name)}</Text>
        <Progress value={sent * 100} aria-label={pictureTexts.sending(file.name)} />
      </div>
    );
  return (
    <Alert color="red" variant="light" role="alert">
      <Text>{`${file.name}: ${deskRefusalText(refusal)}`}</Text>
      <Group gap="xs" mt="xs">
        <Button size="md" variant="default" onClick={onRetry}>
          {pictureTexts.again}
        </Button>
        <Button size="md" variant="default" onClick={onDrop}>
          {pictureTexts.forget}
        </Button>
      </Group>
    </Alert>
  );
}

type PictureEntryProps = {
  storeId: string;
  picture: StoredPicture;
  position: number;
  count: number;
  onChange: (picture: StoredPicture) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function PictureEntry({ storeId, picture, position, count, onChange, onMove, onRemove }: PictureEntryProps) {
  const name = picture.alt || pictureTexts.position(position);
  return (
    <Group component="li" align="start" wrap="nowrap" gap="sm">
      <div className="size-24 shrink-0 overflow-hidden bg-sand">
        <img
          src={pictureSrc(storeId, picture.src)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-full object-cover"
        />
      </div>
      <Stack gap="xs" className="min-w-0 grow">
        <TextInput
          size="md"
          label={pictureTexts.alt(position)}
          description={position === 1 ? pictureTexts.altHint : undefined}
          maxLength={300}
          value={picture.alt ?? ""}
          onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
        />
        <FocusPoint storeId={storeId} picture={picture} name={name} onChange={onChange} />
        <Group gap="xs">
          <Button
            size="md"
            variant="default"
            disabled={position === 1}
            aria-label={pictureTexts.earlierName(name)}
            onClick={() => onMove(position - 2)}
          >
            {pictureTexts.earlier}
          </Button>
          <Button
            size="md"
            variant="default"
            disabled={position === count}
            aria-label={pictureTexts.laterName(name)}
            onClick={() => onMove(position)}
          >
            {pictureTexts.later}
          </Button>
          <Button size="md" variant="default" aria-label={pictureTexts.removeName(name)} onClick={onRemove}>
            {pictureTexts.remove}
          </Button>
        </Group>
      </Stack>
    </Group>
  );
}
