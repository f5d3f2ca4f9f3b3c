/**
 * The addons: work sold with a product. They are in display order; prices are in rupees, lengths of cloth in metres.
 * See docs/domain.md#addons.
 */
export const ADDONS = {
  "stitch-kurta": {
    name: "Stitch a kurta",
    description: "Straight kurta to your measurements, cut and sewn in Fort Kochi.",
    price: 850,
    making_days: 6,
    min_stock: 2.5,
    custom_list: [
      {
        name: "Neck",
        type: "either_or",
        option_list: [{ name: "Band collar" }, { name: "Shirt collar", price: 80 }, { name: "Round neck" }],
      },
      {
        name: "Opening",
        type: "either_or",
        option_list: [
          { name: "Half placket", link_to: "Band collar" },
          { name: "Half placket, four buttons", link_to: "Shirt collar" },
          { name: "Full placket", price: 120, link_to: "Shirt collar" },
          { name: "Keyhole and loop", link_to: "Round neck" },
        ],
      },
      {
        name: "Sleeves",
        type: "either_or",
        option_list: [{ name: "Full" }, { name: "Three-quarter" }, { name: "Half" }],
      },
      {
        name: "Pockets",
        type: "limited",
        limit: 2,
        option_list: [{ name: "Left side seam" }, { name: "Right side seam" }, { name: "Chest", price: 40 }],
      },
      {
        name: "Lining",
        type: "either_or",
        option_list: [{ name: "Unlined" }, { name: "Kora cotton lining", price: 350 }],
      },
    ],
    mm_list: [{ mmset_id: "upper-body" }],
    notes_title: "Anything we should know?",
    notes_list: [{ name: "Notes for the cutter", required: false }],
  },
  "stitch-shirt": {
    name: "Stitch a shirt",
    description: "Collared shirt to your measurements, checks and stripes matched.",
    price: 950,
    making_days: 6,
    min_stock: 2.5,
    custom_list: [
      {
        name: "Collar",
        type: "either_or",
        option_list: [{ name: "Classic" }, { name: "Button-down", price: 60 }, { name: "Open camp collar" }],
      },
      {
        name: "Sleeves",
        type: "either_or",
        option_list: [{ name: "Full, single cuff", additional_qty: 0.3 }, { name: "Half" }],
      },
      {
        name: "Pockets",
        type: "multiple",
        option_list: [{ name: "Left chest" }, { name: "Right chest", price: 40 }, { name: "Pen slot", price: 20 }],
      },
    ],
    mm_list: [{ mmset_id: "upper-body" }, { mmset_id: "cuff" }],
    notes_title: "Anything we should know?",
    notes_list: [{ name: "Notes for the cutter", required: false }],
  },
  "stitch-trousers": {
    name: "Stitch trousers",
    description: "Drawstring or banded trousers to your measurements.",
    price: 900,
    making_days: 6,
    min_stock: 2.5,
    custom_list: [
      {
        name: "Waist",
        type: "either_or",
        option_list: [{ name: "Drawstring" }, { name: "Band with hook and button", price: 150 }],
      },
      {
        name: "Front",
        type: "either_or",
        option_list: [{ name: "Flat" }, { name: "Two pleats", price: 60, additional_qty: 0.2 }],
      },
      {
        name: "Pockets",
        type: "mandatory",
        limit: 2,
        option_list: [{ name: "Left side" }, { name: "Right side" }, { name: "Back left" }, { name: "Back right" }],
      },
    ],
    mm_list: [{ mmset_id: "lower-body" }],
    notes_title: "Anything we should know?",
    notes_list: [{ name: "Notes for the cutter", required: false }],
  },
  "stitch-dress": {
    name: "Stitch a dress",
    description: "A-line or shift dress to your measurements.",
    price: 1250,
    making_days: 8,
    min_stock: 3,
    custom_list: [
      {
        name: "Shape",
        type: "either_or",
        option_list: [{ name: "Shift" }, { name: "A-line", price: 150, additional_qty: 0.5 }],
      },
      {
        name: "Sleeves",
        type: "either_or",
        option_list: [{ name: "Sleeveless" }, { name: "Short" }, { name: "Three-quarter", additional_qty: 0.3 }],
      },
      {
        name: "Lining",
        type: "either_or",
        option_list: [{ name: "Unlined" }, { name: "White mul lining", price: 420 }],
      },
    ],
    mm_list: [{ mmset_id: "upper-body" }],
    notes_title: "Anything we should know?",
    notes_list: [{ name: "Notes for the cutter", required: false }],
  },
  "saree-fall-pico": {
    name: "Fall and pico",
    description: "A cotton fall along the lower edge and pico on both ends, so that it is ready to wear.",
    price: 220,
    making_days: 2,
    min_stock: 1,
  },
  "saree-blouse": {
    name: "Stitch the blouse piece",
    description: "Lined blouse from the saree’s own blouse piece, with a hand’s breadth left in the seams.",
    price: 780,
    making_days: 6,
    min_stock: 1,
    custom_list: [
      { name: "Neck", type: "either_or", option_list: [{ name: "Round" }, { name: "Square" }, { name: "Boat" }] },
      { name: "Opening", type: "either_or", option_list: [{ name: "Hooks in front" }, { name: "Hooks at the back" }] },
      {
        name: "Sleeves",
        type: "either_or",
        option_list: [{ name: "Short" }, { name: "Elbow" }, { name: "Sleeveless" }],
      },
    ],
    mm_list: [{ mmset_id: "blouse" }],
    notes_title: "Anything we should know?",
    notes_list: [{ name: "Notes for the cutter", required: false }],
  },
  "stitch-curtains": {
    name: "Stitch a pair of curtains",
    description: "Hemmed by hand, with a hand’s breadth of turn-up at the foot, for your window.",
    price: 1100,
    making_days: 8,
    min_stock: 2.5,
    custom_list: [
      {
        name: "Heading",
        type: "either_or",
        option_list: [
          { name: "Rod pocket" },
          { name: "Tabs", price: 180, additional_qty: 0.3 },
          { name: "Pinch pleats", price: 420, additional_qty: 0.5 },
        ],
      },
      {
        name: "Hooks",
        type: "either_or",
        option_list: [
          { name: "For a rail", link_to: "Pinch pleats" },
          { name: "For rings", price: 60, link_to: "Pinch pleats" },
        ],
      },
      {
        name: "Lining",
        type: "either_or",
        option_list: [{ name: "Unlined" }, { name: "Kora cotton lining", price: 650 }],
      },
    ],
    mm_list: [{ mmset_id: "window" }],
    notes_title: "Anything we should know?",
    notes_list: [{ name: "Notes for the cutter", required: false }],
  },
  initials: {
    name: "Embroidered initials",
    description: "Up to three letters, in chain stitch, 18 mm high.",
    price: 120,
    making_days: 3,
    min_stock: 1,
    custom_list: [
      {
        name: "Thread",
        type: "either_or",
        option_list: [{ name: "Indigo" }, { name: "Madder red" }, { name: "Tussar gold", price: 40 }],
      },
      { name: "Place", type: "either_or", option_list: [{ name: "One corner" }, { name: "Centre of the short side" }] },
    ],
    notes_title: "The letters",
    notes_list: [{ name: "Letters, as they should stand", required: true }],
  },
  "gift-tag": {
    name: "Gift tag with your words",
    description: "Written by hand on paper made of cotton waste, and tied to the parcel inside.",
    price: 40,
    min_stock: 1,
    custom_list: [
      { name: "Paper", type: "either_or", option_list: [{ name: "White" }, { name: "Indigo", price: 20 }] },
      { name: "Script", type: "either_or", option_list: [{ name: "Latin letters" }, { name: "മലയാളം" }] },
    ],
    notes_title: "Your words",
    notes_list: [{ name: "Words on the tag", required: true }],
  },
} as const;
export type AddonId = keyof typeof ADDONS;
