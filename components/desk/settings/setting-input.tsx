import {
  Checkbox,
  ColorInput,
  Fieldset,
  NumberInput,
  Select,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useParsedText, wordsOf } from "@/lib/browser/desk/parsed-text";
import { momentInZone, shownInZone } from "@/lib/browser/desk/shop-moment";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { SettingPath } from "@/lib/domain/store/setting-field";
import { RichText } from "../form/rich-text/rich-text";
import { Branches } from "./branches";
import { CategoryChoice } from "./category-choice";
import { FeatureSwitches } from "./feature-switches";
import { FooterLinks, SocialLinks } from "./footer-links";
import type { SettingRow } from "./groups";
import { OpeningHours } from "./opening-hours";
import { PaymentMethods } from "./payment-methods";
import { SETTING_TEXTS } from "./setting-texts";
import { Colours, Tags } from "./short-lists";
import { StorePicture } from "./store-picture";
import { CHOICE_TEXTS, settingsTexts, UNIT_TEXTS } from "./texts";

type SettingInputProps = {
  row: SettingRow;
  value: unknown;
  store: StoreAnswer;
  onChange: (path: SettingPath, value: unknown) => void;
};

const asText = (value: unknown) => (typeof value === "string" ? value : "");
const asTexts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const asLines = (lines: readonly string[]) => lines.join("\n");
const asGroups = (value: unknown) => (Array.isArray(value) ? value.map(asTexts) : []);
const groupsOf = (text: string) => linesOf(text).map(wordsOf);
const groupsAsLines = (groups: readonly (readonly string[])[]) => groups.map((words) => words.join(", ")).join("\n");

/** The input of one setting, with what it does. */
export function SettingInput({ row, value, store, onChange }: SettingInputProps) {
  const { label, help } = SETTING_TEXTS[row.path];
  const common = { size: "md", label, ...(help && { description: help }) } as const;
  const order = { inputWrapperOrder: ["label", "input", "description", "error"] as const };
  const set = (next: unknown) => onChange(row.path, next);
  switch (row.kind) {
    case "flag":
      return (
        <Checkbox
          label={label}
          description={help}
          checked={value === true}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      );
    case "text":
      return (
        <TextInput
          {...common}
          inputWrapperOrder={[...order.inputWrapperOrder]}
          maxLength={1_000}
          value={asText(value)}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    case "lines":
      return (
        <Textarea
          {...common}
          inputWrapperOrder={[...order.inputWrapperOrder]}
          autosize
          minRows={2}
          maxLength={5_000}
          value={asText(value)}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    case "texts":
    case "dates":
      return <LinesInput {...common} value={asTexts(value)} parse={linesOf} format={asLines} onChange={set} />;
    case "word_groups":
      return <LinesInput {...common} value={asGroups(value)} parse={groupsOf} format={groupsAsLines} onChange={set} />;
    case "colour":
      return (
        <ColorInput
          {...common}
          withEyeDropper={false}
          value={asText(value)}
          onChange={(colour) => set(colour.toLowerCase())}
        />
      );
    case "moment":
      return (
        <TextInput
          {...common}
          type="datetime-local"
          description={settingsTexts.inShopTime(store.time_zone)}
          value={value ? shownInZone(asText(value), store.time_zone) : ""}
          onChange={({ currentTarget }) =>
            set(currentTarget.value === "" ? null : momentInZone(currentTarget.value, store.time_zone))
          }
        />
      );
    case "number":
      return (
        <NumberInput
          {...common}
          inputWrapperOrder={[...order.inputWrapperOrder]}
          hideControls
          {...(row.min !== undefined && { min: row.min })}
          {...(row.max !== undefined && { max: row.max })}
          decimalScale={row.places ?? 0}
          value={typeof value === "number" ? value : ""}
          onChange={(next) => set(next === "" ? (row.canBeEmpty ? null : 0) : Number(next))}
        />
      );
    case "choice":
      return (
        <Select
          {...common}
          inputWrapperOrder={[...order.inputWrapperOrder]}
          allowDeselect={false}
          data={row.values.map((each) => ({ value: each, label: CHOICE_TEXTS[each] ?? each }))}
          value={asText(value)}
          onChange={(next) => next && set(next)}
        />
      );
    case "per_unit":
    case "texts_per_unit":
      return <PerUnit row={row} value={value} onChange={set} />;
    case "picture":
      return (
        <StorePicture storeId={store.store_id} label={label} help={help ?? ""} path={asText(value)} onChange={set} />
      );
    case "opening_hours":
      return <OpeningHours value={value} onChange={set} />;
    case "branches":
      return <Branches value={value} onChange={set} />;
    case "colours":
      return <Colours value={value} onChange={set} />;
    case "tags":
      return <Tags value={value} onChange={set} />;
    case "category":
      return <CategoryChoice label={label} value={asText(value)} onChange={set} />;
    case "html":
      return <RichText storeId={store.store_id} label={label} html={asText(value)} onChange={set} />;
    case "social_links":
      return <SocialLinks value={value} onChange={set} />;
    case "footer_links":
      return <FooterLinks value={value} onChange={set} />;
    case "payments":
      return <PaymentMethods value={value} store={store} onChange={set} />;
    case "features":
      return <FeatureSwitches names={asTexts(value)} onChange={set} />;
    case "currencies":
      return null;
  }
}

type LinesInputProps<Value> = {
  size: "md";
  label: string;
  description?: string;
  value: Value;
  parse: (text: string) => Value;
  format: (value: Value) => string;
  onChange: (value: Value) => void;
};

/** Several short texts, one per line. */
function LinesInput<Value>({ value, parse, format, onChange, ...common }: LinesInputProps<Value>) {
  const { text, read } = useParsedText(value, { parse, format });
  return (
    <Textarea
      {...common}
      description={common.description ?? settingsTexts.perLine}
      inputWrapperOrder={["label", "input", "description", "error"]}
      autosize
      minRows={2}
      maxRows={14}
      value={text}
      onChange={({ currentTarget }) => onChange(read(currentTarget.value))}
    />
  );
}

type PerUnitProps = { row: SettingRow; value: unknown; onChange: (value: unknown) => void };

/** A number or a text for pieces, metres and kilograms. */
function PerUnit({ row, value, onChange }: PerUnitProps) {
  const { label, help } = SETTING_TEXTS[row.path];
  const held: Record<string, unknown> = typeof value === "object" && value !== null ? { ...value } : {};
  return (
    <Fieldset legend={label}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {Object.entries(UNIT_TEXTS).map(([unit, name]) =>
          row.kind === "per_unit" ? (
            <NumberInput
              key={unit}
              size="md"
              label={name}
              hideControls
              min={0}
              decimalScale={row.places}
              value={typeof held[unit] === "number" ? held[unit] : ""}
              onChange={(next) => onChange({ ...held, [unit]: Number(next) || 0 })}
            />
          ) : (
            <TextInput
              key={unit}
              size="md"
              label={name}
              maxLength={100}
              value={asText(held[unit])}
              onChange={({ currentTarget }) => onChange({ ...held, [unit]: currentTarget.value })}
            />
          ),
        )}
      </SimpleGrid>
      {help && (
        <Text size="sm" mt="xs">
          {help}
        </Text>
      )}
    </Fieldset>
  );
}
