import type { AddonChoice } from "../pricing/addon-price";
import { type Addon, LENGTH_UNITS, type LengthUnit, type MeasurementSet } from "../product/addon";
import { checkFitProfile } from "./check";
import { choiceField, FIT_FIELD, type FitFields, measurementField, noteField, readFitFields } from "./fields";
import type { FitProfileContent, FitProfileLabel } from "./fit-profile";
import { type FitStep, setsOf, stepsOf, withPreselected } from "./steps";

/** A step of the dialog: which addon, if there are several, then the steps of that addon. */
export type DialogStep = { kind: "addon" } | FitStep;

export function dialogSteps(
  addons: readonly Addon[],
  addon: Addon | null,
  measurementSets: readonly MeasurementSet[],
  choices: readonly AddonChoice[],
): DialogStep[] {
  const first: DialogStep[] = addons.length > 1 ? [{ kind: "addon" }] : [];
  return addon ? [...first, ...stepsOf(addon, measurementSets, choices)] : first;
}

/** What the fields say, with the options and the unit that the dialog has preselected. */
export function contentOf(
  fields: FitFields,
  addon: Addon,
  measurementSets: readonly MeasurementSet[],
): FitProfileContent & FitProfileLabel {
  const content = readFitFields(fields);
  const sets = setsOf(addon, measurementSets);
  const unit = sets.length > 0 ? (content.unit ?? unitsOf(sets)[0] ?? null) : null;
  return { ...content, addonId: addon.id, unit, choices: withPreselected(addon, content.choices) };
}

/** The units in which all of the sets can be measured. */
export function unitsOf(sets: readonly MeasurementSet[]): LengthUnit[] {
  return LENGTH_UNITS.filter((unit) =>
    sets.every(({ units }) => units.length === 0 || units.some(({ name }) => name === unit)),
  );
}

/** The names of the fields that a step can have. */
export function fieldsOf(step: DialogStep, addon: Addon | null): string[] {
  switch (step.kind) {
    case "addon":
      return [FIT_FIELD.addonId];
    case "name":
      return [FIT_FIELD.name, FIT_FIELD.forWhom];
    case "options":
      return [choiceField(step.group.name)];
    case "measurements":
      return [FIT_FIELD.unit, ...step.set.measurements.map(({ name }) => measurementField(step.set.id, name))];
    case "notes":
      return (addon?.notes ?? []).map(({ name }) => noteField(name));
    case "review":
      return [];
  }
}

/** What is wrong in one step. `otherNames` are the names of the shopper's other profiles, which must differ. */
export function errorsOfStep(
  step: DialogStep,
  content: FitProfileContent & FitProfileLabel,
  addon: Addon,
  measurementSets: readonly MeasurementSet[],
  otherNames: readonly string[],
): { path: string; code: string }[] {
  if (step.kind === "name") {
    if (!content.name) return [{ path: FIT_FIELD.name, code: "value_needed" }];
    const isTaken = otherNames.some((name) => name.toLowerCase() === content.name.toLowerCase());
    return isTaken ? [{ path: FIT_FIELD.name, code: "fit_profile_name_taken" }] : [];
  }
  const names = fieldsOf(step, addon);
  return checkFitProfile(content, addon, measurementSets).filter(({ path }) => names.includes(path));
}
