import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { unitsOf } from "@/lib/domain/customization/dialog-steps";
import { choiceField, FIT_FIELD, type FitFields, readFitFields } from "@/lib/domain/customization/fields";
import { setsOf, withPreselected } from "@/lib/domain/customization/steps";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { Unit } from "@/lib/domain/product/unit";
import { LabelFields } from "./label-fields";
import { MeasurementFields, UnitField } from "./measurement-fields";
import { NoteFields } from "./note-fields";
import { OptionFields } from "./option-fields";
import { stepTexts } from "./texts";

type ProfileFormProps = {
  storeId: string;
  addon: Addon;
  measurementSets: readonly MeasurementSet[];
  unit: Unit;
  currency: string;
  /** What the form says at first. */
  fields: FitFields;
  /** What is wrong, as sentences, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** The profile to change; null to make a new one. */
  modelId: string | null;
  /** The page that opens afterwards, and the one that opens again if something is wrong. */
  next: string;
  back: string;
  submitText: string;
};

const SECTION = "border-t border-line pt-5 pb-6";
const HEADING = "mb-3 font-display text-display-3";

/**
 * The whole form for a fit profile on one page: the steps of the dialog, one below the other. It works without script,
 * so it shows all options, and the server says which do not go together.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { storeId, addon, measurementSets, unit, currency, fields, errors, modelId, next, back, submitText } = props;
  const typed = new Map(fields);
  const content = readFitFields(fields);
  const choices = withPreselected(addon, content.choices);
  const sets = setsOf(addon, measurementSets);
  const units = unitsOf(sets);
  const lengthUnit = content.unit ?? units[0] ?? "inches";
  return (
    <PostForm
      action={modelId ? `/api/fit-profiles/${modelId}` : "/api/fit-profiles"}
      method={modelId ? "PUT" : "POST"}
      hidden={{ [FIT_FIELD.addonId]: addon.id, [ACCOUNT_QUERY.next]: next, [ACCOUNT_QUERY.back]: back }}
      noValidate
    >
      <div className={SECTION}>
        <LabelFields typed={typed} errors={errors} />
      </div>
      {addon.optionGroups.map((group) => (
        <div key={group.name} className={SECTION}>
          <h2 className={HEADING}>{group.name}</h2>
          <OptionFields
            storeId={storeId}
            group={group}
            options={group.options}
            chosen={choices.filter((choice) => choice.group === group.name).flatMap(({ options }) => options)}
            unit={unit}
            currency={currency}
            error={errors.get(choiceField(group.name)) ?? null}
            showsLinks
          />
        </div>
      ))}
      {sets.map((set, index) => (
        <div key={set.id} className={SECTION}>
          <h2 className={HEADING}>{set.name}</h2>
          {index === 0 && <UnitField units={units} unit={lengthUnit} />}
          <MeasurementFields
            storeId={storeId}
            set={set}
            unit={lengthUnit}
            typed={typed}
            errors={errors}
            warnings={NO_WARNINGS}
          />
        </div>
      ))}
      {addon.notes.length > 0 && (
        <div className={SECTION}>
          <h2 className={HEADING}>{addon.notesTitle || stepTexts.notes}</h2>
          <NoteFields notes={addon.notes} typed={typed} errors={errors} />
        </div>
      )}
      <button type="submit" className={buttonClass("solid", "w-full sm:w-auto")}>
        {submitText}
      </button>
    </PostForm>
  );
}

const NO_WARNINGS: ReadonlyMap<string, string> = new Map();
