import { Checkbox, ColorInput, Group, MultiSelect, NumberInput, Select, SimpleGrid, TextInput } from "@mantine/core";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import { FIRST_COLOUR } from "@/lib/domain/product/first-colour";
import {
  CHARACTER_SETS,
  LETTERING_STYLES,
  MAX_MAKING_DAYS,
  MAX_PERSONAL_FIELDS,
  MAX_PERSONAL_LENGTH,
  PERSONAL_KINDS,
} from "@/lib/domain/product/personal-field";
import { EntryList } from "../../form/entry-list";
import { Field, useDraft, useFault } from "./field";
import { CHARACTER_NAMES, LETTERING_NAMES, PERSONAL_KIND_NAMES, personalTexts } from "./personal-texts";

type PersonalField = ProductForm["personal_fields"][number];
type TextField = Extract<PersonalField, { kind: "text" }>;

const newText = (name: string): TextField => ({ kind: "text", name, max_length: 20, characters: ["latin", "space"] });

/** What the product asks of shoppers: initials, the day it is needed, a picture. */
export function PersonalFields() {
  const { draft } = useDraft();
  const fault = useFault("personal_fields");
  return (
    <Field name="personal_fields">
      <EntryList
        label={personalTexts.title}
        entries={draft.values.personal_fields}
        empty={(): PersonalField => newText("")}
        max={MAX_PERSONAL_FIELDS}
        fault={fault}
        isOrdered
        onChange={(fields) => draft.set("personal_fields", fields)}
      >
        {(field, change) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                size="md"
                label={personalTexts.name}
                maxLength={200}
                value={field.name}
                onChange={({ currentTarget }) => change({ ...field, name: currentTarget.value })}
              />
              <Select
                size="md"
                label={personalTexts.kind}
                data={PERSONAL_KINDS.map((kind) => ({ value: kind, label: PERSONAL_KIND_NAMES[kind] }))}
                value={field.kind}
                allowDeselect={false}
                onChange={(kind) => {
                  const { name, hint = "", required = false, price = 0 } = field;
                  const shared = { name, hint, required, price };
                  if (kind === "text") change({ ...newText(name), ...shared });
                  else if (kind === "date" || kind === "file") change({ kind, ...shared });
                }}
              />
              <TextInput
                size="md"
                label={personalTexts.hint}
                maxLength={500}
                value={field.hint ?? ""}
                onChange={({ currentTarget }) => change({ ...field, hint: currentTarget.value })}
              />
              <NumberInput
                size="md"
                hideControls
                min={0}
                decimalScale={2}
                label={personalTexts.price}
                value={field.price ?? 0}
                onChange={(price) => change({ ...field, price: Number(price) || 0 })}
              />
            </SimpleGrid>
            {field.kind === "text" && <TextRules field={field} onChange={change} />}
            {field.kind === "date" && (
              <NumberInput
                size="md"
                maw={260}
                hideControls
                min={0}
                max={MAX_MAKING_DAYS}
                allowDecimal={false}
                label={personalTexts.makingDays}
                value={field.making_days ?? 0}
                onChange={(days) => change({ ...field, making_days: Number(days) || 0 })}
              />
            )}
            <Checkbox
              label={personalTexts.required}
              checked={field.required ?? false}
              onChange={({ currentTarget }) => change({ ...field, required: currentTarget.checked })}
            />
          </>
        )}
      </EntryList>
    </Field>
  );
}

/** What can be written into a text, and how it looks. */
function TextRules({ field, onChange }: { field: TextField; onChange: (field: TextField) => void }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NumberInput
          size="md"
          hideControls
          min={1}
          max={MAX_PERSONAL_LENGTH}
          allowDecimal={false}
          label={personalTexts.length}
          value={field.max_length ?? 20}
          onChange={(length) => onChange({ ...field, max_length: Number(length) || 1 })}
        />
        <MultiSelect
          size="md"
          label={personalTexts.characters}
          data={CHARACTER_SETS.map((set) => ({ value: set, label: CHARACTER_NAMES[set] }))}
          value={field.characters}
          onChange={(chosen) =>
            onChange({ ...field, characters: CHARACTER_SETS.filter((set) => chosen.includes(set)) })
          }
        />
        <TextInput
          size="md"
          label={personalTexts.others}
          maxLength={100}
          value={field.other_characters ?? ""}
          onChange={({ currentTarget }) => onChange({ ...field, other_characters: currentTarget.value })}
        />
      </SimpleGrid>
      <EntryList
        label={personalTexts.colours(field.name)}
        entries={field.colours ?? []}
        empty={() => ({ name: "", code: FIRST_COLOUR, price: 0 })}
        isOrdered
        isCompact
        onChange={(colours) => onChange({ ...field, colours })}
      >
        {(colour, change) => (
          <Group gap="xs" grow align="end">
            <TextInput
              size="md"
              label={personalTexts.colour}
              maxLength={200}
              value={colour.name}
              onChange={({ currentTarget }) => change({ ...colour, name: currentTarget.value })}
            />
            <ColorInput
              size="md"
              withEyeDropper={false}
              label={personalTexts.code}
              value={colour.code}
              onChange={(code) => change({ ...colour, code })}
            />
          </Group>
        )}
      </EntryList>
      <EntryList
        label={personalTexts.letterings(field.name)}
        entries={field.letterings ?? []}
        empty={() => ({ name: "", style: "serif" as const })}
        max={10}
        isOrdered
        isCompact
        onChange={(letterings) => onChange({ ...field, letterings: [...letterings] })}
      >
        {(lettering, change) => (
          <Group gap="xs" grow align="end">
            <TextInput
              size="md"
              label={personalTexts.lettering}
              maxLength={200}
              value={lettering.name}
              onChange={({ currentTarget }) => change({ ...lettering, name: currentTarget.value })}
            />
            <Select
              size="md"
              label={personalTexts.style}
              data={LETTERING_STYLES.map((style) => ({ value: style, label: LETTERING_NAMES[style] }))}
              value={lettering.style}
              allowDeselect={false}
              onChange={(style) =>
                change({ ...lettering, style: LETTERING_STYLES.find((each) => each === style) ?? "serif" })
              }
            />
          </Group>
        )}
      </EntryList>
    </>
  );
}
