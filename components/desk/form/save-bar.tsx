import { Button, Group, Stack, Text } from "@mantine/core";
import { Refused } from "../states";
import { fieldTexts } from "./texts";

type SaveBarProps = {
  isChanged: boolean;
  isPending: boolean;
  refusal: string | null;
  /** What was done last, to be read out. */
  said: string;
  /** What the button says. */
  save?: string;
  onDiscard: () => void;
};

/** The end of a form, which stays in sight: what is not saved yet, and the two ways on. */
export function SaveBar({ isChanged, isPending, refusal, said, save = fieldTexts.save, onDiscard }: SaveBarProps) {
  return (
    <Stack gap="xs" className="sticky bottom-0 z-10 border-line border-t bg-paper py-3" aria-live="polite">
      {refusal && <Refused code={refusal} />}
      <Group justify="space-between">
        <Text>{isChanged ? fieldTexts.unsaved : said}</Text>
        <Group gap="xs">
          {isChanged && (
            <Button size="md" variant="default" onClick={onDiscard}>
              {fieldTexts.discard}
            </Button>
          )}
          <Button size="md" type="submit" loading={isPending} disabled={!isChanged}>
            {save}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
