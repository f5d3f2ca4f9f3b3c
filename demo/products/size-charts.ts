/** Where a column is measured, with the drawing that the dialog for made-to-measure work shows, too. */
const measure = (name: string, drawing: string, hint: string) => ({
  name,
  hint,
  image: { src: `measure/${drawing}.svg`, alt: `${name}: ${hint}` },
});
const CHEST = measure("Chest", "bust", "Around the fullest part, tape level, arms down.");
const WAIST = measure("Waist", "waist", "Where you bend sideways.");
const HIP = measure("Hip", "hip", "Around the fullest part, feet together.");
const SHOULDER = measure("Shoulder", "shoulder", "From bone to bone, across the back.");
const SLEEVE = measure("Sleeve", "sleeve", "From the shoulder bone over a bent elbow to the wrist.");
const NECK = measure("Neck", "neck", "Around the base, with one finger under the tape.");
const LENGTH = measure("Length", "length", "From the nape to where it should end.");

/** The size charts. The first row of each has the column names. */
export const SIZE_CHARTS = {
  kurtas: {
    name: "Kurtas",
    unit: "cm",
    description: "Measured on the kurta, laid flat and doubled. Compare with one that fits you.",
    rows: [
      ["Size", "Chest", "Shoulder", "Sleeve", "Length", "Body chest"],
      ["S", "102", "42", "58", "102", "86 to 91"],
      ["M", "108", "44", "59", "104", "92 to 97"],
      ["L", "114", "46", "60", "106", "98 to 103"],
      ["XL", "120", "48", "61", "108", "104 to 109"],
      ["XXL", "128", "50", "62", "110", "110 to 117"],
    ],
    measure_list: [CHEST, SHOULDER, SLEEVE, LENGTH],
  },
  shirts: {
    name: "Shirts, overshirts and waistcoats",
    unit: "cm",
    description: "Body chest in cm. See “Fit” for ease.",
    rows: [
      ["Size", "Body chest", "Neck", "Shoulder", "Sleeve"],
      ["S", "86 to 91", "38", "43", "61"],
      ["M", "92 to 97", "40", "45", "62"],
      ["L", "98 to 103", "42", "47", "63"],
      ["XL", "104 to 109", "44", "49", "64"],
      ["XXL", "110 to 117", "46", "51", "65"],
    ],
    measure_list: [CHEST, NECK, SHOULDER, SLEEVE],
  },
  dresses: {
    name: "Dresses",
    unit: "cm",
    description: "Body measurements. Between two sizes, go by the bust.",
    rows: [
      ["Size", "Bust", "Waist", "Hip"],
      ["XS", "78 to 81", "60 to 63", "86 to 89"],
      ["S", "82 to 86", "64 to 68", "90 to 94"],
      ["M", "87 to 91", "69 to 73", "95 to 99"],
      ["L", "92 to 97", "74 to 79", "100 to 105"],
      ["XL", "98 to 104", "80 to 86", "106 to 112"],
      ["XXL", "105 to 112", "87 to 95", "113 to 120"],
    ],
    measure_list: [{ ...CHEST, name: "Bust" }, WAIST, HIP],
  },
  trousers: {
    name: "Trousers",
    unit: "cm",
    description: "Body measurements; the inside leg can be let down by 4 cm.",
    rows: [
      ["Size", "Waist", "Hip", "Inside leg"],
      ["S", "72 to 77", "90 to 95", "76"],
      ["M", "78 to 83", "96 to 101", "76"],
      ["L", "84 to 89", "102 to 107", "76"],
      ["XL", "90 to 96", "108 to 113", "76"],
      ["XXL", "97 to 104", "114 to 120", "76"],
    ],
    measure_list: [
      measure("Waist", "trouser-waist", "Where the trousers should sit."),
      measure("Hip", "trouser-hip", "Around the fullest part, feet together."),
      measure("Inside leg", "inside-leg", "From the crotch to the ankle bone."),
    ],
  },
  skirts: {
    name: "Skirts",
    unit: "cm",
    description: "Body measurement at the waist; the drawcord gives 6 cm.",
    rows: [
      ["Size", "Waist", "Length"],
      ["S", "66 to 71", "88"],
      ["M", "72 to 77", "88"],
      ["L", "78 to 83", "88"],
      ["XL", "84 to 90", "88"],
    ],
    measure_list: [WAIST],
  },
  children: {
    name: "Children",
    unit: "cm",
    description: "Go by height when it disagrees with the age.",
    rows: [
      ["Age", "Height", "Chest", "Length"],
      ["2 to 4", "92 to 104", "66", "42"],
      ["4 to 6", "105 to 116", "70", "46"],
      ["6 to 8", "117 to 128", "75", "51"],
    ],
    measure_list: [CHEST, LENGTH],
  },
} as const;
export type SizeChartId = keyof typeof SIZE_CHARTS;
