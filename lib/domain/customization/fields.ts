import type { AddonChoice } from "../pricing/addon-price";
import { LENGTH_UNITS, type LengthUnit } from "../product/addon";
import type { FitProfileContent, FitProfileLabel } from "./fit-profile";
import { convertLength } from "./length";

/** The fields of the form in which a shopper makes a fit profile, as a browser posts them. */
export type FitFields = readonly (readonly [name: string, value: string])[];

/**
 * The names of the fields. They are also the paths of the errors that `checkFitProfile` reports, so that an error stands
 * beside its field.
 */
export const FIT_FIELD = { name: "name", forWhom: "for_whom", addonId: "addon_id", unit: "mm_unit" } as const;
/** The beginning of the names of the questions of a sizing assistant, which its id and their number follow. */
export const SIZING_FIELD = "sizing.";
const MEASUREMENT = "mm_sets.";
const CHOICE = "custom_list.";
const NOTE = "notes_list.";
export const measurementField = (setId: string, name: string) => `${MEASUREMENT}${setId}.${name}`;
export const choiceField = (group: string) => `${CHOICE}${group}`;
export const noteField = (name: string) => `${NOTE}${name}`;

type Content = FitProfileContent & FitProfileLabel;

/**
 * What the fields of the form say. An empty field is left out; a text that is no number becomes NaN, which
 * `checkFitProfile` refuses. A decimal comma is understood.
 */
export function readFitFields(fields: FitFields): Content {
  const one = (name: string) => fields.find(([field]) => field === name)?.[1].trim() ?? "";
  const unit = one(FIT_FIELD.unit);
  return {
    name: one(FIT_FIELD.name),
    forWhom: one(FIT_FIELD.forWhom),
    addonId: one(FIT_FIELD.addonId),
    unit: isLengthUnit(unit) ? unit : null,
    measurements: readMeasurements(fields),
    choices: readChoices(fields),
    notes: fields.flatMap(([field, value]) =>
      field.startsWith(NOTE) && value.trim() ? [{ name: field.slice(NOTE.length), value: value.trim() }] : [],
    ),
  };
}

/** The fields of the form with what a fit profile says. */
export function writeFitFields(content: Content): FitFields {
  const { name, forWhom, addonId, unit, measurements, choices, notes } = content;
  return [
    [FIT_FIELD.name, name],
    [FIT_FIELD.forWhom, forWhom],
    [FIT_FIELD.addonId, addonId],
    ...(unit ? [[FIT_FIELD.unit, unit] as const] : []),
    ...choices.flatMap(({ group, options }) => options.map((option) => [choiceField(group), option] as const)),
    ...measurements.flatMap(({ setId, values }) =>
      values.map(({ name: measured, value }) => [measurementField(setId, measured), String(value)] as const),
    ),
    ...notes.map((note) => [noteField(note.name), note.value] as const),
  ];
}

/** The fields after the shopper has chosen another unit: every measurement is converted, to one decimal. */
export function convertFields(fields: FitFields, to: LengthUnit): FitFields {
  const from = readFitFields(fields).unit ?? to;
  const converted = fields
    .filter(([field]) => field !== FIT_FIELD.unit)
    .map(([field, value]) => [field, field.startsWith(MEASUREMENT) ? convertText(value, from, to) : value] as const);
  return [[FIT_FIELD.unit, to], ...converted];
}

/** The fields with those that the form on the screen has now; `names` are all that it can have. */
export function replaceFields(fields: FitFields, names: readonly string[], shown: FitFields): FitFields {
  return [...fields.filter(([field]) => !names.includes(field)), ...shown.filter(([field]) => names.includes(field))];
}

function readMeasurements(fields: FitFields): Content["measurements"] {
  const sets = new Map<string, { name: string; value: number }[]>();
  for (const [field, text] of fields) {
    const setId = field.startsWith(MEASUREMENT) ? (field.slice(MEASUREMENT.length).split(".")[0] ?? "") : "";
    if (!setId || !text.trim()) continue;
    const name = field.slice(measurementField(setId, "").length);
    sets.set(setId, [...(sets.get(setId) ?? []), { name, value: toNumber(text) }]);
  }
  return [...sets].map(([setId, values]) => ({ setId, values }));
}

function readChoices(fields: FitFields): AddonChoice[] {
  const groups = new Map<string, string[]>();
  for (const [field, option] of fields) {
    if (!field.startsWith(CHOICE) || !option) continue;
    const group = field.slice(CHOICE.length);
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([group, options]) => ({ group, options }));
}

function convertText(text: string, from: LengthUnit, to: LengthUnit): string {
  const value = toNumber(text);
  return text.trim() === "" || Number.isNaN(value) ? text : String(convertLength(value, from, to));
}

const toNumber = (text: string) => Number(text.trim().replace(",", "."));

const isLengthUnit = (text: string): text is LengthUnit => LENGTH_UNITS.some((unit) => unit === text);
