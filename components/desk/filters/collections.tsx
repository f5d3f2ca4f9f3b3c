import { Stack, Text, TextInput, Title } from "@mantine/core";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { CollectionForm } from "@/lib/contracts/store/list-forms";
import { EntryList } from "../form/entry-list";
import { LinkInputs } from "../form/link-inputs";
import { ListForm } from "../form/list-form";
import { Failed, Loading } from "../states";
import { collectionTexts } from "./texts";

type Answer = { list: readonly ListEntry<CollectionForm>[] };
type Choice = { key: string; name: string };

/** The headings of the page of collections, with the names under each. */
export default function Collections({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, mutate } = useCall<Answer>("/api/owner/collections");
  const tree = useCall<CategoryTreeAnswer>("/api/owner/categories");
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data || !tree.data) return <Loading />;
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{collectionTexts.title}</Title>
        <Text>{collectionTexts.why}</Text>
      </Stack>
      <Headings
        answer={data}
        categories={rowsOf(tree.data).map(({ category }) => ({ key: category.slug, name: category.name }))}
        mayWrite={mayWrite}
        onAnswer={async (list) => void (await mutate({ list }, false))}
        onRead={async () => void (await mutate())}
      />
    </Stack>
  );
}

type HeadingsProps = {
  answer: Answer;
  categories: readonly Choice[];
  mayWrite: boolean;
  onAnswer: (list: Answer["list"]) => Promise<void>;
  onRead: () => Promise<void>;
};

function Headings({ answer, categories, mayWrite, onAnswer, onRead }: HeadingsProps) {
  const draft = useListDraft<CollectionForm>("/api/owner/collections", answer.list, { onAnswer, onRead });
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
