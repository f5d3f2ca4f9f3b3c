import { TextInput } from "@mantine/core";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { MenuForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { EntryList } from "../form/entry-list";
import { LinkInputs } from "../form/link-inputs";
import { ListForm } from "../form/list-form";
import { type ListInShop, ListPage } from "../form/list-page";
import { OnePicture } from "../form/one-picture";
import { DeskLink } from "../link";
import { Failed, Loading } from "../states";
import { OptionalLink } from "./optional-link";
import { navigationTexts } from "./texts";

type Answer = { list: readonly ListEntry<MenuForm>[] };
type Categories = readonly { key: string; name: string }[];
type NavigationProps = { store: StoreAnswer; mayWrite: boolean };

/** The menu at the top of every page, with its columns and pictures. */
export default function Navigation({ store, mayWrite }: NavigationProps) {
  const { data: tree, error, mutate } = useCall<CategoryTreeAnswer>("/api/owner/categories");
  if (error && !tree) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!tree) return <Loading />;
  const categories = rowsOf(tree).map(({ category }) => ({ key: category.slug, name: category.name }));
  return (
    <ListPage<Answer>
      path="/api/owner/menu"
      title={navigationTexts.title}
      why={navigationTexts.why}
      link={<DeskLink href="/desk/shop-window">{navigationTexts.toWindow}</DeskLink>}
    >
      {(list) => <Entries storeId={store.store_id} categories={categories} mayWrite={mayWrite} {...list} />}
    </ListPage>
  );
}

type EntriesProps = { storeId: string; categories: Categories; mayWrite: boolean } & ListInShop<Answer>;

function Entries({ answer, storeId, categories, mayWrite, onAnswer, onRead }: EntriesProps) {
  const draft = useListDraft<MenuForm>("/api/owner/menu", answer.list, {
    onAnswer: (list) => onAnswer({ list }),
    onRead,
  });
  const newEntry = (): ListEntry<MenuForm> => ({
    id: crypto.randomUUID(),
    content: { name: "", link: null, columns: [], pictures: [] },
  });
  return (
    <ListForm label={navigationTexts.entries} draft={draft} empty={newEntry} mayWrite={mayWrite}>
      {(entry, change) => (
        <>
          <TextInput
            size="md"
            label={navigationTexts.name}
            maxLength={60}
            value={entry.name}
            onChange={({ currentTarget }) => change({ ...entry, name: currentTarget.value })}
          />
          <OptionalLink
            label={navigationTexts.leadsTo(entry.name)}
            name={entry.name}
            link={entry.link}
            categories={categories}
            onChange={(link) => change({ ...entry, link })}
          />
          <Columns
            entry={entry}
            categories={categories}
            mayWrite={mayWrite}
            onChange={(columns) => change({ ...entry, columns })}
          />
          <Pictures
            entry={entry}
            storeId={storeId}
            categories={categories}
            mayWrite={mayWrite}
            onChange={(pictures) => change({ ...entry, pictures })}
          />
        </>
      )}
    </ListForm>
  );
}

type PartProps<Part> = {
  entry: MenuForm;
  categories: Categories;
  mayWrite: boolean;
  onChange: (part: Part) => void;
};

function Columns({ entry, categories, mayWrite, onChange }: PartProps<MenuForm["columns"]>) {
  return (
    <EntryList
      label={navigationTexts.columns(entry.name)}
      entries={entry.columns}
      empty={(): MenuForm["columns"][number] => ({ name: "", link: null, links: [] })}
      max={6}
      isOrdered
      isFixed={!mayWrite}
      onChange={onChange}
    >
      {(column, change) => (
        <>
          <TextInput
            size="md"
            label={navigationTexts.column}
            maxLength={60}
            value={column.name}
            onChange={({ currentTarget }) => change({ ...column, name: currentTarget.value })}
          />
          <OptionalLink
            label={navigationTexts.leadsTo(column.name)}
            name={column.name}
            link={column.link}
            categories={categories}
            onChange={(link) => change({ ...column, link })}
          />
          <EntryList
            label={navigationTexts.links(column.name)}
            entries={column.links}
            empty={() => ({ name: "", link: { link_type: "internal", path: "/" } as const })}
            isOrdered
            isFixed={!mayWrite}
            onChange={(links) => change({ ...column, links })}
          >
            {(link, changeLink, position) => (
              <>
                <TextInput
                  size="md"
                  label={navigationTexts.linkName}
                  maxLength={60}
                  value={link.name}
                  onChange={({ currentTarget }) => changeLink({ ...link, name: currentTarget.value })}
                />
                <LinkInputs
                  link={link.link ?? { link_type: "internal", path: "/" }}
                  name={link.name || `${navigationTexts.linkName} ${position}`}
                  categories={categories}
                  onChange={(changed) => changeLink({ ...link, link: changed })}
                />
              </>
            )}
          </EntryList>
        </>
      )}
    </EntryList>
  );
}

function Pictures({
  entry,
  storeId,
  categories,
  mayWrite,
  onChange,
}: PartProps<MenuForm["pictures"]> & { storeId: string }) {
  return (
    <EntryList
      label={navigationTexts.pictures(entry.name)}
      entries={entry.pictures}
      empty={(): MenuForm["pictures"][number] => ({ picture: null, heading: "", link: null })}
      max={4}
      isOrdered
      isFixed={!mayWrite}
      onChange={onChange}
    >
      {(item, change, position) => (
        <>
          <OnePicture
            storeId={storeId}
            label={`${navigationTexts.picture(position)}, ${entry.name}`}
            picture={item.picture}
            onChange={(picture) => change({ ...item, picture })}
          />
          <TextInput
            size="md"
            label={navigationTexts.heading}
            maxLength={100}
            value={item.heading}
            onChange={({ currentTarget }) => change({ ...item, heading: currentTarget.value })}
          />
          <TextInput
            size="md"
            label={navigationTexts.line}
            maxLength={200}
            value={item.sub_heading ?? ""}
            onChange={({ currentTarget }) => change({ ...item, sub_heading: currentTarget.value })}
          />
          <TextInput
            size="md"
            label={navigationTexts.button}
            maxLength={40}
            value={item.btn_text ?? ""}
            onChange={({ currentTarget }) => change({ ...item, btn_text: currentTarget.value })}
          />
          <OptionalLink
            label={navigationTexts.leadsTo(item.heading)}
            name={item.heading || navigationTexts.picture(position)}
            link={item.link}
            categories={categories}
            onChange={(link) => change({ ...item, link })}
          />
        </>
      )}
    </EntryList>
  );
}
