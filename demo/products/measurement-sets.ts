const UNITS = [
  { name: "cms", max_value: 200 },
  { name: "inches", max_value: 78 },
];

/**
 * The extra cloth, in metres, that a garment needs if a measurement is above a limit, given in centimetres and in
 * inches.
 */
const extra = (aboveCms: number, aboveInches: number, metres: number) => [
  { unit: "cms", mm_from: aboveCms, mm_to: 200, additional_qty: metres },
  { unit: "inches", mm_from: aboveInches, mm_to: 78, additional_qty: metres },
];

/**
 * What is measured for garments made to measure: the eight measurements of the upper body that the page "Made to
 * measure" names.
 */
export const MEASUREMENT_SETS = {
  "upper-body": {
    name: "Upper body",
    units: UNITS,
    list: [
      { name: "Chest", hint: "Around the fullest part, tape level, arms down.", conditions: extra(112, 44, 0.5) },
      { name: "Waist", hint: "Where you bend sideways.", conditions: [] },
      { name: "Hip", hint: "Around the fullest part, feet together.", conditions: extra(118, 46.5, 0.3) },
      { name: "Shoulder", hint: "From bone to bone, across the back.", conditions: [] },
      {
        name: "Sleeve length",
        hint: "From the shoulder bone over a bent elbow to the wrist.",
        conditions: extra(64, 25, 0.2),
      },
      { name: "Upper arm", hint: "Around, arm hanging.", conditions: [] },
      { name: "Neck", hint: "Around the base, with one finger under the tape.", conditions: [] },
      { name: "Length", hint: "From the nape to where it should end.", conditions: extra(110, 43, 0.3) },
    ],
  },
  "lower-body": {
    name: "Lower body",
    units: UNITS,
    list: [
      { name: "Waist", hint: "Where the trousers should sit.", conditions: [] },
      { name: "Hip", hint: "Around the fullest part, feet together.", conditions: extra(116, 45.5, 0.3) },
      { name: "Thigh", hint: "Around the fullest part of one thigh.", conditions: [] },
      { name: "Inside leg", hint: "From the crotch to the ankle bone.", conditions: extra(84, 33, 0.2) },
      { name: "Outside leg", hint: "From the waist to where they should end.", conditions: [] },
      { name: "Hem", hint: "Around, at the bottom.", conditions: [] },
    ],
  },
  blouse: {
    name: "Blouse",
    units: UNITS,
    list: [
      { name: "Bust", hint: "Around the fullest part, tape level.", conditions: [] },
      { name: "Under bust", hint: "Around the ribs, below the bust.", conditions: [] },
      { name: "Shoulder", hint: "From bone to bone, across the back.", conditions: [] },
      { name: "Upper arm", hint: "Around, arm hanging.", conditions: [] },
      { name: "Neck depth, front", hint: "From the hollow of the throat down.", conditions: [] },
      { name: "Length", hint: "From the shoulder, over the bust, to the lower edge.", conditions: [] },
    ],
  },
} as const;
