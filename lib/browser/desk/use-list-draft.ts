import { useState } from "react";
import { callDesk, type FieldFault } from "./call-desk";
import { type FormDraft, useFormDraft } from "./form-draft";
import { useWrite } from "./use-write";

/** An entry of a list, with its content as its owner writes it. */
export type ListEntry<Content> = { id: string; content: Content };

export type ListDraft<Content> = {
  draft: FormDraft<{ list: readonly ListEntry<Content>[] }>;
  entries: readonly ListEntry<Content>[];
  set: (entries: readonly ListEntry<Content>[]) => void;
  save: () => Promise<void>;
  isPending: boolean;
  refusal: string | null;
  faults: readonly FieldFault[];
  /** True after it was saved, until something is typed. */
  isSaved: boolean;
};

type Path = `/api/owner/${string}`;

/**
 * A list that is edited as a whole, typed over `inShop`. `complete` fills in what is made from what was typed, such as the
 * id of a new entry; `onAnswer` gets the list as it is then in the shop.
 */
export function useListDraft<Content>(
  path: Path,
  inShop: readonly ListEntry<Content>[],
  {
    complete = (entry) => entry,
    onAnswer,
    onRead,
  }: {
    complete?: (entry: ListEntry<Content>) => ListEntry<Content>;
    onAnswer: (list: readonly ListEntry<Content>[]) => Promise<void>;
    onRead: () => Promise<void>;
  },
): ListDraft<Content> {
  const draft = useFormDraft<{ list: readonly ListEntry<Content>[] }>({ list: inShop });
  const { run, isPending, refusal, faults } = useWrite();
  const [isSaved, setSaved] = useState(false);
  const { list } = draft.values;
  const save = async () => {
    const isDone = await run(async () => {
      const body = { list: list.map(complete), seen: draft.seen.list ?? inShop };
      const answer = await callDesk<{ list: readonly ListEntry<Content>[] }>(path, { method: "PUT", body });
      draft.discard();
      await onAnswer(answer.list);
      setSaved(true);
    });
    // What another has written is shown beside what was typed.
    if (!isDone) await onRead();
  };
  return {
    draft,
    entries: list,
    set: (entries) => {
      setSaved(false);
      draft.set("list", entries);
    },
    save,
    isPending,
    refusal,
    faults,
    isSaved,
  };
}
