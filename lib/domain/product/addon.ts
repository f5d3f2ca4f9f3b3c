import type { Picture } from "../media/picture";
import type { Stock } from "./product";

/** Money in minor units of the base currency, cloth in hundredths of the product's unit. Domain §3.8 and §4.6. */
export type AddonOption = {
  name: string;
  price: number;
  additionalQuantity: number;
  /** Shown only when this option of the group before is chosen; `all` is always shown. */
  linkTo: string;
  picture: Picture | null;
};

export type AddonOptionGroup = {
  name: string;
  /** One of them, any number, exactly `limit`, at most `limit`. */
  type: "either_or" | "multiple" | "mandatory" | "limited";
  limit: number;
  options: readonly AddonOption[];
};

/** Work that can be bought with a product: stitching, fall and pico. */
export type Addon = {
  id: string;
  rank: number;
  name: string;
  description: string;
  price: number;
  /** Not offered while less than this of the product is in stock. */
  minStock: number;
  picture: Picture | null;
  optionGroups: readonly AddonOptionGroup[];
  measurementSetIds: readonly string[];
  notesTitle: string;
  notes: readonly { name: string; required: boolean }[];
};

export type LengthUnit = "inches" | "cms";

/** What is measured for one kind of garment, and the extra cloth that larger measurements need. */
export type MeasurementSet = {
  id: string;
  rank: number;
  name: string;
  picture: Picture | null;
  /** `maxValue` 0 means no maximum. */
  units: readonly { name: LengthUnit; maxValue: number }[];
  measurements: readonly {
    name: string;
    hint: string;
    conditions: readonly { unit: LengthUnit; above: number; upTo: number; additionalQuantity: number }[];
  }[];
};

/** Addons that may be bought while there is this much of the product; uncounted stock is always enough (domain §4.6). */
export function offeredAddons(addons: readonly Addon[], stock: Stock): Addon[] {
  return addons.filter(({ minStock }) => stock.quantity === null || stock.quantity >= minStock);
}

/**
 * The least that the work can cost, and whether choices can make it cost more.
 *
 * Units:  minor units of the base currency, without any additional charge.
 * Source: domain §4.6: one of an either_or group and `limit` of a mandatory one have to be taken, of the others nothing;
 *         an option linked to another counts only where that one was taken in the group before.
 */
export function startingPrice({ price, optionGroups }: Pick<Addon, "price" | "optionGroups">) {
  let ways: Way[] = [{ taken: [], amount: price }];
  for (const group of optionGroups) ways = cheapestWays(ways, group);
  return {
    amount: Math.min(...ways.map((way) => way.amount)),
    varies: optionGroups.some(({ options }) => options.some((option) => option.price > 0)),
  };
}

/** What was taken in the group before, and what all has cost so far. */
type Way = { taken: readonly AddonOption[]; amount: number };

/** For each answer that the group may be given, the cheapest way to it: their number does not grow with the groups. */
function cheapestWays(ways: readonly Way[], group: AddonOptionGroup): Way[] {
  const cheapest = new Map<string, Way>();
  for (const { taken, amount } of ways) {
    for (const choice of leastChoices(group, taken)) {
      const way = { taken: choice, amount: choice.reduce((sum, option) => sum + option.price, amount) };
      const key = JSON.stringify(choice.map(({ name }) => name));
      if (way.amount < (cheapest.get(key)?.amount ?? Number.POSITIVE_INFINITY)) cheapest.set(key, way);
    }
  }
  return [...cheapest.values()];
}

/** Answers that take no more than the group asks for; a group left without options is passed over. */
function leastChoices({ type, limit, options }: AddonOptionGroup, taken: Way["taken"]): AddonOption[][] {
  const shown = options.filter(({ linkTo }) => linkTo === "all" || taken.some(({ name }) => name === linkTo));
  if (type === "either_or" && shown.length > 0) return shown.map((option) => [option]);
  if (type === "mandatory") return [shown.sort((one, other) => one.price - other.price).slice(0, limit)];
  return [[]];
}
