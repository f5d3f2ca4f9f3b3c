type NonEmptyList = readonly [string, ...string[]];

/**
 * In each of these lists, the first words are used most often. The colour names are those of the demo store's swatches.
 */
export const COLOURS: NonEmptyList = [
  "Indigo",
  "White",
  "Kora",
  "Charcoal",
  "Rust",
  "Green",
  "Red",
  "Ochre",
  "Sky",
  "Grey",
  "Rose",
  "Peacock",
  "Burgundy",
  "Camel",
  "Plum",
];

export const FIBRES: NonEmptyList = [
  "Cotton",
  "Linen",
  "Khadi cotton",
  "Mulberry silk",
  "Wool",
  "Tussar silk",
  "Hemp",
  "Silk cotton",
  "Merino",
  "Nettle",
];

export const PATTERNS: NonEmptyList = [
  "One colour",
  "Stripe",
  "Check",
  "Block print",
  "Ikat",
  "Border",
  "Dobby",
  "Motif",
  "Herringbone",
  "Shibori",
  "Jamdani",
];

export const OCCASIONS: NonEmptyList = ["Everyday", "Office", "Festive", "Travel", "Wedding"];

export const SIZES = ["XS", "S", "M", "L", "XL", "XXL"] as const;

export const LOOKS: NonEmptyList = [
  "Washed",
  "Quiet",
  "Airy",
  "Sturdy",
  "Soft",
  "Crisp",
  "Slubbed",
  "Overdyed",
  "Pleated",
  "Fringed",
  "Quilted",
  "Embroidered",
  "Striped",
  "Narrow",
  "Wide",
  "Double",
  "Featherweight",
  "Heavy",
  "Ribbed",
  "Reversible",
  "Garden",
  "Harbour",
  "Monsoon",
  "Temple",
  "Market",
  "Lantern",
  "River",
  "Courtyard",
  "Saffron",
  "Tamarind",
  "Cardamom",
  "Neem",
];

const PLACES = ["Kannur", "Salem", "Bhuj", "Maheshwar", "Kullu", "Phulia", "Pochampally", "Chanderi"] as const;
const BRAND_TYPES = ["Weavers", "Looms", "Mills", "Dye House", "Cooperative"] as const;

/** About forty brands. Most products get one of the first few. */
export const BRANDS: NonEmptyList = [
  "Nila Loom",
  ...BRAND_TYPES.flatMap((house) => PLACES.map((place) => `${place} ${house}`)),
];

export const SENTENCES: NonEmptyList = [
  "The warp is sized by hand with rice starch, which the first wash takes out.",
  "It softens with every wash and holds its shape on the line.",
  "Dyed in small lots, so that two of them never match to the last shade.",
  "The selvedge is left as it came from the loom.",
  "Woven slowly on a pit loom, about two metres in a day.",
  "Seams are felled twice and do not scratch.",
  "Light enough for May, and warm enough for a night train in January.",
  "The yarn was spun within forty kilometres of the loom.",
  "Small slubs belong to it; they are where the spinner joined her thread.",
  "Iron it damp, from the wrong side.",
  "The dye is tested for fastness to rubbing, light and sweat.",
  "What is left from cutting goes into patchwork, not into the bin.",
  "A second pair of hands checks every piece against the light.",
  "It takes three weeks from the yarn to the parcel.",
];
