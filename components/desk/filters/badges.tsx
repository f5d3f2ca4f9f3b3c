import { Checkbox, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useFormDraft } from "@/lib/browser/desk/form-draft";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { BadgesWire } from "@/lib/contracts/store/badge-calls";
import { Conflict } from "../form/conflict";
import { EntryList } from "../form/entry-list";
import { type ListInShop, ListPage } from "../form/list-page";
import { SaveBar } from "../form/save-bar";
import { fieldTexts } from "../form/texts";
import { AUTO_BADGE_NAMES, badgeTexts } from "./texts";

/** The badges on pictures of products: those that products are given by hand, and those they get by themselves. */
export default function Badges({ mayWrite }: { mayWrite: boolean }) {
  return (
    <ListPage<BadgesWire> path="/api/owner/badges" title={badgeTexts.title} why={badgeTexts.why}>
      {(list) => <BadgesForm mayWrite={mayWrite} {...list} />}
    </ListPage>
  );
}

type BadgesFormProps = { mayWrite: boolean } & ListInShop<BadgesWire>;

function BadgesForm({ answer: inShop, mayWrite, onAnswer, onRead }: BadgesFormProps) {
  const draft = useFormDraft<{ badges: BadgesWire }>({ badges: inShop });
  const { run, isPending, refusal } = useWrite();
  const [isSaved, setSaved] = useState(false);
  const { badges } = draft.values;
  const set = (changed: Partial<BadgesWire>) => draft.set("badges", { ...badges, ...changed });
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isDone = await run(async () => {
      const body = { ...badges, seen: draft.seen.badges ?? inShop };
      const after = await callDesk<BadgesWire>("/api/owner/badges", { method: "PUT", body });
      draft.discard();
      await onAnswer(after);
      setSaved(true);
    });
    // What another has written is shown beside what was typed.
    if (!isDone) await onRead();
  };
  const editor = (
    <>
      <EntryList
        label={badgeTexts.own}
        entries={badges.own}
        empty={() => ({ id: crypto.randomUUID(), name: "", active: true })}
        max={50}
        isOrdered
        isCompact
        isFixed={!mayWrite}
        onChange={(own) => set({ own })}
      >
        {(badge, change) => <BadgeFields badge={badge} label={badgeTexts.name} onChange={change} />}
      </EntryList>
      <Fieldset legend={badgeTexts.automatic}>
        <Stack gap="sm">
          {badges.automatic.map((badge, index) => (
            <BadgeFields
              key={badge.type}
              badge={badge}
              label={AUTO_BADGE_NAMES[badge.type]}
              onChange={(changed) => set({ automatic: badges.automatic.with(index, changed) })}
            />
          ))}
        </Stack>
      </Fieldset>
    </>
  );
  return (
    <form onSubmit={save}>
      <Stack gap="lg">
        {draft.conflicts.length > 0 ? (
          <Conflict
            theirs={draft.inShop.badges.own}
            onKeepMine={() => draft.keepMine("badges")}
            onTakeTheirs={() => draft.takeTheirs("badges")}
          >
            {editor}
          </Conflict>
        ) : (
          editor
        )}
        {mayWrite && (
          <SaveBar
            isChanged={draft.isChanged}
            isPending={isPending}
            refusal={refusal}
            said={isSaved ? fieldTexts.saved : ""}
            onDiscard={draft.discard}
          />
        )}
      </Stack>
    </form>
  );
}

type BadgeFieldsProps<Badge> = { badge: Badge; label: string; onChange: (badge: Badge) => void };

function BadgeFields<Badge extends { name: string; active: boolean }>({
  badge,
  label,
  onChange,
}: BadgeFieldsProps<Badge>) {
  return (
    <Group gap="sm" align="end" wrap="nowrap">
      <TextInput
        size="md"
        required
        className="min-w-0 grow"
        label={label}
        maxLength={40}
        value={badge.name}
        onChange={({ currentTarget }) => onChange({ ...badge, name: currentTarget.value })}
      />
      <Checkbox
        className="shrink-0 pb-3"
        label={badgeTexts.shown}
        checked={badge.active}
        onChange={({ currentTarget }) => onChange({ ...badge, active: currentTarget.checked })}
      />
    </Group>
  );
}
