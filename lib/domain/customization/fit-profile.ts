import type { AddonChoice } from "../pricing/addon-price";
import type { LengthUnit } from "../product/addon";

/** The most fit profiles that one customer or one browser can keep. */
export const MAX_FIT_PROFILES = 50;

/** What a shopper enters for an addon that is made to measure. See docs/domain.md#fit-profiles. */
export type FitProfileContent = {
  /** The addon for which the options were chosen. */
  addonId: string;
  /** The unit of all measurements; null if the addon measures nothing. */
  unit: LengthUnit | null;
  measurements: readonly { setId: string; values: readonly MeasuredValue[] }[];
  choices: readonly AddonChoice[];
  notes: readonly FitNote[];
};

/** One measurement of a set: "Chest, 38.5". */
type MeasuredValue = { name: string; value: number };
type FitNote = { name: string; value: string };

/** What the shopper calls the profile, and for whom it is, which may be empty. */
export type FitProfileLabel = { name: string; forWhom: string };

/** A fit profile as the shop keeps it, for a customer or a browser. */
export type FitProfile = FitProfileContent & FitProfileLabel & { id: string; createdAt: Date; modifiedAt: Date };

/** Whether two profiles say the same, whatever they are called: one of them is then a copy of the other. */
export function isSameFit(
  one: FitProfileContent & FitProfileLabel,
  other: FitProfileContent & FitProfileLabel,
): boolean {
  const said = ({ forWhom, addonId, unit, measurements, choices, notes }: typeof one) =>
    JSON.stringify({ forWhom, addonId, unit, measurements, choices, notes });
  return said(one) === said(other);
}
