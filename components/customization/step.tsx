import { useState } from "react";
import { Price } from "@/components/currency/price";
import { buttonClass } from "@/components/ui/button";
import type { FitDraft } from "@/lib/browser/customization/draft";
import type { FitProfileWire } from "@/lib/contracts/customization/calls";
import { type DialogStep, unitsOf } from "@/lib/domain/customization/dialog-steps";
import { convertFields, FIT_FIELD, measurementField, replaceFields } from "@/lib/domain/customization/fields";
import type { FitProfileContent, FitProfileLabel } from "@/lib/domain/customization/fit-profile";
import { plausibilityWarnings } from "@/lib/domain/customization/plausibility";
import { assistantFor, type SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import { type Addon, type LengthUnit, type MeasurementSet, startingPrice } from "@/lib/domain/product/addon";
import { LabelFields } from "./label-fields";
import { MeasurementFields } from "./measurement-fields";
import { NoteFields } from "./note-fields";
import { OptionFields } from "./option-fields";
import { Review } from "./review";
import { SizingPanel } from "./sizing-panel";
import type { StepperProduct } from "./stepper-product";
import { ADDON_CHARGES, makingText, measurementTexts, profileTexts, stepTexts, UNIT_SIGNS } from "./texts";

type StepProps = {
  step: DialogStep;
  product: StepperProduct;
  addons: readonly Addon[];
  addon: Addon | null;
  measurementSets: readonly MeasurementSet[];
  assistants: readonly SizingAssistant[];
  draft: FitDraft;
  setDraft: (draft: FitDraft) => void;
  content: (FitProfileContent & FitProfileLabel) | null;
  errors: ReadonlyMap<string, string>;
  profiles: readonly FitProfileWire[];
  onUse: (profile: FitProfileWire, isAsItIs: boolean) => void;
  onUseMeasurements: (profile: FitProfileWire) => void;
};

/** What one step of the dialog asks. */
export function Step(props: StepProps) {
  const { step, product, addons, addon, draft, content, errors } = props;
  const typed = new Map(draft.fields);
  if (step.kind === "addon") return <AddonStep addons={addons} product={product} chosen={draft.addonId} />;
  if (!addon || !content) return null;
  switch (step.kind) {
    case "name":
      return (
        <>
          <ProfileChoice {...props} />
          <LabelFields typed={typed} errors={errors} />
        </>
      );
    case "options":
      return (
        <OptionFields
          storeId={product.storeId}
          group={step.group}
          options={step.options}
          chosen={content.choices.find(({ group }) => group === step.group.name)?.options ?? []}
          unit={product.unit}
          currency={product.currency}
          error={[...errors.values()][0] ?? null}
        />
      );
    case "measurements":
      return <MeasurementStep {...props} set={step.set} typed={typed} content={content} />;
    case "notes":
      return <NoteFields notes={addon.notes} typed={typed} errors={errors} />;
    case "review":
      return <Review {...{ addon, content, product }} measurementSets={props.measurementSets} />;
  }
}

function AddonStep({ addons, product, chosen }: Pick<StepProps, "addons" | "product"> & { chosen: string }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{stepTexts.addon}</legend>
      {addons.map((addon) => {
        const { amount, varies } = startingPrice(addon);
        return (
          <label
            key={addon.id}
            className="flex cursor-pointer gap-4 border border-line px-4 py-3 hover:border-ink has-checked:border-ink has-checked:bg-sand/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={FIT_FIELD.addonId}
              value={addon.id}
              defaultChecked={addon.id === chosen}
              className="mt-1 size-5 shrink-0 accent-ink outline-none"
            />
            <span className="grow">
              <span className="flex flex-wrap justify-between gap-x-6 font-medium">
                {addon.name}
                <span className="tabular font-normal">
                  {varies && stepTexts.from}
                  <Price amount={amount} currency={product.currency} />
                </span>
              </span>
              <span className="block text-[0.8125rem] text-muted">
                {[addon.description, ADDON_CHARGES[product.unit], makingText(addon)].filter(Boolean).join(" ")}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function ProfileChoice({ profiles, onUse, onUseMeasurements }: StepProps) {
  const usable = profiles.filter(({ fits, measurements_fit }) => fits || measurements_fit);
  if (usable.length === 0) return null;
  return (
    <section className="mb-6">
      <h4 className="mb-2 text-sm font-medium">{profileTexts.existing}</h4>
      <ul className="border-t border-line">
        {usable.map((profile) => (
          <li
            key={profile.model_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span>
              {profile.name}
              {profile.for_whom && <span className="text-muted">, {profile.for_whom}</span>}
            </span>
            <span className="flex gap-2">
              {profile.fits ? (
                <>
                  <ProfileButton text={profileTexts.edit(profile.name)} onClick={() => onUse(profile, false)} />
                  <ProfileButton text={profileTexts.use(profile.name)} onClick={() => onUse(profile, true)} />
                </>
              ) : (
                <ProfileButton text={profileTexts.takeFrom(profile.name)} onClick={() => onUseMeasurements(profile)} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <h4 className="mt-6 text-sm font-medium">{profileTexts.fresh}</h4>
    </section>
  );
}

function ProfileButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={buttonClass("quiet", "px-4!")}>
      {text}
    </button>
  );
}

type MeasurementStepProps = StepProps & {
  set: MeasurementSet;
  typed: ReadonlyMap<string, string>;
  content: FitProfileContent;
};

function MeasurementStep({ set, typed, content, product, draft, setDraft, errors, assistants }: MeasurementStepProps) {
  // A warning while somebody types "3" of "38" would be wrong, so the fields are compared when one is left.
  const [left, setLeft] = useState(content);
  const [copies, setCopies] = useState(0);
  const unit = content.unit ?? unitsOf([set])[0] ?? "inches";
  const assistant = assistantFor(assistants, set.id);
  const onCopy = (values: readonly { name: string; value: number }[]) => {
    const copied = values.map(({ name, value }) => [measurementField(set.id, name), String(value)] as const);
    const fields = [[FIT_FIELD.unit, unit] as const, ...copied];
    const names = fields.map(([name]) => name);
    setDraft({ ...draft, isChanged: true, fields: replaceFields(draft.fields, names, fields) });
    // The fields keep what was typed, so they are made anew.
    setCopies(copies + 1);
  };
  const onUnit = (to: LengthUnit) =>
    setDraft({ ...draft, isChanged: true, fields: convertFields([[FIT_FIELD.unit, unit], ...draft.fields], to) });
  return (
    <fieldset onBlur={() => setLeft(content)}>
      <legend className="sr-only">{set.name}</legend>
      {assistant && <SizingPanel storeId={product.storeId} {...{ assistant, set, unit, onCopy }} />}
      <MeasurementFields
        key={`${copies} ${unit}`}
        storeId={product.storeId}
        set={set}
        unit={unit}
        typed={typed}
        errors={errors}
        warnings={warningTexts(left.unit === content.unit ? left : content, set, unit)}
        onUnit={onUnit}
      />
    </fieldset>
  );
}

function warningTexts(content: FitProfileContent, set: MeasurementSet, unit: LengthUnit): ReadonlyMap<string, string> {
  const warnings = plausibilityWarnings({ ...content, unit }, [set]);
  return new Map(
    warnings.map((warning) => {
      const { setId, name } = warning;
      const value = content.measurements
        .find((each) => each.setId === setId)
        ?.values.find((each) => each.name === name)?.value;
      const text =
        warning.kind === "above_other"
          ? measurementTexts.aboveOther(name, warning.other)
          : measurementTexts.unusual(name, `${value} ${UNIT_SIGNS[unit]}`);
      return [measurementField(setId, name), text];
    }),
  );
}
