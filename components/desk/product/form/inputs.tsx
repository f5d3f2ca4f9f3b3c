import { Checkbox, type InputWrapperProps, MultiSelect, NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import { Field, useDraft, useFault } from "./field";

type TextName =
  | "name"
  | "summary"
  | "description"
  | "brand"
  | "product_type"
  | "sku"
  | "barcode"
  | "hsn_code"
  | "search_terms"
  | "google_category"
  | "slug";
type NumberName =
  | "discounted_price"
  | "selling_price"
  | "stock"
  | "weight_grams"
  | "min_quantity"
  | "step_quantity"
  | "rank";
type FlagName = "allow_backorder" | "allow_cod" | "allow_preorder" | "featured" | "addon_must";

/** With its hint below, so that inputs side by side stand on one line. */
const HINT_BELOW: InputWrapperProps["inputWrapperOrder"] = ["label", "input", "description", "error"];

type Shared<Name> = { name: Name; label: string; hint?: string | undefined };

/** A text of the product, on one line or, with `rows`, on several. */
export function TextField({
  name,
  label,
  hint,
  rows,
  maxLength = 200,
}: Shared<TextName> & { rows?: number; maxLength?: number }) {
  const { draft } = useDraft();
  const shared = {
    size: "md",
    label,
    description: hint,
    inputWrapperOrder: HINT_BELOW,
    maxLength,
    value: draft.values[name],
    error: useFault(name),
    onChange: (event: { currentTarget: { value: string } }) => draft.set(name, event.currentTarget.value),
  } as const;
  return (
    <Field name={name}>
      {rows === undefined ? <TextInput {...shared} /> : <Textarea {...shared} autosize minRows={rows} maxRows={20} />}
    </Field>
  );
}

/** A number of the product. Where it may be missing, an empty field is null. */
export function NumberField({
  name,
  label,
  hint,
  decimals = 0,
  min = 0,
  isOptional = false,
}: Shared<NumberName> & { decimals?: number; min?: number; isOptional?: boolean }) {
  const { draft } = useDraft();
  const value = draft.values[name];
  return (
    <Field name={name}>
      <NumberInput
        size="md"
        label={label}
        description={hint}
        inputWrapperOrder={HINT_BELOW}
        hideControls
        min={min}
        max={1_000_000_000}
        decimalScale={decimals}
        value={value ?? ""}
        error={useFault(name)}
        onChange={(typed) => {
          if (name === "stock") draft.set(name, typed === "" && isOptional ? null : Number(typed) || 0);
          else draft.set(name, Number(typed) || 0);
        }}
      />
    </Field>
  );
}

export function FlagField({ name, label }: Shared<FlagName>) {
  const { draft } = useDraft();
  return (
    <Field name={name}>
      <Checkbox
        size="md"
        label={label}
        checked={draft.values[name]}
        onChange={(event) => draft.set(name, event.currentTarget.checked)}
      />
    </Field>
  );
}

type Choice = { key: string; name: string };

/** Several things of the shop that the product names. What the shop does not have any more stays until it is removed. */
export function ChoicesField({
  name,
  label,
  choices,
  of = () => true,
}: Shared<"categories" | "badge_ids" | "addon_ids" | "filter_keys"> & {
  choices: readonly Choice[];
  /** Which of the field's keys this input is for; the others stay as they are. */
  of?: (key: string) => boolean;
}) {
  const { draft } = useDraft();
  const error = useFault(name);
  const keys = draft.values[name];
  const shown = keys.filter(of);
  const gone = shown.filter((key) => !choices.some((choice) => choice.key === key));
  return (
    <Field name={name}>
      <MultiSelect
        size="md"
        label={label}
        data={[
          ...choices.map(({ key, name: text }) => ({ value: key, label: text })),
          ...gone.map((key) => ({ value: key, label: key })),
        ]}
        value={shown}
        error={error}
        searchable
        onChange={(chosen) => draft.set(name, [...keys.filter((key) => !of(key)), ...chosen])}
      />
    </Field>
  );
}

/** One thing of the shop that the product names, or the shop's usual one. */
export function ChoiceField({
  name,
  label,
  choices,
  nothing,
}: Shared<"size_chart_id" | "tax_rate_id"> & { choices: readonly Choice[]; nothing: string }) {
  const { draft } = useDraft();
  const error = useFault(name);
  const value = draft.values[name] ?? "";
  const isGone = value !== "" && !choices.some(({ key }) => key === value);
  return (
    <Field name={name}>
      <Select
        size="md"
        label={label}
        data={[
          { value: "", label: nothing },
          ...choices.map(({ key, name: text }) => ({ value: key, label: text })),
          ...(isGone ? [{ value, label: value }] : []),
        ]}
        value={value}
        error={error}
        allowDeselect={false}
        onChange={(chosen) => {
          if (name === "size_chart_id") draft.set(name, chosen || null);
          else draft.set(name, chosen ?? "");
        }}
      />
    </Field>
  );
}

/** One of a few values that the field can have. */
export function SelectField({ name, label, choices }: Shared<"unit"> & { choices: readonly Choice[] }) {
  const { draft } = useDraft();
  return (
    <Field name={name}>
      <Select
        size="md"
        label={label}
        data={choices.map(({ key, name: text }) => ({ value: key, label: text }))}
        value={draft.values[name]}
        allowDeselect={false}
        onChange={(chosen) => chosen && draft.set(name, chosen as ProductForm["unit"])}
      />
    </Field>
  );
}
