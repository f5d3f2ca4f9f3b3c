import type { Picture } from "../media/picture";
import { addonPrice, chosenOptions } from "../pricing/addon-price";
import { extraCloth } from "../pricing/extra-cloth";
import type { Addon, LengthUnit, MeasurementSet } from "../product/addon";
import type { Unit } from "../product/unit";
import { fail, ok, type Result } from "../result";
import { checkFitProfile } from "./check";
import type { FitProfile, FitProfileContent } from "./fit-profile";
import { setsOf } from "./steps";

/**
 * What an item is made to: the fit profile at this moment, with the names, pictures and prices that the shop has for it.
 * An order keeps it for ever, so later changes of the profile or the addon change no order.
 *
 * Prices in minor units of the base currency without the additional charge, cloth in hundredths of the item's unit.
 */
export type Customization = {
  modelId: string;
  addonId: string;
  addonName: string;
  profileName: string;
  forWhom: string;
  /** The price of the addon with its options. */
  price: number;
  /** The unit of all measurements; null if nothing was measured. */
  unit: LengthUnit | null;
  /** The extra cloth of all measurements and options. */
  additionalQuantity: number;
  measurementSets: readonly {
    id: string;
    name: string;
    picture: Picture | null;
    measurements: readonly { name: string; value: number; additionalQuantity: number }[];
  }[];
  optionGroups: readonly {
    name: string;
    options: readonly { name: string; picture: Picture | null; price: number; additionalQuantity: number }[];
  }[];
  notes: readonly { name: string; value: string }[];
};

type CustomizedItem = {
  profile: FitProfile;
  addon: Addon;
  measurementSets: readonly MeasurementSet[];
  /** The unit in which the product is sold. Extra cloth needs one that can be cut, so a piece needs none. */
  unit: Unit;
};

/**
 * The customization of an item that is made to a fit profile. A profile that was made for another addon is good for this
 * one too if it answers all that this one asks.
 *
 * Errors: `model_outdated` if it does not, for example because the shop has changed the addon since.
 * Source: docs/domain.md#fit-profiles; pricing rules 7 and 22.
 */
export function customizationOf(item: CustomizedItem): Result<Customization, "model_outdated"> {
  const { profile, addon, measurementSets, unit } = item;
  const content = answersFor(profile, addon, measurementSets);
  const chosen = chosenOptions(addon, content.choices);
  if (!chosen.ok || checkFitProfile(content, addon, measurementSets).length > 0) {
    return fail("model_outdated", "model_id");
  }
  const extra = (quantity: number) => (unit === "Pcs" ? 0 : quantity);
  const measured = measuredSets(content, setsOf(addon, measurementSets), extra);
  const optionGroups = addon.optionGroups.flatMap((group) => {
    const names = content.choices.filter((choice) => choice.group === group.name).flatMap(({ options }) => options);
    const options = group.options
      .filter(({ name }) => names.includes(name))
      .map(({ name, picture, price, additionalQuantity }) => ({
        name,
        picture,
        price,
        additionalQuantity: extra(additionalQuantity),
      }));
    return options.length > 0 ? [{ name: group.name, options }] : [];
  });
  const parts = [
    ...measured.flatMap(({ measurements }) => measurements),
    ...optionGroups.flatMap(({ options }) => options),
  ];
  return ok({
    modelId: profile.id,
    addonId: addon.id,
    addonName: addon.name,
    profileName: profile.name,
    forWhom: profile.forWhom,
    price: addonPrice(addon, chosen.value),
    unit: measured.length > 0 ? content.unit : null,
    additionalQuantity: parts.reduce((sum, { additionalQuantity }) => sum + additionalQuantity, 0),
    measurementSets: measured,
    optionGroups,
    notes: content.notes.filter(({ value }) => value !== ""),
  });
}

/** Whether all measurements that an addon asks for are in a profile, so that they need not be entered again. */
export function hasMeasurementsFor(
  profile: FitProfileContent,
  addon: Addon,
  measurementSets: readonly MeasurementSet[],
): boolean {
  const onlyMeasured = { ...addon, optionGroups: [], notes: [] };
  const measured = { ...profile, choices: [], notes: [] };
  return (
    checkFitProfile(answersFor(measured, onlyMeasured, measurementSets), onlyMeasured, measurementSets).length === 0
  );
}

/**
 * What a profile says about the questions of this addon. Of a profile for another addon, answers to other questions are
 * left out; of a profile for this addon they stay and make it outdated, because the shopper chose what is gone.
 */
function answersFor(
  { addonId, unit, measurements, choices, notes }: FitProfileContent,
  addon: Addon,
  measurementSets: readonly MeasurementSet[],
) {
  const sets = setsOf(addon, measurementSets);
  const asked = measurements.flatMap(({ setId, values }) => {
    const set = sets.find(({ id }) => id === setId);
    return set
      ? [{ setId, values: values.filter(({ name }) => set.measurements.some((each) => each.name === name)) }]
      : [];
  });
  return {
    unit,
    measurements: asked,
    choices:
      addonId === addon.id
        ? choices
        : choices.filter(({ group }) => addon.optionGroups.some(({ name }) => name === group)),
    notes: notes.filter(({ name }) => addon.notes.some((note) => note.name === name)),
  };
}

function measuredSets(
  { unit, measurements }: Pick<FitProfileContent, "unit" | "measurements">,
  sets: readonly MeasurementSet[],
  extra: (quantity: number) => number,
): Customization["measurementSets"] {
  return sets.map((set) => ({
    id: set.id,
    name: set.name,
    picture: set.picture,
    measurements: set.measurements.flatMap(({ name, conditions }) => {
      const values = measurements.find(({ setId }) => setId === set.id)?.values ?? [];
      const value = values.find((measured) => measured.name === name)?.value;
      if (value === undefined || unit === null) return [];
      return [{ name, value, additionalQuantity: extra(extraCloth([{ value, conditions }], unit, [])) }];
    }),
  }));
}
