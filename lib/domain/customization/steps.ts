import { type AddonChoice, allowedCount } from "../pricing/addon-price";
import {
  type Addon,
  type AddonOption,
  type AddonOptionGroup,
  type MeasurementSet,
  shownOptions,
} from "../product/addon";

/** One page of the dialog in which a shopper makes a fit profile. */
export type FitStep =
  | { kind: "name" }
  | { kind: "options"; group: AddonOptionGroup; options: readonly AddonOption[] }
  | { kind: "measurements"; set: MeasurementSet }
  | { kind: "notes" }
  | { kind: "review" };

/**
 * The steps for an addon, given what has been chosen so far: the profile's name, one step per option group and
 * measurement set, notes, review. A group in which no option can be chosen is left out, and so are the notes of an addon
 * that asks for none.
 *
 * Source: docs/domain.md#fit-profiles.
 */
export function stepsOf(
  addon: Pick<Addon, "optionGroups" | "measurementSetIds" | "notes">,
  measurementSets: readonly MeasurementSet[],
  choices: readonly AddonChoice[],
): FitStep[] {
  return [
    { kind: "name" },
    ...shownGroups(addon, choices)
      .filter(({ options }) => options.length > 0)
      .map(({ group, options }) => ({ kind: "options", group, options }) as const),
    ...setsOf(addon, measurementSets).map((set) => ({ kind: "measurements", set }) as const),
    ...(addon.notes.length > 0 ? [{ kind: "notes" } as const] : []),
    { kind: "review" },
  ];
}

/**
 * The choices as the dialog shows them: without options that can no longer be chosen, and with the first option of an
 * either_or group in which none is chosen yet.
 *
 * Source: docs/domain.md#addon-options.
 */
export function withPreselected(
  { optionGroups }: Pick<Addon, "optionGroups">,
  choices: readonly AddonChoice[],
): AddonChoice[] {
  let before: readonly string[] = [];
  return optionGroups.flatMap((group) => {
    const shown = shownOptions(group, before).map(({ name }) => name);
    const kept = shown.filter((name) => chosenIn(choices, group).includes(name));
    before = group.type === "either_or" ? [...kept, ...shown].slice(0, 1) : kept;
    return before.length > 0 ? [{ group: group.name, options: before }] : [];
  });
}

/** False once the limit of a group is reached; its other options are then disabled. An either_or group replaces. */
export function canChooseMore(group: Pick<AddonOptionGroup, "type" | "limit" | "options">, chosen: number): boolean {
  return group.type === "either_or" || chosen < allowedCount(group, group.options.length).upTo;
}

/** The measurement sets of an addon that exist, in the order of the addon. */
export function setsOf(
  { measurementSetIds }: Pick<Addon, "measurementSetIds">,
  measurementSets: readonly MeasurementSet[],
): MeasurementSet[] {
  return measurementSetIds.flatMap((id) => measurementSets.find((set) => set.id === id) ?? []);
}

function shownGroups({ optionGroups }: Pick<Addon, "optionGroups">, choices: readonly AddonChoice[]) {
  return optionGroups.map((group, index) => {
    const previous = optionGroups[index - 1];
    return { group, options: shownOptions(group, previous ? chosenIn(choices, previous) : []) };
  });
}

function chosenIn(choices: readonly AddonChoice[], { name }: Pick<AddonOptionGroup, "name">): readonly string[] {
  return choices.filter(({ group }) => group === name).flatMap(({ options }) => options);
}
