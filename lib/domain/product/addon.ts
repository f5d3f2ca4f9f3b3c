import type { Picture } from "../media/picture";
import type { Stock } from "./product";

/** Money in minor units of the base currency, fabric in hundredths of the product's unit. See docs/domain.md#addons. */
export type AddonOption = {
  name: string;
  price: number;
  additionalQuantity: number;
  /** The option is shown only if this option of the previous group is chosen; `all` means always. */
  linkTo: string;
  picture: Picture | null;
};

export type AddonOptionGroup = {
  name: string;
  /** How many options must be chosen: one, any number, exactly `limit`, at most `limit`. */
  type: "either_or" | "multiple" | "mandatory" | "limited";
  limit: number;
  options: readonly AddonOption[];
};

/** Work that can be bought with a product: for example stitching, or fall and pico. */
export type Addon = {
  id: string;
  rank: number;
  name: string;
  description: string;
  price: number;
  /** The addon is not offered while the product's stock is below this. */
  minStock: number;
  picture: Picture | null;
  optionGroups: readonly AddonOptionGroup[];
  measurementSetIds: readonly string[];
  notesTitle: string;
  notes: readonly { name: string; required: boolean }[];
};

/** @internal Exported for tests. */
export type LengthUnit = "inches" | "cms";

/** The measurements one kind of garment needs, and the extra fabric for larger ones. */
export type MeasurementSet = {
  id: string;
  rank: number;
  name: string;
  picture: Picture | null;
  /** `maxValue` 0 means that there is no maximum. */
  units: readonly { name: LengthUnit; maxValue: number }[];
  measurements: readonly {
    name: string;
    hint: string;
    conditions: readonly { unit: LengthUnit; above: number; upTo: number; additionalQuantity: number }[];
  }[];
};

/** The addons offered at this stock; stock that is not counted always suffices (docs/domain.md#addons). */
export function offeredAddons(addons: readonly Addon[], stock: Stock): Addon[] {
  return addons.filter(({ minStock }) => stock.quantity === null || stock.quantity >= minStock);
}

/**
 * The lowest price of an addon, and whether options can raise it.
 *
 * Units:  minor units of the base currency, without any additional charge.
 * Source: docs/domain.md#addon-options: an either_or group requires one option, a mandatory group `limit` options, all
 *         other groups none. A linked option counts only if the option it links to is chosen in the previous group.
 */
export function startingPrice({ price, optionGroups }: Pick<Addon, "price" | "optionGroups">) {
  let selections: Selection[] = [{ chosen: [], amount: price }];
  for (const group of optionGroups) selections = cheapestSelections(selections, group);
  return {
    amount: Math.min(...selections.map(({ amount }) => amount)),
    varies: optionGroups.some(({ options }) => options.some((option) => option.price > 0)),
  };
}

/** The options chosen in the last group so far, and the price of everything chosen so far. */
type Selection = { chosen: readonly AddonOption[]; amount: number };

/**
 * Keeps only the cheapest selection for each minimal choice in `group`, so that the number of selections does not
 * multiply with each group.
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

/** The choices of only as many options as the group requires; a group without options to show requires none. */
function minimalChoices({ type, limit, options }: AddonOptionGroup, chosen: Selection["chosen"]): AddonOption[][] {
  const shown = options.filter(({ linkTo }) => linkTo === "all" || chosen.some(({ name }) => name === linkTo));
  if (type === "either_or" && shown.length > 0) return shown.map((option) => [option]);
  if (type === "mandatory") return [shown.sort((one, other) => one.price - other.price).slice(0, limit)];
  return [[]];
}
