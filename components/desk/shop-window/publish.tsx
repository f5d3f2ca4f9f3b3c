import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { momentInZone } from "@/lib/browser/desk/shop-moment";
import type { WindowDraftState } from "@/lib/browser/desk/window-draft";
import { Dialog } from "../dialog";
import { Refused } from "../states";
import { windowTexts } from "./texts";

type PublishDraftProps = {
  draft: WindowDraftState;
  /** The time zone of the shop, in which the plan is made. */
  timeZone: string;
  /** The names of the pages that it changes. */
  pages: string;
  /** Called when the draft is published. */
  onOver: () => void;
};

/** Publishes a draft, now or at a time. */
export function PublishDraft({ draft, timeZone, pages, onOver }: PublishDraftProps) {
  const [asked, setAsked] = useState(false);
  const [at, setAt] = useState("");
  const close = () => setAsked(false);
  const publish = async () => {
    if (await draft.publish()) onOver();
  };
  const plan = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await draft.plan(momentInZone(at, timeZone))) close();
  };
  return (
    <>
      <Button size="md" disabled={pages === ""} onClick={() => setAsked(true)}>
        {windowTexts.publish}
      </Button>
      <Dialog opened={asked} centered title={windowTexts.publishing} close={windowTexts.notYet} onClose={close}>
        <Stack gap="sm">
          <Text>{windowTexts.publishWhy(pages)}</Text>
          {draft.refusal && <Refused code={draft.refusal} />}
          <Button size="md" loading={draft.isBusy} onClick={() => void publish()}>
            {windowTexts.now}
          </Button>
          <form onSubmit={(event) => void plan(event)}>
            <Stack gap="sm">
              <Text fw={500}>{windowTexts.later}</Text>
              <TextInput
                size="md"
                required
                type="datetime-local"
                label={windowTexts.at}
                description={windowTexts.atWhy(timeZone)}
                value={at}
                onChange={({ currentTarget }) => setAt(currentTarget.value)}
              />
              <Button size="md" type="submit" variant="default" disabled={at === "" || draft.isBusy}>
                {windowTexts.planIt}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Dialog>
    </>
  );
}

/** Throws a draft away, once somebody has said so twice. */
export function DiscardDraft({ draft, onOver }: Pick<PublishDraftProps, "draft" | "onOver">) {
  const [asked, setAsked] = useState(false);
  const discard = async () => {
    if (await draft.discard()) onOver();
  };
  return (
    <>
      <Group>
        <Button size="md" variant="subtle" onClick={() => setAsked(true)}>
          {windowTexts.discard}
        </Button>
      </Group>
      <Dialog
        opened={asked}
        centered
        title={windowTexts.discarding}
        close={windowTexts.keep}
        onClose={() => setAsked(false)}
      >
        <Stack gap="sm">
          <Text>{windowTexts.discardWhy}</Text>
          {draft.refusal && <Refused code={draft.refusal} />}
          <Button size="md" loading={draft.isBusy} onClick={() => void discard()}>
            {windowTexts.yesDiscard}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
