import { Stack, Text } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { ListDraft, ListEntry } from "@/lib/browser/desk/use-list-draft";
import { Conflict } from "./conflict";
import { EntryList } from "./entry-list";
import { SaveBar } from "./save-bar";
import { fieldTexts, listFaultText } from "./texts";

type ListFormProps<Content> = {
  label: string;
  draft: ListDraft<Content>;
  empty: () => ListEntry<Content>;
  mayWrite: boolean;
  children: (content: Content, change: (changed: Content) => void, entry: ListEntry<Content>, at: number) => ReactNode;
};

/** The entries of a list with all their fields, and one way to save them. */
export function ListForm<Content>({ label, draft: list, empty, mayWrite, children }: ListFormProps<Content>) {
  const { draft, entries, faults } = list;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void list.save();
  };
  const editor = (
    <EntryList
      label={label}
      entries={entries}
      empty={empty}
      max={200}
      isOrdered
      isFixed={!mayWrite}
      onChange={list.set}
    >
      {(entry, change, position) => (
        <>
          {children(entry.content, (content) => change({ ...entry, content }), entry, position)}
          {faultsAt(faults, position - 1).map((text) => (
            <Text key={text} c="red" size="sm" role="alert">
              {text}
            </Text>
          ))}
        </>
      )}
    </EntryList>
  );
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="lg">
        {draft.conflicts.length > 0 ? (
          <Conflict
            theirs={draft.inShop.list}
            onKeepMine={() => draft.keepMine("list")}
            onTakeTheirs={() => draft.takeTheirs("list")}
          >
            {editor}
          </Conflict>
        ) : (
          editor
        )}
        {mayWrite && (
          <SaveBar
            isChanged={draft.isChanged}
            isPending={list.isPending}
            refusal={list.refusal}
            said={list.isSaved ? fieldTexts.saved : ""}
            onDiscard={draft.discard}
          />
        )}
      </Stack>
    </form>
  );
}

/** What is wrong with the entry at `index`, from 0. */
const faultsAt = (faults: ListDraft<unknown>["faults"], index: number): string[] => [
  ...new Set(
    faults.filter(({ path }) => path.startsWith(`${index}.`)).map(({ path, code }) => listFaultText(path, code)),
  ),
];
