import type { ClothName } from "../cloth/catalogue";
import { swell, together } from "../cloth/folds";
import { fullCloth } from "../cloth/full-cloth";
import type { Canvas } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { wardrobe } from "../garment/wardrobe";
import type { Picture } from "../picture";
import { product, productSize, seedOf } from "../picture";
import { layRule } from "../tools/rule";
import { clothProducts } from "./cloth";
import { sarees, stoles } from "./pieces";

/** Pixels per centimetre: a picture of 900 pixels shows nine centimetres, about its true size in the gallery. */
const centimetre = 100;

/** How many warp threads lie in a centimetre of each cloth; cotton of a common count has 24. */
const endsPerCentimetre: Partial<Record<ClothName, number>> = {
  "madras-indigo-and-rust": 30,
  "sky-pinstripe": 28,
  kora: 18,
  gamcha: 16,
  "moss-ticking": 22,
  "slate-ticking": 22,
  "charcoal-basket": 15,
  "temple-silk": 34,
  "peacock-shot": 38,
  "marigold-raw": 18,
  "marigold-fine": 30,
  "rose-tussar": 22,
  "ivory-satin": 36,
  "oat-linen": 16,
  "slate-linen": 16,
  "moss-herringbone": 13,
  "kullu-twill": 10,
  houndstooth: 12,
  "plum-windowpane": 16,
  "plum-check": 13,
  "charcoal-wool": 18,
  "bedspread-slate": 11,
  "kora-runner": 14,
};

const pieces: Readonly<Record<string, ClothName>> = {
  "camel-wool-shawl": "kullu-twill",
  "plum-check-shawl": "plum-check",
  "rose-handkerchiefs": "rose-cotton",
  "ikat-cushion-cover": "ikat-diamonds",
  "kora-table-runner": "kora-runner",
  "indigo-napkins": "indigo-middle",
  "gamcha-bath-towel": "gamcha",
  "handloom-bedspread": "bedspread-slate",
};

async function paintWeave(name: ClothName, seed: number): Promise<Canvas> {
  const canvas = await fullCloth(fullView(productSize.width, productSize.height), {
    cloth: name,
    thread: centimetre / (endsPerCentimetre[name] ?? 24),
    relief: together(swell(10, 260, seed), swell(3, 90, seed + 1)),
    grain: { angle: 0.012 },
  });
  await layRule(canvas, centimetre);
  return canvas;
}

const clothOf = new Map<string, ClothName>([
  ...clothProducts.filter(({ views }) => views.length > 1).map(({ slug, cloth }): [string, ClothName] => [slug, cloth]),
  ...wardrobe.map(({ slug, made }): [string, ClothName] => [slug, made.cloth]),
  ...Object.entries({ ...sarees, ...stoles }).map(([slug, { cloth }]): [string, ClothName] => [slug, cloth]),
  ...Object.entries(pieces),
]);

/** The weave of every product at its true size, beside a rule. */
export const weavePictures: readonly Picture[] = [...clothOf].map(([slug, cloth]) =>
  product(`${slug}-weave`, () => paintWeave(cloth, seedOf(slug)), 84_000),
);
