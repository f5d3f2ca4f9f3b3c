import type { DemoProduct } from "./product";

const cloth = { productType: "Cotton cloth", unit: "Mts", taxRate: "gst-5", categories: ["cotton", "cloth"] } as const;
const stitching = ["stitch-kurta", "stitch-shirt", "stitch-dress"] as const;

export const COTTON: readonly DemoProduct[] = [
  {
    ...cloth,
    slug: "madras-check-kannur-twill",
    name: "Madras check, Kannur twill",
    sku: "COT-01",
    maker: "kannur",
    summary: "112 cm wide, 180 gsm",
    hsn: "520843",
    price: 640,
    salePrice: 544,
    variants: {
      name: "Colour",
      list: [
        {
          option: "Indigo and rust",
          stock: 38,
          views: {
            flat: "Madras check in indigo, rust and bone, lying in gentle folds",
            close: "The two-by-two twill of the check from close by, thread for thread",
            stack: "Folded pieces of the indigo and rust check in a stack",
          },
        },
        {
          option: "Moss and bone",
          stock: 12.5,
          views: { flat: "Madras check in moss green, bone and ochre, lying in gentle folds" },
        },
        {
          option: "Plum and rose",
          stock: 3,
          views: { flat: "Madras check in plum, rose and bone, lying in gentle folds" },
        },
      ],
    },
    weight: 0.2,
    tags: {
      colour: ["Indigo", "Rust", "Green", "Plum"],
      fibre: ["Cotton"],
      weave: "Twill",
      pattern: "Check",
      width: "100 to 120 cm",
    },
    badges: ["natural-dye"],
    featured: true,
    daysOld: 12,
    views: {},
    description: [
      "A big check in a two-by-two twill: each weft passes over two threads and under two, one step to the side every time, which gives the slanting lines you see when you hold it to the window. Where rust crosses indigo the slant mixes the two, and a third colour appears that is in neither yarn.",
      "Kunhiraman’s elder daughter Shyla sets the check by eye against a card of wound threads, as her grandfather did. A repeat is 24 cm, so for a shirt allow a quarter metre more if the checks are to meet at the placket.",
    ],
    about:
      "<p>Two-ply cotton, 2/40s both ways, 76 ends and 70 picks to the inch. 112 cm wide between selvedges, 180 grams to the square metre. Woven on a pit loom in Kannur, five metres a day. The indigo is dipped three times in a fermented vat, the rust is madder and iron.</p>",
    care: "dyedCotton",
    faqs: [
      {
        question: "Does it bleed, as madras is known to?",
        answer:
          "No. The madras of the 1960s bled because the dyes were not fixed. Ours are washed until the water is clear, then washed again before the cloth is rolled.",
      },
      {
        question: "Are the lengths of two orders the same colour?",
        answer: "Within one warp, yes. A new warp may differ by a shade; buy enough for the whole garment at once.",
      },
    ],
    addons: stitching,
    alsoCalled: "plaid tartan checked lungi shirting",
  },
  {
    ...cloth,
    slug: "indigo-pinstripe-twill",
    name: "Indigo pinstripe twill",
    sku: "COT-02",
    maker: "kannur",
    summary: "114 cm wide, 210 gsm",
    hsn: "520943",
    price: 720,
    stock: 46.5,
    weight: 0.24,
    tags: { colour: ["Indigo"], fibre: ["Cotton"], weave: "Twill", pattern: "Stripe", width: "100 to 120 cm" },
    badges: ["natural-dye"],
    featured: true,
    daysOld: 21,
    views: {
      flat: "Deep indigo twill with dotted white pinstripes, in soft folds",
      close: "A dotted white pinstripe between indigo twill lines, from close by",
    },
    description: [
      "The deepest blue we make, three dips in the vat with a day’s rest between, and a white pinstripe that is dotted because the twill hides the white thread at every second crossing.",
      "It has the weight for trousers, an apron or an unlined jacket, and softens at the knees and elbows the way denim does, only sooner.",
    ],
    about:
      "<p>2/30s cotton in a two-by-two twill, 210 grams to the square metre, 114 cm wide. The warp is dyed in skeins before weaving, so the blue goes through the thread. Stripes stand 32 mm apart. Woven in Kannur.</p>",
    care: "indigo",
    addons: ["stitch-kurta", "stitch-shirt", "stitch-trousers"],
    alsoCalled: "denim blue suiting bottom weight",
  },
  {
    ...cloth,
    slug: "sky-pinstripe-voile",
    name: "Sky pinstripe voile",
    sku: "COT-03",
    maker: "chendamangalam",
    summary: "110 cm wide, 70 gsm",
    hsn: "520841",
    price: 520,
    stock: 61,
    weight: 0.08,
    tags: { colour: ["Sky", "White"], fibre: ["Cotton"], weave: "Plain", pattern: "Stripe", width: "100 to 120 cm" },
    featured: true,
    daysOld: 48,
    views: {
      drape: "Pale voile with thin sky blue stripes, falling in many folds",
      close: "Single sky blue threads in pale plain weave, from close by",
    },
    description: [
      "Voile is plain weave with high-twist yarn: the twist keeps the thin threads apart, so air passes and the cloth stays off the skin in May. Ours is the weight of an old mundu, with a line of sky blue every 28 millimetres.",
      "Two layers make an opaque dress; one makes curtains that move when somebody opens a door.",
    ],
    about:
      "<p>2/100s cotton both ways, 70 grams to the square metre, 110 cm wide. Warp sized with rice starch and brushed by hand along the lane in Chendamangalam; the starch leaves in the first wash and the cloth drops softer. Slightly sheer.</p>",
    care: "paleCotton",
    addons: stitching,
    alsoCalled: "mulmul muslin curtain summer light",
  },
  {
    ...cloth,
    slug: "kora-unbleached-cotton",
    name: "Kora, unbleached",
    sku: "COT-04",
    maker: "payyannur",
    summary: "122 cm wide, 150 gsm",
    hsn: "520812",
    price: 280,
    stock: 120,
    weight: 0.18,
    tags: { colour: ["Kora"], fibre: ["Cotton"], weave: "Plain", pattern: "One colour", width: "Over 120 cm" },
    daysOld: 310,
    views: {
      flat: "Unbleached cotton the colour of rice water, with slubs in the weave",
      stack: "Folded pieces of unbleached cotton in a stack",
    },
    description: [
      "Kora is cloth as it leaves the loom: not bleached, not dyed, the colour of rice water, with here and there a fleck of seed. It is what we cut every first pattern from, and what most of our customers buy a second time.",
      "It takes dye evenly once it is scoured: boil it for an hour with a spoon of washing soda to the litre.",
    ],
    about:
      "<p>20s single cotton, 62 by 58 to the inch, 150 grams to the square metre, 122 cm wide. Woven in Payyannur. Shrinks about 4 per cent at the first wash.</p>",
    care: "paleCotton",
    faqs: [
      {
        question: "Is it ready for block printing?",
        answer: "After scouring, yes. Straight from the roll the natural wax keeps dye out and the print sits on top.",
      },
    ],
    addons: stitching,
    alsoCalled: "calico greige natural ecru toile lining",
  },
  {
    ...cloth,
    slug: "moss-ticking-stripe",
    name: "Moss ticking stripe",
    sku: "COT-05",
    maker: "chirakkal",
    summary: "116 cm wide, 240 gsm",
    hsn: "520943",
    price: 480,
    salePrice: 408,
    stock: 17.5,
    weight: 0.28,
    tags: { colour: ["Green", "Kora"], fibre: ["Cotton"], weave: "Twill", pattern: "Stripe", width: "100 to 120 cm" },
    daysOld: 190,
    views: {
      flat: "Bone coloured ticking with pairs of moss green stripes",
      close: "A moss stripe of the ticking from close by, its twill lines leaning one way",
    },
    description: [
      "Ticking was made to keep feathers in a mattress: a twill beaten so close that a quill cannot find its way out. Beaten like that it also makes the best seat cushion there is, and a work apron that stands a year of flour.",
      "Pairs of moss lines on bone. The green is a modern dye, fast to light, because a cushion lives in the window.",
    ],
    about:
      "<p>2/20s cotton, 56 by 40 to the inch, 240 grams to the square metre, 116 cm wide. Woven on frame looms in the Chirakkal lane, Kannur, where three brothers share one warping drum.</p>",
    care: "dyedCotton",
    alsoCalled: "mattress upholstery cushion furnishing striped",
  },
  {
    ...cloth,
    slug: "ochre-block-check",
    name: "Ochre block check",
    sku: "COT-06",
    maker: "chirakkal",
    summary: "114 cm wide, 140 gsm",
    hsn: "520842",
    price: 390,
    stock: 54,
    weight: 0.16,
    tags: { colour: ["Ochre", "Kora"], fibre: ["Cotton"], weave: "Plain", pattern: "Check", width: "100 to 120 cm" },
    daysOld: 27,
    views: {
      flat: "Plain weave in blocks of ochre and cream, like a large gingham",
      stack: "Folded pieces of the ochre and cream check in a stack",
    },
    description: [
      "Sixty threads of ochre, sixty of cream, the same again across: three tones from two yarns. The blocks come out 18 millimetres square because the weft is beaten exactly as close as the warp, which is harder than it sounds.",
      "A tablecloth, a child’s dress, the lining of a plain coat.",
    ],
    about:
      "<p>2/60s cotton in plain weave, 84 by 84 to the inch, 140 grams to the square metre, 114 cm wide. The ochre is pomegranate rind on alum. Woven in the Chirakkal lane, Kannur.</p>",
    care: "dyedCotton",
    addons: stitching,
    alsoCalled: "gingham yellow mustard vichy tablecloth",
  },
];
