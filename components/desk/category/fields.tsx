import { Checkbox, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { FieldFault } from "@/lib/browser/desk/call-desk";
import type { FormDraft } from "@/lib/browser/desk/form-draft";
import type { CategoryForm, CategoryLinkForm } from "@/lib/contracts/catalogue/category-form";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { MAX_QUICK_LINKS } from "@/lib/domain/catalogue/category";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { Conflict } from "../form/conflict";
import { EntryList } from "../form/entry-list";
import { LinkInputs } from "../form/link-inputs";
import { NamedText } from "../form/named-text";
import { OnePicture } from "../form/one-picture";
import { SaveBar } from "../form/save-bar";
import { SeoInputs } from "../form/seo-inputs";
import { Section } from "../section";
import { categoryFaultText, categoryTexts } from "./texts";

type TextName = "name" | "slug" | "intro" | "hsn_code" | "header_content" | "footer_content";

type CategoryFieldsProps = {
  draft: FormDraft<CategoryForm>;
  faults: readonly FieldFault[];
  refusal: string | null;
  isPending: boolean;
  mayWrite: boolean;
  store: StoreAnswer;
  /** The categories of the shop, to which links can lead. */
  choices: readonly { key: string; name: string }[];
  said: string;
  onSave: () => void;
};

const EMPTY_LINK: CategoryLinkForm = { name: "", link: { link_type: "category", slug: "" }, picture: null };

/** The form of a category, in sections, with one way to save it at the end of the screen. */
export function CategoryFields({ draft, faults, store, choices, onSave, ...bar }: CategoryFieldsProps) {
  const { values } = draft;
  const faultOf = (name: keyof CategoryForm) => {
    // What another has changed is shown beside the field, with the choice between both.
    const fault = faults.find(
      ({ path, code }) => code !== "category_changed" && (path === name || path.startsWith(`${name}.`)),
    );
    return fault && categoryFaultText(fault.code);
  };
  const field = (name: keyof CategoryForm, input: ReactNode) =>
    draft.conflicts.includes(name) ? (
      <Conflict
        theirs={draft.inShop[name]}
        onKeepMine={() => draft.keepMine(name)}
        onTakeTheirs={() => draft.takeTheirs(name)}
      >
        {input}
      </Conflict>
    ) : (
      input
    );
  const text = (name: TextName, label: string, { hint, rows, max = 200 }: TextOptions = {}) => {
    const shared = {
      size: "md",
      label,
      description: hint,
      inputWrapperOrder: ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[],
      maxLength: max,
      value: values[name],
      error: faultOf(name),
      onChange: (event: { currentTarget: { value: string } }) => draft.set(name, event.currentTarget.value),
    } as const;
    return field(
      name,
      rows ? <Textarea {...shared} autosize minRows={rows} maxRows={20} /> : <TextInput {...shared} />,
    );
  };
  const links = (name: "quick_links" | "related_links", label: string, max?: number) =>
    field(
      name,
      <EntryList
        label={label}
        entries={values[name]}
        empty={() => EMPTY_LINK}
        fault={faultOf(name)}
        isOrdered
        {...(max && { max })}
        onChange={(entries) => draft.set(name, entries)}
      >
        {(entry, change, position) => (
          <>
            <TextInput
              size="md"
              label={categoryTexts.name}
              maxLength={100}
              value={entry.name}
              onChange={({ currentTarget }) => change({ ...entry, name: currentTarget.value })}
            />
            <LinkInputs
              link={entry.link}
              name={entry.name || `${label} ${position}`}
              categories={choices}
              onChange={(link) => change({ ...entry, link })}
            />
          </>
        )}
      </EntryList>,
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="lg">
        <Section title={categoryTexts.about}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {text("name", categoryTexts.name)}
            {text("slug", categoryTexts.slug, { hint: categoryTexts.slugHint, max: 120 })}
          </SimpleGrid>
          {text("intro", categoryTexts.intro, { rows: 2, max: 500 })}
          {field(
            "status",
            <Checkbox
              size="md"
              label={categoryTexts.active}
              description={categoryTexts.activeHint}
              checked={values.status === "active"}
              onChange={({ currentTarget }) => draft.set("status", currentTarget.checked ? "active" : "inactive")}
            />,
          )}
          {field(
            "lists_products",
            <Checkbox
              size="md"
              label={categoryTexts.listsProducts}
              description={categoryTexts.listsProductsHint}
              checked={values.lists_products}
              onChange={({ currentTarget }) => draft.set("lists_products", currentTarget.checked)}
            />,
          )}
          {text("hsn_code", categoryTexts.hsnCode, { hint: categoryTexts.hsnCodeHint, max: 20 })}
        </Section>
        <Section title={categoryTexts.pictures}>
          {field(
            "picture",
            <OnePicture
              storeId={store.store_id}
              label={categoryTexts.banner}
              fault={faultOf("picture")}
              picture={values.picture}
              onChange={(picture) => draft.set("picture", picture)}
            />,
          )}
          {field(
            "card_picture",
            <OnePicture
              storeId={store.store_id}
              label={categoryTexts.card}
              hint={categoryTexts.cardHint}
              fault={faultOf("card_picture")}
              picture={values.card_picture}
              onChange={(picture) => draft.set("card_picture", picture)}
            />,
          )}
        </Section>
        <Section title={categoryTexts.links}>
          <Text size="sm">{categoryTexts.quickLinksHint}</Text>
          {links("quick_links", categoryTexts.quickLinks, MAX_QUICK_LINKS)}
          {links("related_links", categoryTexts.relatedLinks)}
        </Section>
        <Section title={categoryTexts.texts}>
          {text("header_content", categoryTexts.header, { rows: 4, max: 200_000 })}
          {text("footer_content", categoryTexts.footer, { rows: 4, max: 200_000 })}
          {field(
            "faqs",
            <EntryList
              label={categoryTexts.faqs}
              entries={values.faqs}
              empty={() => ({ question: "", answer: "" })}
              fault={faultOf("faqs")}
              isOrdered
              onChange={(entries) => draft.set("faqs", entries)}
            >
              {(entry, change) => (
                <NamedText
                  names={[categoryTexts.question, categoryTexts.answer]}
                  values={[entry.question, entry.answer]}
                  onChange={([question, answer]) => change({ question, answer })}
                />
              )}
            </EntryList>,
          )}
        </Section>
        <Section title={categoryTexts.search}>
          {field(
            "seo",
            <SeoInputs
              store={store}
              seo={values.seo}
              name={values.name}
              summary={values.intro}
              path={categoryPath(values.slug)}
              onChange={(seo) => draft.set("seo", seo)}
            />,
          )}
        </Section>
        {bar.mayWrite && (
          <SaveBar
            isChanged={draft.isChanged}
            isPending={bar.isPending}
            refusal={bar.refusal}
            said={bar.said}
            onDiscard={draft.discard}
          />
        )}
      </Stack>
    </form>
  );
}

type TextOptions = { hint?: string; rows?: number; max?: number };
