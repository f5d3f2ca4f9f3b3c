import type { Canvas } from "../drawing/canvas";
import { topBack } from "./backs";
import type { Made, TopCut } from "./cut";
import { aLineDress, dressCut, shiftDress, wrapDress } from "./dresses";
import { trousers } from "./lower";
import { apron, gatheredSkirt } from "./skirt-and-apron";
import { kurta, kurtaCut, shirt, waistcoat } from "./upper";

export interface Garment {
  readonly slug: string;
  readonly made: Made;
  readonly sew: (canvas: Canvas, made: Made) => Promise<void>;
  /** Its measurements, if it hangs from the shoulders. */
  readonly cut?: TopCut;
  /** The upper left corner of the part of the garment that the detail picture shows. */
  readonly detail?: readonly [number, number];
  readonly back?: (canvas: Canvas, made: Made) => Promise<void>;
  /** Width of a thread in a picture that is filled with the garment's cloth, if it has one. */
  readonly clothThread?: number;
}

const shirtCut: TopCut = {
  neckHalf: 58,
  neckY: 168,
  neckDepth: 44,
  shoulderHalf: 196,
  shoulderDrop: 44,
  armholeY: 398,
  chestHalf: 202,
  waistY: 590,
  waistHalf: 195,
  hemHalf: 204,
  hemY: 838,
  hemCurve: 52,
  seed: 8,
  ease: 1.15,
  sleeve: { length: 560, angle: 17, cuff: 78, band: 50 },
};

const campCut: TopCut = {
  ...shirtCut,
  neckDepth: 122,
  open: true,
  hemY: 872,
  hemCurve: 6,
  hemHalf: 212,
  sleeve: { length: 246, angle: 38, cuff: 138 },
  seed: 14,
};

const rust: Made = { cloth: "rust-cotton", thread: 2.5, sewing: "#dca27a", buttons: "#5b3420" };
const indigo: Made = { cloth: "indigo-solid", thread: 2.6, sewing: "#8b9cc4", buttons: "#c9a56c" };
const madras: Made = { cloth: "madras-indigo-and-rust", thread: 2.2, sewing: "#d8cfbd", buttons: "#efe6d2" };
const moss: Made = { cloth: "moss-herringbone", thread: 2.8, sewing: "#d9d6bd", buttons: "#4a3a26" };
const gamcha: Made = { cloth: "gamcha", thread: 2.4, sewing: "#f0e8da", buttons: "#f0e8da" };

const khadi: Made = { cloth: "khadi", thread: 2.4, sewing: "#bdb7a9", buttons: "#e6e0d2" };

const overshirtCut: TopCut = {
  ...shirtCut,
  hemY: 870,
  hemCurve: 8,
  chestHalf: 210,
  waistHalf: 206,
  hemHalf: 208,
  seed: 17,
};

const waistcoatCut: TopCut = {
  ...shirtCut,
  neckDepth: 58,
  shoulderHalf: 152,
  chestHalf: 196,
  armholeY: 420,
  waistHalf: 188,
  hemHalf: 200,
  hemY: 838,
  hemCurve: 14,
  ease: 0.9,
  sleeve: undefined,
  seed: 29,
};

const childCut: TopCut = {
  ...campCut,
  neckY: 230,
  neckHalf: 56,
  neckDepth: 96,
  shoulderHalf: 168,
  armholeY: 410,
  chestHalf: 178,
  waistY: 580,
  waistHalf: 180,
  hemHalf: 194,
  hemY: 786,
  sleeve: { length: 168, angle: 42, cuff: 116 },
};

const chestPocket = [{ side: 1, flap: false }] as const;

/** Every garment of the shop, and how it is sewn. */
export const wardrobe: readonly Garment[] = [
  {
    slug: "rust-kurta-band-collar",
    made: rust,
    cut: kurtaCut,
    sew: (canvas, made) => kurta(canvas, made, { pockets: false, seed: 5 }),
    back: (canvas, made) => topBack(canvas, made, kurtaCut, { yoke: true, collar: 26, slits: true }),
    detail: [272, 62],
    clothThread: 4.4,
  },
  {
    slug: "indigo-kurta-side-pockets",
    made: indigo,
    cut: kurtaCut,
    sew: (canvas, made) => kurta(canvas, made, { pockets: true, seed: 12 }),
    back: (canvas, made) => topBack(canvas, made, kurtaCut, { yoke: true, collar: 26, slits: true }),
    detail: [376, 440],
  },
  {
    slug: "white-khadi-shirt",
    made: khadi,
    cut: shirtCut,
    sew: (canvas, made) =>
      shirt(canvas, made, { collar: "shirt", cut: shirtCut, buttonCount: 6, pockets: chestPocket }),
    back: (canvas, made) => topBack(canvas, made, shirtCut, { yoke: true, collar: 40 }),
    detail: [330, 108],
  },
  {
    slug: "madras-camp-shirt",
    made: madras,
    cut: campCut,
    sew: (canvas, made) => shirt(canvas, made, { collar: "camp", cut: campCut, buttonCount: 5, pockets: chestPocket }),
    back: (canvas, made) => topBack(canvas, made, campCut, { yoke: true, collar: 38 }),
    detail: [300, 112],
  },
  {
    slug: "moss-overshirt",
    made: moss,
    cut: overshirtCut,
    sew: (canvas, made) =>
      shirt(canvas, made, {
        collar: "shirt",
        cut: overshirtCut,
        buttonCount: 6,
        pockets: [
          { side: -1, flap: true },
          { side: 1, flap: true },
        ],
        pocketSize: [108, 120],
        pocketY: 400,
      }),
    back: (canvas, made) => topBack(canvas, made, overshirtCut, { yoke: true, collar: 40 }),
    detail: [320, 116],
  },
  {
    slug: "sky-nehru-waistcoat",
    made: { cloth: "sky-solid", thread: 2.5, sewing: "#dbe5ee", buttons: "#2c3e57" },
    cut: waistcoatCut,
    sew: (canvas, made) => waistcoat(canvas, made, waistcoatCut),
    back: (canvas, made) => topBack(canvas, made, waistcoatCut, { yoke: false, collar: 30 }),
    detail: [290, 120],
  },
  {
    slug: "ochre-wrap-dress",
    made: { cloth: "ochre-cotton", thread: 2.5, sewing: "#e6c687", buttons: "#5b3420" },
    cut: dressCut,
    sew: wrapDress,
    detail: [330, 180],
  },
  {
    slug: "ikat-shift-dress",
    made: { cloth: "night-ikat", thread: 2.2, sewing: "#b9bccb", buttons: "#000000" },
    cut: dressCut,
    sew: shiftDress,
    back: (canvas, made) => topBack(canvas, made, dressCut, { yoke: false, collar: 0 }),
    clothThread: 4,
  },
  {
    slug: "plum-a-line-dress",
    made: { cloth: "plum-cotton", thread: 2.5, sewing: "#b58aa2", buttons: "#000000" },
    cut: dressCut,
    sew: aLineDress,
    detail: [270, 60],
  },
  {
    slug: "oat-linen-trousers",
    made: { cloth: "oat-linen", thread: 2.6, sewing: "#efe4ca", buttons: "#5b4a30" },
    sew: (canvas, made) => trousers(canvas, made, "drawstring"),
    back: (canvas, made) => trousers(canvas, made, "back"),
    detail: [270, 70],
  },
  {
    slug: "charcoal-pleated-trousers",
    made: { cloth: "charcoal-wool", thread: 2.6, sewing: "#77787c", buttons: "#232325" },
    sew: (canvas, made) => trousers(canvas, made, "pleated"),
    back: (canvas, made) => trousers(canvas, made, "back"),
    detail: [270, 70],
  },
  {
    slug: "brick-gathered-skirt",
    made: { cloth: "brick-ikat", thread: 2.2, sewing: "#dcb9a0", buttons: "#000000" },
    sew: gatheredSkirt,
    clothThread: 4,
  },
  {
    slug: "childs-gamcha-shirt",
    made: gamcha,
    cut: childCut,
    sew: (canvas, made) =>
      shirt(canvas, made, {
        collar: "camp",
        cut: childCut,
        buttonCount: 4,
        pockets: chestPocket,
        pocketSize: [84, 90],
      }),
    back: (canvas, made) => topBack(canvas, made, childCut, { yoke: true, collar: 36 }),
  },
  {
    slug: "indigo-apron",
    made: { ...indigo, sewing: "#d3a566" },
    sew: apron,
    detail: [270, 440],
  },
];

/** Draws the garment of that name as it lies on the table. */
export function sewn(slug: string): (canvas: Canvas) => Promise<void> {
  const garment = wardrobe.find((one) => one.slug === slug);
  if (!garment) throw new RangeError(`No garment ${slug}`);
  return (canvas) => garment.sew(canvas, garment.made);
}
