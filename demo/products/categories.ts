export type DemoCategory = {
  slug: string;
  name: string;
  /** The slug of the category above it. */
  parent?: string;
  /** The category's intro below its heading; about two lines of text. */
  intro: string;
  /** The alternative text of the category's banner, the file `category/<slug>.webp`. */
  alt: string;
  /** The product picture that stands for the category where other pages link to it. */
  card: string;
  header?: string;
  footer?: string;
  faqs?: readonly { question: string; answer: string }[];
  /** Up to eight links above the list: the name, the path and, for a picture link, its picture and what that shows. */
  quickLinks?: readonly (readonly [name: string, path: string, picture?: string])[];
  /** The slugs of categories that are shown below the list. */
  related?: readonly string[];
  pageTitle: string;
  metaDescription: string;
  keywords: readonly string[];
};

export const CATEGORIES: readonly DemoCategory[] = [
  {
    slug: "cloth",
    name: "Cloth by the metre",
    intro:
      "Cotton, silk, linen and wool, cut from the roll in half metres. Each page says who wove it, how wide it is and what it weighs.",
    alt: "Handloom cloths of many colours side by side",
    card: "night-ikat-drape",
    footer:
      '<h2>How much to buy</h2><p>For cloth of 110 to 115 cm: a shirt takes 2.25 m, a straight kurta 2.5 m, trousers 2.5 m, a knee-length dress 3 m, a gathered skirt 3.5 m. Add a quarter metre for checks that are to meet, and a tenth for cotton that has not been washed yet. Cloth under 100 cm wide needs a third more.</p><p>We send up to three swatches of 8 cm at the price of the stamp; <a href="/pages/swatches">ask for them here</a>.</p>',
    faqs: [
      {
        question: "Is it cut in one piece?",
        answer: "Yes. 3.5 metres arrive as 3.5 metres, with a few centimetres over that we do not charge.",
      },
      {
        question: "Can you stitch it for me?",
        answer:
          "Most of it. Where it is possible the cloth’s page says so, and how to ask us for it; we need eight measurements and six working days.",
      },
      {
        question: "Should I wash it before I sew?",
        answer:
          "Cotton that is not marked as washed: yes, it gives up 3 to 4 per cent. Linen and khadi are washed here. Silk and wool: steam them.",
      },
    ],
    quickLinks: [
      ["Ikat", "/category/cloth?filter.pattern=ikat"],
      ["Checks", "/category/cloth?filter.pattern=check"],
      ["Indigo", "/category/cloth?filter.colour=indigo"],
      ["On sale", "/on-sale"],
    ],
    related: ["garments", "yarn"],
    pageTitle: "Handloom cloth by the metre",
    metaDescription:
      "Handwoven cotton, silk, linen and wool by the half metre, from eleven weaving households in Kerala and Tamil Nadu.",
    keywords: ["handloom fabric", "handwoven cloth by the metre", "Indian handloom"],
  },
  {
    slug: "cotton",
    name: "Cotton",
    parent: "cloth",
    intro:
      "From voile of 70 grams to basket weave of 260. Kannur, Chendamangalam, Payyannur, Salem, Madurai and Chennimalai.",
    alt: "Voile, ikat, khadi, block check, twill and gamcha check side by side",
    card: "khadi-white-drape",
    header:
      "<p>The two numbers that tell you most about a cotton are its count and its weight. Count is how fine the yarn is: in 20s a pound of yarn is 20 hanks long, in 100s it is 100. The “2/” before it says that two threads are twisted into one, which makes the cloth stronger and smoother. Weight, in grams to the square metre (gsm), tells how it will hang: under 90 floats, 120 to 180 makes shirts and dresses, above 200 keeps its shape.</p>",
    related: ["silk", "linen-and-wool", "garments"],
    pageTitle: "Handwoven cotton by the metre",
    metaDescription:
      "Madras check, ticking, voile, khadi and ikat: handwoven cottons with their count, width and weight, from ₹260 a metre.",
    keywords: ["handwoven cotton", "madras check", "khadi", "ikat cotton", "voile"],
  },
  {
    slug: "silk",
    name: "Silk",
    parent: "cloth",
    intro: "Mulberry and tussar, reeled and hand-spun, from two households in Kancheepuram and Arani.",
    alt: "Shot silk, marigold raw silk and rose tussar side by side",
    card: "peacock-shot-silk-drape",
    header:
      "<p>A burnt thread of silk smells of hair and leaves ash that crumbles; a burnt thread of polyester smells of nothing good and leaves a bead. We put a loose thread of the same warp into every parcel of silk, so that you can try.</p>",
    faqs: [
      {
        question: "What is the difference between mulberry and tussar?",
        answer:
          "The moth. Mulberry silkworms are fed at home and give a round, white, very even thread. Tussar caterpillars live in the forest on arjun and asan and give a flat, honey-coloured one with a dry shine.",
      },
    ],
    related: ["sarees", "stoles", "cotton"],
    pageTitle: "Handwoven silk by the metre",
    metaDescription:
      "Temple border silk, shot silk, raw silk and tussar by the half metre, woven in Kancheepuram and Arani.",
    keywords: ["handwoven silk", "tussar", "raw silk", "Kancheepuram silk"],
  },
  {
    slug: "linen-and-wool",
    name: "Linen and wool",
    parent: "cloth",
    intro: "Linen woven wide in Kannur, wool from the Nilgiri hills, and one guest from the Kullu valley.",
    alt: "Slate linen, camel wool, houndstooth and windowpane side by side",
    card: "slate-linen-stripe-flat",
    related: ["stoles", "cotton", "yarn"],
    pageTitle: "Handwoven linen and wool by the metre",
    metaDescription:
      "Oat and slate linen up to 140 cm wide, herringbone, houndstooth and hand-spun Kullu wool, by the half metre.",
    keywords: ["handwoven linen", "handwoven wool", "herringbone", "houndstooth"],
  },
  {
    slug: "garments",
    name: "Garments",
    intro:
      "Cut and stitched by six people in Fort Kochi from our own cloth. Or ask us to make one to your measurements.",
    alt: "A shirt, two kurtas, a check shirt and a wrap dress side by side",
    card: "madras-camp-shirt-worn",
    footer:
      '<h2>About our sizes</h2><p>The charts give the measurements of the garment where we can, because a tape laid on a shirt you like tells more than a letter. XXL costs a little more, for it takes a third of a metre more. If none of them fits, choose the cloth and <a href="/pages/made-to-measure">ask us to make it</a>.</p>',
    quickLinks: [
      ["Cotton", "/category/garments?filter.fibre=cotton", "products/rust-kurta-band-collar-worn"],
      ["Khadi", "/category/garments?filter.fibre=khadi-cotton", "products/white-khadi-shirt-worn"],
      ["Linen", "/category/garments?filter.fibre=linen", "products/oat-linen-trousers-worn"],
      ["Checks", "/category/garments?filter.pattern=check", "products/madras-camp-shirt-worn"],
      ["Ikat", "/category/garments?filter.pattern=ikat", "products/brick-gathered-skirt-worn"],
      ["Indigo", "/category/garments?filter.colour=indigo", "products/indigo-kurta-side-pockets-worn"],
    ],
    related: ["cloth", "stoles"],
    pageTitle: "Handloom garments",
    metaDescription:
      "Kurtas, shirts, dresses, trousers and skirts in handwoven cloth, stitched in Fort Kochi. Sizes XS to XXL.",
    keywords: ["handloom kurta", "khadi shirt", "linen trousers", "ikat dress"],
  },
  {
    slug: "sarees",
    name: "Sarees",
    intro: "Six kinds, few of each. Ask us to do the fall and pico, or to stitch the blouse, before it leaves.",
    alt: "Folded sarees in three stacks",
    card: "kora-kasavu-saree-front",
    header:
      "<p>A saree is 5.5 metres and a blouse piece of 80 centimetres, woven as one. What takes the time is the border: a plain cotton saree is two days’ work, a korvai silk eleven, a jamdani three weeks. The pages say how long each took, because the price follows from it.</p>",
    faqs: [
      {
        question: "What are fall and pico?",
        answer:
          "The fall is a strip of cotton along the lower edge, on the inside, so that the saree hangs well and the border does not fray on the floor. Pico is a fine hem on the two ends.",
      },
      {
        question: "Can a saree with its fall sewn on come back?",
        answer: "No, and the same goes for a stitched blouse. Without either, within 14 days.",
      },
    ],
    related: ["silk", "stoles"],
    pageTitle: "Handwoven sarees",
    metaDescription:
      "Kasavu, Kancheepuram temple border, shot silk, tussar, Mangalgiri and jamdani sarees, each with the weaver’s name and days on the loom.",
    keywords: ["handloom saree", "kasavu saree", "Kancheepuram silk saree", "jamdani saree"],
  },
  {
    slug: "stoles",
    name: "Stoles and shawls",
    intro: "For trains, libraries and evenings by the water. Silk, cotton, and wool from the hills.",
    alt: "Six stoles with their fringes side by side",
    card: "sage-stole-front",
    related: ["sarees", "linen-and-wool", "garments"],
    pageTitle: "Handwoven stoles and shawls",
    metaDescription:
      "Ikat, matka silk, houndstooth and hand-spun wool: stoles, scarves and shawls with hand-twisted fringes.",
    keywords: ["handloom stole", "wool shawl", "ikat stole", "silk stole"],
  },
  {
    slug: "home-linen",
    name: "Home linen",
    intro: "Towels that dry in an hour, ticking that outlives the cushion, a bedspread two people weave at once.",
    alt: "Cushions in ticking and ikat beside folded towels",
    card: "ticking-cushion-cover-moss-front",
    related: ["cotton", "stoles"],
    pageTitle: "Handloom home linen",
    metaDescription: "Cushion covers, napkins, a kasavu table runner, quick-drying towels and a handwoven bedspread.",
    keywords: ["handloom home linen", "cushion cover", "bedspread", "gamcha towel"],
  },
  {
    slug: "yarn",
    name: "Yarn",
    intro: "The yarn we weave with, dyed in our own yard, sold by the quarter kilogram.",
    alt: "Skeins and balls of yarn in indigo, moss, marigold and madder red",
    card: "madder-wool-yarn-ball",
    footer:
      "<h2>Counts in metres</h2><p>Cotton and linen are counted by the pound, wool by the skein, and nobody converts in the head. So each page gives metres to the kilogram. Dye lots differ: buy enough for the whole piece, and write to us when you fall short, for we keep a card of every lot.</p>",
    related: ["cloth", "stoles"],
    pageTitle: "Handloom yarn by weight",
    metaDescription:
      "Naturally dyed cotton, silk, wool and linen yarn in skeins, with metres to the kilogram, by the quarter kilogram.",
    keywords: ["weaving yarn", "natural dyed yarn", "indigo yarn", "linen yarn"],
  },
];
