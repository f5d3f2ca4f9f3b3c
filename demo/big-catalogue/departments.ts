import { toSlug } from "../../lib/domain/product-import/slug";

/** A kind of product in the big demo shop, such as shirts. Each kind has its own category. */
export type ProductKind = {
  name: string;
  /** The name of one such product: "Shirt". */
  piece: string;
  department: string;
  /** The median price of this kind of product, in whole rupees. */
  medianRupees: number;
  weightGrams: number;
  isSized: boolean;
};

/**
 * Each string is one kind: plural, singular, median price in rupees and weight in grams, such as "Shirts, Shirt, 1400,
 * 250". Kinds at the beginning get the most products.
 */
const DEPARTMENTS: readonly { name: string; isSized: boolean; kinds: readonly string[] }[] = [
  {
    name: "Women",
    isSized: true,
    kinds: [
      "Kurtas, Kurta, 1450, 300",
      "Dresses, Dress, 2400, 380",
      "Tops, Top, 950, 200",
      "Blouses, Blouse, 1100, 180",
      "Skirts, Skirt, 1700, 350",
      "Palazzos, Palazzo, 1300, 320",
      "Long jackets, Long jacket, 3600, 650",
      "Dupattas, Dupatta, 890, 160",
    ],
  },
  {
    name: "Men",
    isSized: true,
    kinds: [
      "Men’s shirts, Shirt, 1600, 280",
      "Men’s kurtas, Long kurta, 1700, 340",
      "Trousers, Pair of trousers, 2100, 450",
      "Waistcoats, Waistcoat, 2600, 380",
      "Lungis and mundus, Mundu, 700, 240",
      "Overshirts, Overshirt, 2900, 520",
    ],
  },
  {
    name: "Children",
    isSized: true,
    kinds: [
      "Children’s shirts, Small shirt, 750, 140",
      "Frocks, Frock, 900, 170",
      "Pyjamas, Pair of pyjamas, 850, 190",
      "Small kurtas, Small kurta, 800, 160",
      "Rompers, Romper, 780, 120",
    ],
  },
  {
    name: "Fabrics",
    isSized: false,
    kinds: [
      "Shirtings, Shirting, 420, 140",
      "Suitings, Suiting, 980, 260",
      "Dress materials, Dress material, 540, 160",
      "Upholstery, Upholstery cloth, 1150, 420",
      "Voiles and mulls, Voile, 360, 80",
      "Linings, Lining, 180, 90",
      "Quilting cottons, Quilting cotton, 310, 130",
    ],
  },
  {
    name: "Sarees and drapes",
    isSized: false,
    kinds: [
      "Everyday sarees, Everyday saree, 2200, 550",
      "Wedding sarees, Wedding saree, 14500, 850",
      "Festive sarees, Festive saree, 5600, 650",
      "Half sarees, Half saree, 3800, 600",
      "Shawls, Shawl, 2700, 320",
      "Scarves, Scarf, 1100, 120",
    ],
  },
  {
    name: "Home",
    isSized: false,
    kinds: [
      "Bedspreads, Bedspread, 3200, 1400",
      "Cushion covers, Cushion cover, 560, 180",
      "Curtains, Curtain, 1900, 900",
      "Bath towels, Bath towel, 650, 380",
      "Table linen, Tablecloth, 1450, 480",
      "Napkins, Set of napkins, 790, 220",
      "Rugs, Rug, 4200, 2600",
      "Throws, Throw, 2300, 900",
      "Kitchen towels, Kitchen towel, 240, 110",
    ],
  },
  {
    name: "Accessories",
    isSized: false,
    kinds: [
      "Tote bags, Tote bag, 850, 260",
      "Pouches, Pouch, 390, 80",
      "Belts, Belt, 720, 150",
      "Hair bands, Hair band, 190, 30",
      "Pocket squares, Pocket square, 450, 30",
      "Hats, Hat, 980, 140",
      "Face masks, Face mask, 150, 20",
    ],
  },
  {
    name: "Haberdashery",
    isSized: false,
    kinds: [
      "Buttons, Set of buttons, 120, 20",
      "Laces and trims, Trim, 160, 30",
      "Sewing threads, Sewing thread, 90, 40",
      "Knitting yarns, Ball of knitting yarn, 380, 100",
      "Weaving yarns, Cone of weaving yarn, 640, 250",
      "Embroidery kits, Embroidery kit, 1250, 420",
      "Patterns, Sewing pattern, 340, 90",
    ],
  },
];

export const KINDS: readonly ProductKind[] = DEPARTMENTS.flatMap(({ name: department, isSized, kinds }) =>
  kinds.map((text): ProductKind => {
    const [name = "", piece = "", median, grams] = text.split(", ");
    return { name, piece, department, medianRupees: Number(median), weightGrams: Number(grams), isSized };
  }),
);

export type BigCategory = { slug: string; name: string };

/**
 * A category for each department and each kind. A prefix in their slugs keeps them apart from the demo store's other
 * categories.
 */
export const BIG_CATEGORIES: readonly BigCategory[] = [
  ...DEPARTMENTS.map(({ name }) => toCategory(name)),
  ...KINDS.map(({ name }) => toCategory(name)),
];

export function categorySlug(name: string): string {
  return `big-${toSlug(name)}`;
}

function toCategory(name: string): BigCategory {
  return { slug: categorySlug(name), name };
}
