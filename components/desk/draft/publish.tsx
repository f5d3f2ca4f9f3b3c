import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { momentInZone } from "@/lib/browser/desk/shop-moment";
import { Dialog } from "../dialog";
import { Refused } from "../states";
import { draftTexts } from "./texts";

/** What can be done with a draft at last; each resolves to whether it was done. */
type EndingDraft = {
  isBusy: boolean;
  refusal: string | null;
  publish: () => Promise<boolean>;
  plan: (publishAt: string) => Promise<boolean>;
  discard: () => Promise<boolean>;
};

type PublishDraftProps = {
  draft: EndingDraft;
  /** The time zone of the shop, in which the plan is made. */
  timeZone: string;
  /** What shoppers will see; empty if there is nothing to publish. */
  what: string;
  /** Called when the draft is published. */
  onOver: () => void;
};

/** Publishes a draft, now or at a time. */
export function PublishDraft({ draft, timeZone, what, onOver }: PublishDraftProps) {
  const [asked, setAsked] = useState(false);
  const [at, setAt] = useState("");
  const close = () => setAsked(false);
  const publish = async () => {
    if (!(await draft.publish())) return;
    close();
    onOver();
  };
  const plan = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await draft.plan(momentInZone(at, timeZone))) close();
  };
  return (
    <>
      <Button size="md" disabled={what === ""} onClick={() => setAsked(true)}>
        {draftTexts.publish}
      </Button>
      <Dialog opened={asked} centered title={draftTexts.publishing} close={draftTexts.notYet} onClose={close}>
        <Stack gap="sm">
          <Text>{draftTexts.publishWhy(what)}</Text>
          {draft.refusal && <Refused code={draft.refusal} />}
          <Button size="md" loading={draft.isBusy} onClick={() => void publish()}>
            {draftTexts.now}
          </Button>
          <form onSubmit={(event) => void plan(event)}>
            <Stack gap="sm">
              <Text fw={500}>{draftTexts.later}</Text>
              <TextInput
                size="md"
                required
                type="datetime-local"
                label={draftTexts.at}
                description={draftTexts.atWhy(timeZone)}
                value={at}
                onChange={({ currentTarget }) => setAt(currentTarget.value)}
              />
              <Button size="md" type="submit" variant="default" disabled={at === "" || draft.isBusy}>
                {draftTexts.planIt}
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
  const close = () => setAsked(false);
  const discard = async () => {
    if (!(await draft.discard())) return;
    close();
    onOver();
  };
  return (
    <>
      <Group>
        <Button size="md" variant="subtle" onClick={() => setAsked(true)}>
          {draftTexts.discard}
        </Button>
      </Group>
      <Dialog opened={asked} centered title={draftTexts.discarding} close={draftTexts.keep} onClose={close}>
        <Stack gap="sm">
          <Text>{draftTexts.discardWhy}</Text>
          {draft.refusal && <Refused code={draft.refusal} />}
          <Button size="md" loading={draft.isBusy} onClick={() => void discard()}>
            {draftTexts.yesDiscard}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
