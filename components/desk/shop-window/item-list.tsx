import { NumberInput, Select, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { ItemForm, PointForm } from "@/lib/contracts/shop-window/content-form";
import { EntryList } from "../form/entry-list";
import { LinkInputs } from "../form/link-inputs";
import { OnePicture } from "../form/one-picture";
import type { ItemField, SectionKind } from "./kinds";
import { OptionalLink } from "./optional-link";
import { contentTexts, POSITION_NAMES } from "./texts";

type Categories = readonly { key: string; name: string }[];

type ItemListProps = {
  kind: (SectionKind & { type: string }) | undefined;
  /** The name of the tab that they belong to. */
  label?: string;
  items: readonly ItemForm[];
  storeId: string;
  categories: Categories;
  onChange: (items: ItemForm[]) => void;
};

/** The pictures, quotes or promises of a section, each with what its type has. */
export function ItemList({ kind, label = "", items, storeId, categories, onChange }: ItemListProps) {
  if (!kind?.item) return null;
  const { item: fields, type } = kind;
  const fieldsOf = (item: ItemForm, change: (item: ItemForm) => void, position: number) => (
    <ItemFields
      fields={fields}
      isQuote={type === "testimonial"}
      item={item}
      name={[label, contentTexts.entry(position)].filter(Boolean).join(", ")}
      storeId={storeId}
      categories={categories}
      onChange={change}
    />
  );
  if (kind.isSingle) return fieldsOf(items[0] ?? {}, (item) => onChange([item]), 1);
  return (
    <EntryList
      label={[label, contentTexts.items].filter(Boolean).join(": ")}
      entries={items}
      empty={(): ItemForm => ({})}
      isOrdered
      onChange={onChange}
    >
      {fieldsOf}
    </EntryList>
  );
}

type ItemFieldsProps = {
  fields: readonly ItemField[];
  isQuote: boolean;
  item: ItemForm;
  /** Tells it apart from the others. */
  name: string;
  storeId: string;
  categories: Categories;
  onChange: (item: ItemForm) => void;
};

function ItemFields({ fields, isQuote, item, name, storeId, categories, onChange }: ItemFieldsProps) {
  const set = (changes: ItemForm) => onChange({ ...item, ...changes });
  const has = (field: ItemField) => fields.includes(field);
  const position = item.position ?? "m_l";
  return (
    <>
      {has("desktop_img") && (
        <OnePicture
          storeId={storeId}
          label={`${contentTexts.picture}, ${name}`}
          picture={item.desktop_img ?? null}
          onChange={(picture) => set({ desktop_img: picture })}
        />
      )}
      {has("mobile_img") && (
        <OnePicture
          storeId={storeId}
          label={`${contentTexts.phonePicture}, ${name}`}
          hint={contentTexts.phonePictureWhy}
          picture={item.mobile_img ?? null}
          onChange={(picture) => set({ mobile_img: picture })}
        />
      )}
      {has("description") && (
        <Textarea
          size="md"
          label={isQuote ? contentTexts.quote : contentTexts.description}
          autosize
          minRows={2}
          maxLength={2_000}
          value={item.description ?? ""}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
      )}
      <TextInput
        size="md"
        label={isQuote ? contentTexts.whoSays : contentTexts.heading}
        maxLength={300}
        value={item.heading ?? ""}
        onChange={({ currentTarget }) => set({ heading: currentTarget.value })}
      />
      {has("sub_heading") && (
        <TextInput
          size="md"
          label={isQuote ? contentTexts.whatBought : contentTexts.subHeading}
          maxLength={600}
          value={item.sub_heading ?? ""}
          onChange={({ currentTarget }) => set({ sub_heading: currentTarget.value })}
        />
      )}
      {has("text_color") && (
        <Select
          size="md"
          allowDeselect={false}
          label={contentTexts.textColour}
          data={[
            { value: "dark", label: contentTexts.dark },
            { value: "light", label: contentTexts.light },
          ]}
          value={item.text_color ?? "dark"}
          onChange={(colour) => set({ text_color: colour === "light" ? "light" : "dark" })}
        />
      )}
      {has("position") && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          <Select
            size="md"
            allowDeselect={false}
            label={contentTexts.position}
            data={POSITIONS}
            value={position}
            onChange={(chosen) => set({ position: chosen ?? position })}
          />
          <Select
            size="md"
            allowDeselect={false}
            label={contentTexts.phonePosition}
            data={[{ value: "", label: contentTexts.samePosition }, ...POSITIONS]}
            value={item.phone_position ?? ""}
            onChange={(chosen) => set({ phone_position: chosen ?? "" })}
          />
        </SimpleGrid>
      )}
      {has("link") && (
        <OptionalLink
          label={contentTexts.withLink(name)}
          name={name}
          link={item.link ?? null}
          categories={categories}
          onChange={(link) => set({ link })}
        />
      )}
      {has("button") && (
        <OptionalLink
          label={contentTexts.withButton(name)}
          name={name}
          link={item.link ?? null}
          categories={categories}
          onChange={(link) => set({ link })}
          button={{ text: item.btn_text ?? "", onChange: (text) => set({ btn_text: text }) }}
        />
      )}
      {has("second") && (
        <OptionalLink
          label={contentTexts.withSecondButton(name)}
          name={contentTexts.secondButton(name)}
          link={item.second_link ?? null}
          categories={categories}
          onChange={(link) => set({ second_link: link })}
          button={{ text: item.second_btn_text ?? "", onChange: (text) => set({ second_btn_text: text }) }}
        />
      )}
      {has("points") && (
        <Points
          points={item.points_list ?? []}
          categories={categories}
          onChange={(points) => set({ points_list: points })}
        />
      )}
    </>
  );
}

const POSITIONS = Object.entries(POSITION_NAMES).map(([value, label]) => ({ value, label }));

type PointsProps = { points: readonly PointForm[]; categories: Categories; onChange: (points: PointForm[]) => void };

/** The products on a picture, each with its place. */
function Points({ points, categories, onChange }: PointsProps) {
  return (
    <EntryList
      label={contentTexts.points}
      entries={points}
      empty={(): PointForm => ({ x_pos: 50, y_pos: 50, label: "", link: { link_type: "product", slug: "" } })}
      max={12}
      isOrdered
      onChange={onChange}
    >
      {(point, change, position) => (
        <>
          <TextInput
            size="md"
            label={contentTexts.point}
            maxLength={100}
            value={point.label}
            onChange={({ currentTarget }) => change({ ...point, label: currentTarget.value })}
          />
          <SimpleGrid cols={2} spacing="xs">
            <NumberInput
              size="md"
              label={contentTexts.fromLeft}
              min={0}
              max={100}
              value={point.x_pos}
              onChange={(x) => change({ ...point, x_pos: Number(x) || 0 })}
            />
            <NumberInput
              size="md"
              label={contentTexts.fromTop}
              min={0}
              max={100}
              value={point.y_pos}
              onChange={(y) => change({ ...point, y_pos: Number(y) || 0 })}
            />
          </SimpleGrid>
          <LinkInputs
            link={point.link}
            name={point.label || contentTexts.entry(position)}
            categories={categories}
            onChange={(link) => change({ ...point, link })}
          />
        </>
      )}
    </EntryList>
  );
}
