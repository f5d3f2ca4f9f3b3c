import { type Addon, type AddonOption, type AddonOptionGroup, shownOptions } from "../product/addon";
import { fail, ok, type Result } from "../result";
import { totalOf } from "./total";

/** The names of the options that the shopper chose in an option group of an addon. */
export type AddonChoice = { group: string; options: readonly string[] };

export type AddonRefusal = "option_unknown" | "option_count";

/**
 * The options of an addon that the shopper chose, with the prices the store has for them now.
 *
 * Errors: refuses an option that the store does not offer, an option that depends on another one that was not chosen,
 *         and a group with too few or too many options. Nothing has to be chosen in a group in which no option is
 *         available.
 * Source: docs/domain.md#addon-options.
 */
export function chosenOptions(
  { optionGroups }: Pick<Addon, "optionGroups">,
  choices: readonly AddonChoice[],
): Result<AddonOption[], AddonRefusal> {
  if (choices.some(({ group }) => !optionGroups.some(({ name }) => name === group))) return fail("option_unknown");
  const chosen: AddonOption[] = [];
  let before: readonly string[] = [];
  for (const group of optionGroups) {
    const wished = choices.filter((choice) => choice.group === group.name).flatMap(({ options }) => options);
    const offered = shownOptions(group, before);
    const found = offered.filter(({ name }) => wished.includes(name));
    if (found.length !== wished.length) return fail("option_unknown", group.name);
    const { from, upTo } = allowedCount(group, offered.length);
    if (found.length < from || found.length > upTo) return fail("option_count", group.name);
    chosen.push(...found);
    before = wished;
  }
  return ok(chosen);
}

/** How many options may be chosen in a group of which `offered` options are shown. */
export function allowedCount(
  { type, limit }: Pick<AddonOptionGroup, "type" | "limit">,
  offered: number,
): { from: number; upTo: number } {
  switch (type) {
    case "either_or":
      return { from: Math.min(1, offered), upTo: 1 };
    case "mandatory":
      return { from: Math.min(limit, offered), upTo: limit };
    case "limited":
      return { from: 0, upTo: limit };
    case "multiple":
      return { from: 0, upTo: offered };
  }
}

/**
 * The price of an addon with its chosen options, without the additional charge, which is added to the item as a whole.
 * Pricing rule 7.
 */
export function addonPrice({ price }: Pick<Addon, "price">, options: readonly Pick<AddonOption, "price">[]): number {
  return price + totalOf(options.map((option) => option.price));
}
