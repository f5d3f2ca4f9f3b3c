import type { MeasurementSet } from "../product/addon";
import { unitsOf } from "./dialog-steps";
import { FIT_FIELD, type FitFields, measurementField, readFitFields, replaceFields } from "./fields";
import { assistantFor, assistedMeasurements, type SizingAssistant } from "./sizing-assistant";

/** The fields of a fit profile with the measurements that follow from the answers; as they are if none was given. */
export function withSizing(
  fields: FitFields,
  sets: readonly MeasurementSet[],
  assistants: readonly SizingAssistant[],
  answers: readonly string[],
): FitFields {
  if (answers.length === 0) return fields;
  const unit = readFitFields(fields).unit ?? unitsOf(sets)[0] ?? "inches";
  const measured = sets.flatMap(({ id, measurements }) => {
    const assistant = assistantFor(assistants, id);
    if (!assistant) return [];
    return assistedMeasurements(assistant, id, answers, unit)
      .filter(({ name }) => measurements.some((each) => each.name === name))
      .map(({ name, value }) => [measurementField(id, name), String(value)] as const);
  });
  const shown = [[FIT_FIELD.unit, unit] as const, ...measured];
  return replaceFields(
    fields,
    shown.map(([name]) => name),
    shown,
  );
}
