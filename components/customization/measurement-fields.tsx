import { useId } from "react";
import { PictureImage } from "@/components/media/picture-image";
import { unitsOf } from "@/lib/domain/customization/dialog-steps";
import { FIT_FIELD, measurementField } from "@/lib/domain/customization/fields";
import type { LengthUnit, Measurement, MeasurementSet } from "@/lib/domain/product/addon";
import { measurementTexts, UNIT_NAMES, UNIT_SIGNS } from "./texts";

type MeasurementFieldsProps = {
  storeId: string;
  set: MeasurementSet;
  unit: LengthUnit;
  /** The text in each field, by the name of the field. */
  typed: ReadonlyMap<string, string>;
  /** What is wrong, and what to look at again, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  warnings: ReadonlyMap<string, string>;
  /** Left out without script: the unit then stands once above all sets. */
  onUnit?: (unit: LengthUnit) => void;
};

/** The fields for one set of measurements, each with a drawing that shows where to measure. */
export function MeasurementFields(props: MeasurementFieldsProps) {
  const { storeId, set, unit, typed, errors, warnings, onUnit } = props;
  return (
    <div>
      <p className="text-sm text-muted">{measurementTexts.howTo}</p>
      {onUnit && <UnitField units={unitsOf([set])} unit={unit} onUnit={onUnit} />}
      <ul className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {set.measurements.map((measurement) => {
          const name = measurementField(set.id, measurement.name);
          return (
            <li key={measurement.name}>
              <MeasurementField
                storeId={storeId}
                measurement={measurement}
                name={name}
                sign={onUnit ? UNIT_SIGNS[unit] : ""}
                value={typed.get(name) ?? ""}
                error={errors.get(name) ?? null}
                warning={warnings.get(name) ?? null}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type UnitFieldProps = { units: readonly LengthUnit[]; unit: LengthUnit; onUnit?: (unit: LengthUnit) => void };

/** The choice between inches and centimetres. */
export function UnitField({ units, unit, onUnit }: UnitFieldProps) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-x-6">
      <legend className="sr-only">{measurementTexts.unit}</legend>
      {units.map((each) => (
        <label key={each} className="flex items-center gap-2.5 py-2">
          <input
            type="radio"
            name={FIT_FIELD.unit}
            value={each}
            {...(onUnit ? { checked: each === unit, onChange: () => onUnit(each) } : { defaultChecked: each === unit })}
            className="size-5 accent-ink"
          />
          {UNIT_NAMES[each]}
        </label>
      ))}
    </fieldset>
  );
}

type MeasurementFieldProps = {
  storeId: string;
  measurement: Measurement;
  name: string;
  sign: string;
  value: string;
  error: string | null;
  warning: string | null;
};

function MeasurementField({ storeId, measurement, name, sign, value, error, warning }: MeasurementFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-4">
      {measurement.picture ? (
        <PictureImage
          storeId={storeId}
          picture={measurement.picture}
          sizes="5.5rem"
          className="row-span-2 h-[6.875rem] w-22 bg-sand"
        />
      ) : (
        <span className="row-span-2" />
      )}
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {measurement.name}
          {sign && <span className="font-normal text-muted">, {sign}</span>}
        </label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          defaultValue={value}
          aria-describedby={`${id}-hint ${id}-note`}
          aria-invalid={error ? true : undefined}
          className="tabular mt-1 h-11 w-full min-w-0 border border-muted bg-transparent px-3 text-base focus:border-ink aria-invalid:border-sale"
        />
      </div>
      <div className="col-start-2 mt-1 text-[0.8125rem] leading-snug">
        <p id={`${id}-hint`} className="text-muted">
          {measurement.hint}
        </p>
        <p id={`${id}-note`} aria-live="polite" className={error ? "text-sale" : "font-medium"}>
          {error ?? warning}
        </p>
      </div>
    </div>
  );
}
