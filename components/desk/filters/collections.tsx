import { TextInput } from "@mantine/core";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { CollectionForm } from "@/lib/contracts/store/list-forms";
import { EntryList } from "../form/entry-list";
import { LinkInputs } from "../form/link-inputs";
import { ListForm } from "../form/list-form";
import { type ListInShop, ListPage } from "../form/list-page";
import { Failed, Loading } from "../states";
import { collectionTexts } from "./texts";

type Answer = { list: readonly ListEntry<CollectionForm>[] };
type Choice = { key: string; name: string };

/** The headings of the page of collections, with the names under each. */
export default function Collections({ mayWrite }: { mayWrite: boolean }) {
  const { data: tree, error, mutate } = useCall<CategoryTreeAnswer>("/api/owner/categories");
  if (error && !tree) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!tree) return <Loading />;
  const categories = rowsOf(tree).map(({ category }) => ({ key: category.slug, name: category.name }));
  return (
    <ListPage<Answer> path="/api/owner/collections" title={collectionTexts.title} why={collectionTexts.why}>
      {(list) => <Headings categories={categories} mayWrite={mayWrite} {...list} />}
    </ListPage>
  );
}

type HeadingsProps = { categories: readonly Choice[]; mayWrite: boolean } & ListInShop<Answer>;

function Headings({ answer, categories, mayWrite, onAnswer, onRead }: HeadingsProps) {
  const draft = useListDraft<CollectionForm>("/api/owner/collections", answer.list, {
    onAnswer: (list) => onAnswer({ list }),
    onRead,
  });
  const newHeading = (): ListEntry<CollectionForm> => ({
    id: crypto.randomUUID(),
    content: { name: "", options: [] },
  });
  return (
    <ListForm label={collectionTexts.collections} draft={draft} empty={newHeading} mayWrite={mayWrite}>
      {(collection, change) => (
        <>
          <TextInput
            size="md"
            label={collectionTexts.name}
            maxLength={100}
            value={collection.name}
            onChange={({ currentTarget }) => change({ ...collection, name: currentTarget.value })}
          />
          <EntryList
            label={collectionTexts.options(collection.name)}
            entries={collection.options}
            empty={() => ({ name: "", link: { link_type: "internal", path: "/" } as const })}
            max={500}
            isFixed={!mayWrite}
            onChange={(options) => change({ ...collection, options })}
          >
            {(option, changeOption, position) => (
              <>
                <TextInput
                  size="md"
                  label={collectionTexts.option}
                  maxLength={100}
                  value={option.name}
                  onChange={({ currentTarget }) => changeOption({ ...option, name: currentTarget.value })}
                />
                <LinkInputs
                  link={option.link ?? { link_type: "internal", path: "/" }}
                  name={option.name || `${collectionTexts.option} ${position}`}
                  categories={categories}
                  onChange={(link) => changeOption({ ...option, link })}
                />
              </>
            )}
          </EntryList>
        </>
      )}
    </ListForm>
  );
}
