import { Button, Stack, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import type { UploadedPicture } from "@/lib/contracts/media/owner-calls";
import { pictureSrc } from "@/lib/domain/media/sources";
import { Dialog } from "../../dialog";
import { PictureButtons } from "../picture-buttons";
import { richTexts } from "./texts";
import { Tool } from "./tool";

/** Puts a picture into the text, with what it shows. */
export function PictureTool({ editor, storeId }: { editor: Editor; storeId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [picture, setPicture] = useState<UploadedPicture | null>(null);
  const [alt, setAlt] = useState("");
  const close = () => {
    setOpen(false);
    setPicture(null);
    setAlt("");
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (!picture) return;
    const { src, width, height } = picture;
    editor
      .chain()
      .focus()
      .setImage({ src: pictureSrc(storeId, src), alt: alt.trim(), width, height })
      .run();
    close();
  };
  return (
    <>
      <Tool name={richTexts.picture} onUse={() => setOpen(true)}>
        {richTexts.picture}
      </Tool>
      <Dialog opened={isOpen} centered title={richTexts.picture} close={richTexts.close} onClose={close}>
        <form onSubmit={add} noValidate>
          <Stack gap="sm">
            {picture && <img src={pictureSrc(storeId, picture.src)} alt="" className="max-h-48 self-start bg-sand" />}
            <PictureButtons
              label={richTexts.picture}
              isChosen={picture !== null}
              onSent={setPicture}
              onRemove={() => setPicture(null)}
            />
            <TextInput
              size="md"
              label={richTexts.alt}
              description={richTexts.altHint}
              maxLength={300}
              value={alt}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
            <Button size="md" type="submit" disabled={!picture}>
              {richTexts.addPicture}
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
