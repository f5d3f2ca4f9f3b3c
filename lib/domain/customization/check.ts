import { type AddonChoice, allowedCount } from "../pricing/addon-price";
import { type Addon, type LengthUnit, type MeasurementSet, shownOptions } from "../product/addon";
import type { FitProfileContent } from "./fit-profile";
import { isOneDecimal } from "./length";
import { isImpossible, type UsualRange, usualIn } from "./plausibility";
import { setsOf } from "./steps";

export type FitProfileRefusal =
  | "length_unit_wrong"
  | "measurement_needed"
  | "measurement_invalid"
  | "measurement_above_maximum"
  | "measurement_impossible"
  | "measurement_unknown"
  | "option_unknown"
  | "option_count"
  | "note_needed"
  | "note_unknown";

/** What is wrong with the part of a fit profile at `path`, in the names of the API: `mm_sets.blouse.Bust`. */
export type FitProfileError = { path: string; code: FitProfileRefusal };

export type CheckedAddon = Pick<Addon, "optionGroups" | "measurementSetIds" | "notes">;

/**
 * All that is wrong with a fit profile for an addon; empty if the addon can be bought with it.
 *
 * Source: docs/domain.md#addon-options and #measurements: every measurement is needed, above 0 and at most the maximum
 *         of its unit (0 is none), to one decimal, and no body has less than two thirds or more than one and a half
 *         of what is usual; options are counted as their group demands; notes may be required.
 */
export function checkFitProfile(
  content: Pick<FitProfileContent, "unit" | "measurements" | "choices" | "notes">,
  addon: CheckedAddon,
  measurementSets: readonly MeasurementSet[],
): FitProfileError[] {
  return [
    ...wrongChoices(content.choices, addon),
    ...wrongMeasurements(content, setsOf(addon, measurementSets)),
    ...wrongNotes(content.notes, addon),
  ];
}

function wrongChoices(choices: readonly AddonChoice[], { optionGroups }: CheckedAddon): FitProfileError[] {
  const errors: FitProfileError[] = [];
  const isWrong = (group: string, code: FitProfileRefusal) => errors.push({ path: `custom_list.${group}`, code });
  for (const { group } of choices) {
    if (!optionGroups.some(({ name }) => name === group)) isWrong(group, "option_unknown");
  }
  let before: readonly string[] = [];
  for (const group of optionGroups) {
    const wished = choices.filter((choice) => choice.group === group.name).flatMap(({ options }) => options);
    const shown = shownOptions(group, before);
    const found = shown.filter(({ name }) => wished.includes(name));
    const { from, upTo } = allowedCount(group, shown.length);
    if (found.length !== wished.length) isWrong(group.name, "option_unknown");
    else if (found.length < from || found.length > upTo) isWrong(group.name, "option_count");
    before = wished;
  }
  return errors;
}

function wrongMeasurements(
  { unit, measurements }: Pick<FitProfileContent, "unit" | "measurements">,
  sets: readonly MeasurementSet[],
): FitProfileError[] {
  const unknown = measurements.flatMap(({ setId, values }) =>
    values.flatMap(({ name }) => {
      const set = sets.find(({ id }) => id === setId);
      const isKnown = set?.measurements.some((measurement) => measurement.name === name);
      return isKnown ? [] : [{ path: pathOf(setId, name), code: "measurement_unknown" as const }];
    }),
  );
  if (sets.length === 0) return unknown;
  const errors: FitProfileError[] = [];
  for (const set of sets) {
    const maximum = unit && maximumIn(set, unit);
    if (unit === null || maximum === null) return [...unknown, { path: "mm_unit", code: "length_unit_wrong" }];
    for (const measurement of set.measurements) {
      const { name } = measurement;
      const code = valueRefusal(valuesOf(measurements, set.id, name), maximum, usualIn(measurement, unit));
      if (code) errors.push({ path: pathOf(set.id, name), code });
    }
  }
  return [...unknown, ...errors];
}

/** The largest value of a set in this unit, 0 for none; null if the set is not measured in the unit. */
function maximumIn({ units }: Pick<MeasurementSet, "units">, unit: LengthUnit): number | null {
  if (units.length === 0) return 0;
  return units.find(({ name }) => name === unit)?.maxValue ?? null;
}

/** A measurement that stands there twice is invalid: nobody knows which value is meant. */
function valueRefusal(
  [value, ...others]: readonly number[],
  maximum: number,
  usual: UsualRange | null,
): FitProfileRefusal | null {
  if (value === undefined) return "measurement_needed";
  if (others.length > 0 || !(value > 0) || !isOneDecimal(value)) return "measurement_invalid";
  if (maximum > 0 && value > maximum) return "measurement_above_maximum";
  return usual && isImpossible(value, usual) ? "measurement_impossible" : null;
}

function valuesOf(measurements: FitProfileContent["measurements"], setId: string, name: string): number[] {
  return measurements
    .filter((set) => set.setId === setId)
    .flatMap(({ values }) => values.filter((each) => each.name === name).map(({ value }) => value));
}

function wrongNotes(notes: FitProfileContent["notes"], addon: CheckedAddon): FitProfileError[] {
  const unknown = notes.filter(({ name }) => !addon.notes.some((note) => note.name === name));
  const missing = addon.notes.filter(
    ({ name, required }) => required && !notes.some((note) => note.name === name && note.value !== ""),
  );
  return [
    ...unknown.map(({ name }) => ({ path: `notes_list.${name}`, code: "note_unknown" as const })),
    ...missing.map(({ name }) => ({ path: `notes_list.${name}`, code: "note_needed" as const })),
  ];
}

const pathOf = (setId: string, name: string) => `mm_sets.${setId}.${name}`;
