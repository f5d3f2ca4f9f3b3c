import type { Picture } from "../media/picture";
import type { Stock } from "./product";

/** Prices in minor units of the base currency, cloth in hundredths of the product's unit. See docs/domain.md#addons. */
export type AddonOption = {
  name: string;
  price: number;
  additionalQuantity: number;
  /**
   * The name of an option in the previous group; this option is shown only if that option is chosen. If the name is
   * `all`, this option is always shown.
   */
  linkTo: string;
  picture: Picture | null;
};

export type AddonOptionGroup = {
  name: string;
  /**
   * How many options must be chosen: exactly one (`either_or`), any number (`multiple`), exactly `limit` (`mandatory`),
   * or at most `limit` (`limited`).
   */
  type: "either_or" | "multiple" | "mandatory" | "limited";
  limit: number;
  options: readonly AddonOption[];
};

/**
 * A service that can be bought together with a product: stitching, for example, or the finishing of a sari with fall
 * and pico.
 */
export type Addon = {
  id: string;
  rank: number;
  name: string;
  description: string;
  price: number;
  /** If the product's stock is below this, the addon is not offered; in hundredths of the product's unit. */
  minStock: number;
  /** The working days that the work takes at the most, before the order is sent or can be collected. */
  makingDays: number;
  picture: Picture | null;
  optionGroups: readonly AddonOptionGroup[];
  measurementSetIds: readonly string[];
  notesTitle: string;
  notes: readonly { name: string; required: boolean }[];
};

export const LENGTH_UNITS = ["inches", "cms"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** The measurements needed for one kind of garment, and the extra cloth for large sizes. */
export type MeasurementSet = {
  id: string;
  rank: number;
  name: string;
  picture: Picture | null;
  /** `maxValue` 0 means that there is no maximum. */
  units: readonly { name: LengthUnit; maxValue: number }[];
  measurements: readonly Measurement[];
  /** What a body rarely has: shoppers are asked whether they are sure if `name` is larger than `notAbove`. */
  plausibility: readonly { name: string; notAbove: string }[];
};

export type Measurement = {
  name: string;
  hint: string;
  /** A drawing that shows where to measure. */
  picture: Picture | null;
  /** The values that people usually have, per unit. Others are asked about, and far ones refused. */
  usual: readonly { unit: LengthUnit; from: number; upTo: number }[];
  conditions: readonly { unit: LengthUnit; above: number; upTo: number; additionalQuantity: number }[];
};

/**
 * Whether an addon asks the shopper for options or measurements, so that it can be bought only with a fit profile.
 *
 * Source: docs/domain.md#addons.
 */
export function isMadeToMeasure({ optionGroups, measurementSetIds }: MadeToMeasure): boolean {
  return optionGroups.length > 0 || measurementSetIds.length > 0;
}

type MadeToMeasure = Pick<Addon, "optionGroups" | "measurementSetIds">;

/** The options of a group that can be chosen after the options `before` of the previous group. */
export function shownOptions({ options }: Pick<AddonOptionGroup, "options">, before: readonly string[]): AddonOption[] {
  return options.filter(({ linkTo }) => linkTo === "all" || before.includes(linkTo));
}

/**
 * The addons offered while the product has this stock. If the stock is not counted, all are offered
 * (docs/domain.md#addons).
 */
export function offeredAddons(addons: readonly Addon[], stock: Stock): Addon[] {
  return addons.filter(({ minStock }) => stock.quantity === null || stock.quantity >= minStock);
}

/**
 * The lowest price of an addon, and whether options can raise it.
 *
 * Units:  minor units of the base currency without the additional charge.
 * Source: docs/domain.md#addon-options: in an either_or group one option must be chosen, in a mandatory group `limit`
 *         options, in any other group none. An option with a link is available only if the linked option of the
 *         previous group is chosen.
 */
export function startingPrice({ price, optionGroups }: Pick<Addon, "price" | "optionGroups">) {
  let selections: Selection[] = [{ chosen: [], amount: price }];
  for (const group of optionGroups) selections = cheapestSelections(selections, group);
  return {
    amount: Math.min(...selections.map(({ amount }) => amount)),
    varies: optionGroups.some(({ options }) => options.some((option) => option.price > 0)),
  };
}

/**
 * A way to choose options: the options chosen in the latest group, on which the next group may depend, and the price of
 * the addon with all options chosen so far.
 */
type Selection = { chosen: readonly AddonOption[]; amount: number };

/**
 * Extends each selection by the possible choices in `group`. Of the selections with the same choice in this group only
 * the cheapest is kept; otherwise their number would multiply with every group.
 */
function cheapestSelections(selections: readonly Selection[], group: AddonOptionGroup): Selection[] {
  const cheapest = new Map<string, Selection>();
  for (const { chosen, amount } of selections) {
    for (const choice of minimalChoices(group, chosen)) {
      const selection = { chosen: choice, amount: choice.reduce((sum, option) => sum + option.price, amount) };
      const key = JSON.stringify(choice.map(({ name }) => name));
      if (selection.amount < (cheapest.get(key)?.amount ?? Number.POSITIVE_INFINITY)) cheapest.set(key, selection);
    }
  }
  return [...cheapest.values()];
}

/**
 * The possible choices in a group if no more options are chosen than required. If no option of the group can be shown,
 * nothing is required.
 */
function minimalChoices(group: AddonOptionGroup, chosen: Selection["chosen"]): AddonOption[][] {
  const { type, limit } = group;
  const shown = shownOptions(
    group,
    chosen.map(({ name }) => name),
  );
  if (type === "either_or" && shown.length > 0) return shown.map((option) => [option]);
  if (type === "mandatory") return [shown.sort((one, other) => one.price - other.price).slice(0, limit)];
  return [[]];
}
