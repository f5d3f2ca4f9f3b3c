import { Button, Stack, Text, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";
import { Dialog } from "../../dialog";
import { richTexts } from "./texts";
import { Tool } from "./tool";

const ADDRESS = /^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S+$|^\/$/i;

/** Lets the selected words lead somewhere. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const isLink = editor.isActive("link");
  const close = () => setAddress(null);
  const open = () => {
    setWrong(false);
    setAddress(String(editor.getAttributes("link").href ?? ""));
  };
  const set = (event: FormEvent<HTMLFormElement>) => {
    // The dialog stands within the form of the page.
    event.preventDefault();
    event.stopPropagation();
    const typed = address?.trim() ?? "";
    if (!ADDRESS.test(typed)) {
      setWrong(true);
      return;
    }
    editor
      .chain()
      .focus()
      .extendMarkRange("link")
      .setLink({ href: withBasePath(typed) })
      .run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    close();
  };
  const hasWords = isLink || !editor.state.selection.empty;
  return (
    <>
      <Tool name={richTexts.link} isOn={isLink} onUse={open}>
        {richTexts.link}
      </Tool>
      <Dialog opened={address !== null} centered title={richTexts.link} close={richTexts.close} onClose={close}>
        {hasWords ? (
          <form onSubmit={set} noValidate>
            <Stack gap="sm">
              <TextInput
                size="md"
                data-autofocus
                label={richTexts.address}
                description={richTexts.addressHint}
                error={isWrong && richTexts.addressWrong}
                value={address ?? ""}
                onChange={({ currentTarget }) => setAddress(currentTarget.value)}
              />
              <Button size="md" type="submit">
                {richTexts.setLink}
              </Button>
              {isLink && (
                <Button size="md" variant="default" onClick={remove}>
                  {richTexts.removeLink}
                </Button>
              )}
            </Stack>
          </form>
        ) : (
          <Text>{richTexts.selectFirst}</Text>
        )}
      </Dialog>
    </>
  );
}
