import type { ClothName } from "../cloth/catalogue";
import { fullCloth, softRelief } from "../cloth/full-cloth";
import type { Canvas, View } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import { aLineDress, shiftDress, wrapDress } from "../garment/dresses";
import { trousers } from "../garment/lower";
import { apron, gatheredSkirt } from "../garment/skirt-and-apron";
import type { TopCut } from "../garment/top";
import type { Made } from "../garment/upper";
import { kurta, kurtaBack, shirt, waistcoat } from "../garment/upper";
import type { Picture } from "../picture";
import { product, productSize, seedOf } from "../picture";

export type Sew = (canvas: Canvas) => Promise<void>;

interface Garment {
  readonly slug: string;
  readonly sew: Sew;
  /** The upper left corner of the part of the garment that the detail picture shows. */
  readonly detail?: readonly [number, number];
  readonly back?: Sew;
  readonly cloth?: { readonly name: ClothName; readonly thread: number };
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

export const sewRustKurta: Sew = (canvas) => kurta(canvas, rust, { pockets: false, seed: 5 });
export const sewIndigoKurta: Sew = (canvas) => kurta(canvas, indigo, { pockets: true, seed: 12 });
export const sewWhiteShirt: Sew = (canvas) =>
  shirt(
    canvas,
    { cloth: "khadi", thread: 2.4, sewing: "#bdb7a9", buttons: "#e6e0d2" },
    { collar: "shirt", cut: shirtCut, buttonCount: 6, pockets: [{ side: 1, flap: false }] },
  );
export const sewMadrasShirt: Sew = (canvas) =>
  shirt(canvas, madras, { collar: "camp", cut: campCut, buttonCount: 5, pockets: [{ side: 1, flap: false }] });
export const sewWrapDress: Sew = (canvas) =>
  wrapDress(canvas, { cloth: "ochre-cotton", thread: 2.5, sewing: "#e6c687", buttons: "#5b3420" });

const garments: readonly Garment[] = [
  {
    slug: "rust-kurta-band-collar",
    sew: sewRustKurta,
    detail: [272, 62],
    cloth: { name: "rust-cotton", thread: 4.4 },
  },
  {
    slug: "indigo-kurta-side-pockets",
    sew: sewIndigoKurta,
    detail: [376, 440],
    back: (canvas) => kurtaBack(canvas, indigo, 19),
  },
  { slug: "white-khadi-shirt", sew: sewWhiteShirt, detail: [330, 108] },
  { slug: "madras-camp-shirt", sew: sewMadrasShirt, detail: [300, 112] },
  {
    slug: "moss-overshirt",
    sew: (canvas) =>
      shirt(canvas, moss, {
        collar: "shirt",
        cut: { ...shirtCut, hemY: 870, hemCurve: 8, chestHalf: 210, waistHalf: 206, hemHalf: 208, seed: 17 },
        buttonCount: 6,
        pockets: [
          { side: -1, flap: true },
          { side: 1, flap: true },
        ],
        pocketSize: [108, 120],
        pocketY: 400,
      }),
    detail: [320, 116],
  },
  {
    slug: "sky-nehru-waistcoat",
    sew: (canvas) =>
      waistcoat(
        canvas,
        { cloth: "sky-solid", thread: 2.5, sewing: "#dbe5ee", buttons: "#2c3e57" },
        {
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
        },
      ),
    detail: [290, 120],
  },
  { slug: "ochre-wrap-dress", sew: sewWrapDress, detail: [330, 180] },
  {
    slug: "ikat-shift-dress",
    sew: (canvas) => shiftDress(canvas, { cloth: "night-ikat", thread: 2.2, sewing: "#b9bccb", buttons: "#000000" }),
    cloth: { name: "night-ikat", thread: 4 },
  },
  {
    slug: "plum-a-line-dress",
    sew: (canvas) => aLineDress(canvas, { cloth: "plum-cotton", thread: 2.5, sewing: "#b58aa2", buttons: "#000000" }),
    detail: [270, 60],
  },
  {
    slug: "oat-linen-trousers",
    sew: (canvas) =>
      trousers(canvas, { cloth: "oat-linen", thread: 2.6, sewing: "#efe4ca", buttons: "#5b4a30" }, "drawstring"),
    detail: [270, 70],
  },
  {
    slug: "charcoal-pleated-trousers",
    sew: (canvas) =>
      trousers(canvas, { cloth: "charcoal-wool", thread: 2.6, sewing: "#77787c", buttons: "#232325" }, "pleated"),
  },
  {
    slug: "brick-gathered-skirt",
    sew: (canvas) => gatheredSkirt(canvas, { cloth: "brick-ikat", thread: 2.2, sewing: "#dcb9a0", buttons: "#000000" }),
    cloth: { name: "brick-ikat", thread: 4 },
  },
  {
    slug: "childs-gamcha-shirt",
    sew: (canvas) =>
      shirt(canvas, gamcha, {
        collar: "camp",
        cut: {
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
        },
        buttonCount: 4,
        pockets: [{ side: 1, flap: false }],
        pocketSize: [84, 90],
      }),
  },
  {
    slug: "indigo-apron",
    sew: (canvas) => apron(canvas, { ...indigo, sewing: "#d3a566" }),
    detail: [270, 440],
  },
];

const front = fullView(productSize.width, productSize.height);

function closer([x, y]: readonly [number, number]): View {
  return { ...productSize, x, y, scale: 2.5 };
}

async function onGround(view: View, sew: Sew): Promise<Canvas> {
  const canvas = ground(view);
  await sew(canvas);
  return canvas;
}

export const garmentPictures: readonly Picture[] = garments.flatMap(({ slug, sew, detail, back, cloth }) => {
  const list = [product(`${slug}-front`, () => onGround(front, sew), 76_000)];
  if (detail) list.push(product(`${slug}-detail`, () => onGround(closer(detail), sew), 88_000));
  if (back) list.push(product(`${slug}-back`, () => onGround(front, back), 76_000));
  if (cloth) {
    const relief = softRelief(seedOf(slug));
    list.push(
      product(`${slug}-cloth`, () => fullCloth(front, { cloth: cloth.name, thread: cloth.thread, relief }), 98_000),
    );
  }
  return list;
});
