import { ColorInput, Group, TextInput } from "@mantine/core";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { FilterGroupForm } from "@/lib/contracts/store/list-forms";
import { toSlug } from "@/lib/domain/product-import/slug";
import { EntryList } from "../form/entry-list";
import { ListForm } from "../form/list-form";
import { type ListInShop, ListPage } from "../form/list-page";
import { filterTexts } from "./texts";

type Answer = { list: readonly ListEntry<FilterGroupForm>[] };

/** The groups of options by which lists are filtered. */
export default function Filters({ mayWrite }: { mayWrite: boolean }) {
  return (
    <ListPage<Answer> path="/api/owner/filters" title={filterTexts.title} why={filterTexts.why}>
      {(list) => <Groups mayWrite={mayWrite} {...list} />}
    </ListPage>
  );
}

/** New groups and options get their part of addresses from their names; those that are there keep theirs. */
const complete = ({ id, content }: ListEntry<FilterGroupForm>): ListEntry<FilterGroupForm> => ({
  id: id || toSlug(content.name),
  content: {
    ...content,
    options: content.options.map((option) => ({ ...option, slug: option.slug || toSlug(option.name) })),
  },
});

type GroupsProps = { mayWrite: boolean } & ListInShop<Answer>;

function Groups({ answer, mayWrite, onAnswer, onRead }: GroupsProps) {
  const draft = useListDraft<FilterGroupForm>("/api/owner/filters", answer.list, {
    complete,
    onAnswer: (list) => onAnswer({ list }),
    onRead,
  });
  const newGroup = (): ListEntry<FilterGroupForm> => ({ id: "", content: { name: "", options: [] } });
  return (
    <ListForm label={filterTexts.groups} draft={draft} empty={newGroup} mayWrite={mayWrite}>
      {(group, change) => (
        <>
          <TextInput
            size="md"
            label={filterTexts.name}
            maxLength={100}
            value={group.name}
            onChange={({ currentTarget }) => change({ ...group, name: currentTarget.value })}
          />
          <EntryList
            label={filterTexts.options(group.name)}
            entries={group.options}
            empty={(): FilterGroupForm["options"][number] => ({ slug: "", name: "" })}
            max={200}
            isOrdered
            isCompact
            isFixed={!mayWrite}
            onChange={(options) => change({ ...group, options })}
          >
            {(option, changeOption) => (
              <Group gap="xs" grow align="end">
                <TextInput
                  size="md"
                  label={filterTexts.option}
                  maxLength={100}
                  value={option.name}
                  onChange={({ currentTarget }) => changeOption({ ...option, name: currentTarget.value })}
                />
                <ColorInput
                  size="md"
                  withEyeDropper={false}
                  label={filterTexts.swatch}
                  value={option.swatch ?? ""}
                  onChange={(swatch) => {
                    const { swatch: _, ...plain } = option;
                    changeOption(swatch === "" ? plain : { ...plain, swatch });
                  }}
                />
              </Group>
            )}
          </EntryList>
        </>
      )}
    </ListForm>
  );
}
