import type { FitProfile } from "@/lib/domain/customization/fit-profile";
import type { Measurement, MeasurementSet } from "@/lib/domain/product/addon";

export function aMeasurement(overrides: Partial<Measurement> = {}): Measurement {
  return { name: "Chest", hint: "", picture: null, usual: [], conditions: [], ...overrides };
}

/** Chest and length, in inches up to 60 or centimetres up to 152; a chest above 40 inches needs half a metre more. */
export function aMeasurementSet(overrides: Partial<MeasurementSet> = {}): MeasurementSet {
  return {
    id: "upper",
    rank: 1,
    name: "Upper body",
    picture: null,
    units: [
      { name: "inches", maxValue: 60 },
      { name: "cms", maxValue: 152 },
    ],
    measurements: [
      aMeasurement({
        conditions: [
          { unit: "inches", above: 40, upTo: 46, additionalQuantity: 50 },
          { unit: "inches", above: 44, upTo: 60, additionalQuantity: 75 },
          { unit: "cms", above: 101.6, upTo: 152, additionalQuantity: 50 },
        ],
      }),
      aMeasurement({ name: "Length" }),
    ],
    plausibility: [],
    ...overrides,
  };
}

/** A profile for `anAddon`: a chest of 38 and a length of 42 inches. */
export function aFitProfile(overrides: Partial<FitProfile> = {}): FitProfile {
  return {
    id: "asha",
    name: "Asha",
    forWhom: "",
    addonId: "stitch-kurta",
    unit: "inches",
    measurements: [
      {
        setId: "upper",
        values: [
          { name: "Chest", value: 38 },
          { name: "Length", value: 42 },
        ],
      },
    ],
    choices: [],
    notes: [],
    createdAt: new Date("2026-11-01T00:00:00Z"),
    modifiedAt: new Date("2026-11-01T00:00:00Z"),
    ...overrides,
  };
}
