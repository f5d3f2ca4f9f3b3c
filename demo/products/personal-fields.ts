/** What shoppers can write on products of the demo store, as in the store files; prices are in rupees. */

const THREADS = [
  { name: "Indigo", code: "#27374d" },
  { name: "Madder red", code: "#8f2f2a" },
  { name: "Tussar gold", code: "#a97c2f", price: 40 },
  { name: "Kora", code: "#e6dcc6" },
];

export const PERSONAL_FIELDS = {
  initials: {
    kind: "text",
    name: "Initials",
    hint: "In chain stitch, 18 mm high. Two working days more.",
    price: 120,
    max_length: 3,
    characters: ["latin", "devanagari"],
    other_characters: "&.",
    colours: THREADS,
    letterings: [
      { name: "Roman", style: "serif" },
      { name: "Plain", style: "sans" },
      { name: "Running hand", style: "script" },
    ],
  },
  name: {
    kind: "text",
    name: "Name on the bib",
    hint: "In satin stitch, below the neck.",
    price: 180,
    max_length: 12,
    characters: ["accented", "devanagari", "space"],
    other_characters: "&.'-",
    colours: THREADS,
    letterings: [
      { name: "Running hand", style: "script" },
      { name: "Capitals", style: "capitals" },
    ],
  },
  giftTag: {
    kind: "text",
    name: "Gift tag",
    hint: "Written by hand on a tag of cotton waste.",
    price: 40,
    max_length: 60,
    characters: ["any"],
  },
  engraving: {
    kind: "text",
    name: "Engraving",
    hint: "By hand, on the outside, 5 mm high.",
    price: 150,
    max_length: 10,
    characters: ["latin", "devanagari", "digits", "space"],
    other_characters: "&.+",
    letterings: [
      { name: "Roman", style: "serif" },
      { name: "Capitals", style: "capitals" },
    ],
  },
  drawing: {
    kind: "file",
    name: "Your drawing",
    hint: "A child's drawing, a leaf, a line of handwriting: we stitch its outline in one thread, up to 12 cm wide.",
    price: 650,
  },
  neededBy: {
    kind: "date",
    name: "Needed by",
    hint: "For a birthday or a feast. It is with you by then anywhere in India.",
    making_days: 9,
  },
} as const;

export type PersonalFieldId = keyof typeof PERSONAL_FIELDS;
