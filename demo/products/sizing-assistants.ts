const lengths = (changes: Readonly<Record<string, number>>) =>
  Object.entries(changes).map(([name, value]) => ({ name, value }));

/** What changes in each measurement set, in centimetres. */
const sets = (changes: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.entries(changes).map(([mmset_id, values]) => ({ mmset_id, list: lengths(values) }));

const drawing = (name: string, alt: string) => ({ src: `measure/${name}.svg`, alt });

/** One step of the size charts: 6 cm around the body. */
const sizes = (steps: number) =>
  sets({
    "upper-body": {
      Chest: 6 * steps,
      Waist: 6 * steps,
      Hip: 6 * steps,
      Shoulder: 2 * steps,
      "Upper arm": 1.5 * steps,
      Neck: steps,
    },
    "lower-body": { Waist: 6 * steps, Hip: 6 * steps, Thigh: 3 * steps, Hem: steps },
    blouse: { Bust: 6 * steps, "Under bust": 6 * steps, Shoulder: steps, "Upper arm": 1.5 * steps },
    cuff: { Wrist: 0.5 * steps },
  });

const heights = (centimetres: number) =>
  sets({
    "upper-body": { Length: 0.5 * centimetres, "Sleeve length": 0.3 * centimetres },
    "lower-body": { "Inside leg": 0.5 * centimetres, "Outside leg": 0.6 * centimetres },
    blouse: { Length: 0.15 * centimetres },
  });

/** The sizing assistants: standard measurements of a size M, 1.65 m tall, and what the answers change in them. */
export const SIZING_ASSISTANTS = {
  body: {
    name: "Body",
    heading: "No tape at hand?",
    sub_heading:
      "Answer what you know, and we work out a start. Compare it with a garment that fits you; our cutter calls if something looks wrong.",
    unit: "cms",
    mm_list: sets({
      "upper-body": {
        Chest: 95,
        Waist: 84,
        Hip: 100,
        Shoulder: 42,
        "Sleeve length": 59,
        "Upper arm": 32,
        Neck: 38,
        Length: 104,
      },
      "lower-body": { Waist: 84, Hip: 100, Thigh: 57, "Inside leg": 76, "Outside leg": 102, Hem: 36 },
      blouse: {
        Bust: 92,
        "Under bust": 80,
        Shoulder: 38,
        "Sleeve length": 20,
        "Upper arm": 31,
        "Neck depth, front": 16,
        Length: 38,
      },
      cuff: { Wrist: 16.5 },
    }),
    assistant_types: [
      {
        heading: "Which size do you usually wear?",
        type: "either_or",
        option_list: [
          { unique_name: "size-s", heading: "S", mm_sets: sizes(-1) },
          { unique_name: "size-m", heading: "M", mm_sets: sizes(0) },
          { unique_name: "size-l", heading: "L", mm_sets: sizes(1) },
          { unique_name: "size-xl", heading: "XL", mm_sets: sizes(2) },
          { unique_name: "size-more", heading: "XXL or more", mm_sets: sizes(3) },
        ],
      },
      {
        heading: "How much more?",
        type: "either_or",
        option_list: [
          { unique_name: "more-2xl", heading: "XXL", link_to: "size-more", mm_sets: [] },
          { unique_name: "more-3xl", heading: "3XL", link_to: "size-more", mm_sets: sizes(1) },
          { unique_name: "more-4xl", heading: "4XL", link_to: "size-more", mm_sets: sizes(2) },
        ],
      },
      {
        heading: "How tall are you?",
        type: "either_or",
        option_list: [
          { unique_name: "tall-150", heading: "Below 1.55 m", sub_heading: "5 ft 1", mm_sets: heights(-14) },
          { unique_name: "tall-160", heading: "1.55 to 1.65 m", sub_heading: "to 5 ft 5", mm_sets: heights(-5) },
          { unique_name: "tall-170", heading: "1.65 to 1.75 m", sub_heading: "to 5 ft 9", mm_sets: heights(5) },
          { unique_name: "tall-180", heading: "Above 1.75 m", sub_heading: "above 5 ft 9", mm_sets: heights(14) },
        ],
      },
      {
        heading: "Which of these do you know from ready-made clothes?",
        sub_heading: "Choose as many as you like.",
        type: "multiple",
        option_list: [
          {
            unique_name: "broad-shoulders",
            heading: "Tight across the shoulders",
            image: drawing("shoulder", "The line from one shoulder bone to the other"),
            mm_sets: sets({ "upper-body": { Shoulder: 2 }, blouse: { Shoulder: 1.5 } }),
          },
          {
            unique_name: "full-arms",
            heading: "Tight at the upper arm",
            image: drawing("upper-arm", "A tape around the upper arm"),
            mm_sets: sets({ "upper-body": { "Upper arm": 3 }, blouse: { "Upper arm": 3 } }),
          },
          {
            unique_name: "round-waist",
            heading: "Tight at the waist",
            image: drawing("waist", "A tape around the waist"),
            mm_sets: sets({ "upper-body": { Waist: 6 }, "lower-body": { Waist: 6 } }),
          },
          {
            unique_name: "broad-hips",
            heading: "Tight at the hips",
            image: drawing("hip", "A tape around the hips"),
            mm_sets: sets({ "upper-body": { Hip: 5 }, "lower-body": { Hip: 5, Thigh: 2.5 } }),
          },
        ],
      },
    ],
  },
} as const;
