import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../dialog";
import { draftTexts } from "../draft/texts";
import { articleTexts } from "./texts";

type RemoveArticleProps = { title: string; isBusy: boolean; onRemove: () => Promise<void> };

/** Takes an article out of the shop, once somebody has said so twice. */
export function RemoveArticle({ title, isBusy, onRemove }: RemoveArticleProps) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Group>
        <Button size="md" variant="subtle" onClick={() => setAsked(true)}>
          {articleTexts.remove}
        </Button>
      </Group>
      <Dialog opened={asked} centered title={articleTexts.removing(title)} close={draftTexts.keep} onClose={close}>
        <Stack gap="sm">
          <Text>{articleTexts.removeWhy}</Text>
          <Button size="md" loading={isBusy} onClick={() => void onRemove().then(close)}>
            {articleTexts.yesRemove}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
