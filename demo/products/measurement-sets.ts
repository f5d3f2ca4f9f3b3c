/** Nothing is longer than the longest tape in the workroom. */
const BODY_UNITS = [
  { name: "cms", max_value: 200 },
  { name: "inches", max_value: 78 },
];
const WINDOW_UNITS = [
  { name: "cms", max_value: 400 },
  { name: "inches", max_value: 157 },
];

/**
 * The extra cloth, in metres, that a garment needs if a measurement is above a limit, given in centimetres and in
 * inches.
 */
const extra = (aboveCms: number, aboveInches: number, metres: number) => [
  { unit: "cms", mm_from: aboveCms, mm_to: 200, additional_qty: metres },
  { unit: "inches", mm_from: aboveInches, mm_to: 78, additional_qty: metres },
];

/** What grown people usually have, in centimetres; the shop asks about other values and refuses those far from it. */
const usual = (from: number, upTo: number) => [
  { unit: "cms", mm_from: from, mm_to: upTo },
  { unit: "inches", mm_from: Math.floor(from / 2.54), mm_to: Math.ceil(upTo / 2.54) },
];

type Condition = { unit: string; mm_from: number; mm_to: number; additional_qty: number };

/** A measurement with the drawing that shows where it is taken. */
function measurement(
  name: string,
  drawing: string,
  hint: string,
  usual_list: ReturnType<typeof usual>,
  conditions: readonly Condition[] = [],
) {
  return { name, hint, image: { src: `measure/${drawing}.svg`, alt: `${name}: ${hint}` }, usual_list, conditions };
}

/** The extra cloth of a curtain for each full step of drop above the length that 2.5 metres give. */
const dropConditions = [
  { unit: "cms", mm_from: 240, mm_to: 300, additional_qty: 1 },
  { unit: "cms", mm_from: 300, mm_to: 400, additional_qty: 2 },
  { unit: "inches", mm_from: 94.5, mm_to: 118, additional_qty: 1 },
  { unit: "inches", mm_from: 118, mm_to: 157, additional_qty: 2 },
];
const widthConditions = [
  { unit: "cms", mm_from: 110, mm_to: 220, additional_qty: 2.5 },
  { unit: "cms", mm_from: 220, mm_to: 400, additional_qty: 5 },
  { unit: "inches", mm_from: 43.3, mm_to: 86.6, additional_qty: 2.5 },
  { unit: "inches", mm_from: 86.6, mm_to: 157, additional_qty: 5 },
];

/**
 * What is measured for work that is made to measure. The eight measurements of the upper body are those that the page
 * "Made to measure" names.
 */
export const MEASUREMENT_SETS = {
  "upper-body": {
    name: "Upper body",
    units: BODY_UNITS,
    list: [
      measurement(
        "Chest",
        "bust",
        "Around the fullest part, tape level, arms down.",
        usual(70, 140),
        extra(112, 44, 0.5),
      ),
      measurement("Waist", "waist", "Where you bend sideways.", usual(55, 140)),
      measurement("Hip", "hip", "Around the fullest part, feet together.", usual(75, 150), extra(118, 46.5, 0.3)),
      measurement("Shoulder", "shoulder", "From bone to bone, across the back.", usual(32, 56)),
      measurement(
        "Sleeve length",
        "sleeve",
        "From the shoulder bone over a bent elbow to the wrist.",
        usual(48, 72),
        extra(64, 25, 0.2),
      ),
      measurement("Upper arm", "upper-arm", "Around, arm hanging.", usual(22, 50)),
      measurement("Neck", "neck", "Around the base, with one finger under the tape.", usual(30, 50)),
      measurement("Length", "length", "From the nape to where it should end.", usual(60, 135), extra(110, 43, 0.3)),
    ],
    plausibility_list: [{ name: "Waist", not_above: "Hip" }],
  },
  "lower-body": {
    name: "Lower body",
    units: BODY_UNITS,
    list: [
      measurement("Waist", "trouser-waist", "Where the trousers should sit.", usual(55, 140)),
      measurement(
        "Hip",
        "trouser-hip",
        "Around the fullest part, feet together.",
        usual(75, 150),
        extra(116, 45.5, 0.3),
      ),
      measurement("Thigh", "thigh", "Around the fullest part of one thigh.", usual(40, 85)),
      measurement("Inside leg", "inside-leg", "From the crotch to the ankle bone.", usual(60, 95), extra(84, 33, 0.2)),
      measurement("Outside leg", "outside-leg", "From the waist to where they should end.", usual(80, 125)),
      measurement("Hem", "hem", "Around, at the bottom.", usual(22, 60)),
    ],
    plausibility_list: [
      { name: "Waist", not_above: "Hip" },
      { name: "Inside leg", not_above: "Outside leg" },
    ],
  },
  blouse: {
    name: "Blouse",
    units: BODY_UNITS,
    list: [
      measurement("Bust", "bust", "Around the fullest part, tape level.", usual(70, 140)),
      measurement("Under bust", "under-bust", "Around the ribs, below the bust.", usual(60, 125)),
      measurement("Shoulder", "shoulder", "From bone to bone, across the back.", usual(30, 50)),
      measurement("Sleeve length", "short-sleeve", "From the shoulder bone to where it should end.", usual(4, 60)),
      measurement("Upper arm", "upper-arm", "Around, arm hanging.", usual(22, 50)),
      measurement("Neck depth, front", "neck-depth", "From the hollow of the throat down.", usual(8, 26)),
      measurement("Length", "blouse-length", "From the shoulder, over the bust, to the lower edge.", usual(30, 48)),
    ],
    plausibility_list: [{ name: "Under bust", not_above: "Bust" }],
  },
  window: {
    name: "Window",
    units: WINDOW_UNITS,
    list: [
      measurement("Width of the pole", "window-width", "From end to end, without the knobs.", [], widthConditions),
      measurement("Drop", "window-drop", "From the pole to where the curtain should end.", [], dropConditions),
    ],
    plausibility_list: [],
  },
  cuff: {
    name: "Cuffs",
    units: BODY_UNITS,
    list: [measurement("Wrist", "wrist", "Around, just above the bone, tape close to the skin.", usual(12, 22))],
    plausibility_list: [],
  },
} as const;
