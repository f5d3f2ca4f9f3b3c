import { foldRow, swell, together, where } from "../cloth/folds";
import type { Canvas } from "../drawing/canvas";
import { smoothstep } from "../drawing/noise";
import { layBackNeck } from "./collars";
import type { Made, TopCut } from "./cut";
import { gathers } from "./parts";
import { at, centre, sides, Tailor } from "./tailor";
import { bodyOutline, bodyRelief, hemLine, laySleeve, neckline } from "./top";

export const dressCut: TopCut = {
  neckHalf: 66,
  neckY: 104,
  neckDepth: 66,
  shoulderHalf: 140,
  shoulderDrop: 26,
  armholeY: 276,
  chestHalf: 140,
  waistY: 440,
  waistHalf: 124,
  hemHalf: 182,
  hemY: 948,
  hemCurve: 12,
  seed: 23,
  ease: 1.1,
};

function neckStitch(cut: TopCut, outside: number): string {
  const wide = { ...cut, neckHalf: cut.neckHalf + outside, neckDepth: cut.neckDepth + outside };
  return `M ${at(1, wide.neckHalf, cut.neckY + 2)} ${neckline(wide)}`;
}

function armholeStitch(cut: TopCut, side: -1 | 1): string {
  const y = cut.neckY + cut.shoulderDrop;
  const { shoulderHalf: sh, chestHalf: ch, armholeY: ay } = cut;
  return (
    `M ${at(side, sh - 10, y)} C ${at(side, sh - 26, y + (ay - y) * 0.45)} ` +
    `${at(side, sh - 32, ay - 42)} ${at(side, ch - 8, ay + 6)}`
  );
}

export async function shiftDress(canvas: Canvas, made: Made): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const cut = tailor.fit({ ...dressCut, waistHalf: 136, hemHalf: 176 });
  await layBackNeck(tailor, cut);
  const darts = sides.map((side) => `M ${at(side, 132, 316)} L ${at(side, 70, 290)}`);
  await tailor.lay(
    { outline: bodyOutline(cut), relief: bodyRelief(cut), edge: { height: 8, width: 18 }, lift: 8 },
    {
      seams: darts,
      stitches: [hemLine(cut, 16), neckStitch(cut, 8), ...sides.map((side) => armholeStitch(cut, side))],
    },
  );
}

export async function aLineDress(canvas: Canvas, made: Made): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const cut: TopCut = {
    ...dressCut,
    shoulderHalf: 150,
    chestHalf: 146,
    armholeY: 292,
    waistY: 424,
    waistHalf: 128,
    hemHalf: 300,
    hemY: 922,
    hemCurve: 42,
    sleeve: { length: 318, angle: 33, cuff: 70 },
    seed: 31,
  };
  await layBackNeck(tailor, cut);
  for (const side of sides) await laySleeve(tailor, cut, side, { length: 318, angle: 33, cuff: 70 });
  const waist = `M ${at(-1, 132, 424)} Q ${centre} 436 ${at(1, 132, 424)}`;
  const skirt = gathers({ y: 430, half: 118, spread: 2.3, length: 520, count: 9, height: 17 });
  await tailor.lay(
    {
      outline: bodyOutline(cut),
      relief: together(bodyRelief({ ...cut, ease: 0.8 }), ...skirt),
      edge: { height: 8, width: 18 },
      lift: 8,
    },
    { seams: [waist], stitches: [hemLine(cut, 16), neckStitch(cut, 8)] },
  );
}

/**
 * Draws a wrap dress: one front lies over the other and is tied at the side, and the skirt falls in folds from the tie.
 */
export async function wrapDress(canvas: Canvas, made: Made): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const cut: TopCut = {
    ...dressCut,
    shoulderHalf: 152,
    chestHalf: 150,
    armholeY: 292,
    waistY: 430,
    waistHalf: 130,
    hemHalf: 262,
    hemY: 930,
    hemCurve: 34,
    open: true,
    neckDepth: 250,
    seed: 41,
  };
  await layBackNeck(tailor, { ...cut, neckDepth: 230 });
  for (const side of sides) await laySleeve(tailor, cut, side, { length: 250, angle: 38, cuff: 92 });
  const relief = together(
    bodyRelief(cut),
    ...gathers({ y: 442, half: 116, spread: 2, length: 500, count: 8, height: 15 }),
  );
  const { neckHalf: n, neckY: y } = cut;
  const bodice = bodyOutline({ ...cut, neckDepth: 306 });
  await tailor.lay(
    { outline: bodice, relief, edge: { height: 7, width: 16 }, lift: 8, tone: 0.97 },
    { stitches: [hemLine(cut, 16), `M ${at(1, n + 9, y + 4)} L ${centre - 34} 396`] },
  );
  const over =
    `M ${at(-1, n, y)} L ${at(-1, 152, y + 26)} C ${at(-1, 136, y + 112)} ${at(-1, 130, 246)} ${at(-1, 150, 292)} ` +
    `C ${at(-1, 147, 360)} ${at(-1, 130, 380)} ${at(-1, 130, 430)} C ${at(-1, 132, 610)} ${at(-1, 257, 810)} ` +
    `${at(-1, 262, 930)} C ${at(-1, 118, 972)} ${at(1, 20, 974)} ${at(1, 92, 968)} ` +
    `C ${at(1, 150, 800)} ${at(1, 128, 560)} ${at(1, 124, 430)} L ${at(1, 118, 404)} Q ${at(-1, 0, 300)} ` +
    `${at(-1, n, y)} Z`;
  await tailor.lay(
    { outline: over, relief, edge: { height: 7, width: 15 }, lift: 8 },
    {
      stitches: [
        `M ${at(-1, n + 9, y + 6)} Q ${at(-1, 10, 310)} ${at(1, 112, 412)}`,
        `M ${at(1, 84, 966)} C ${at(1, 142, 800)} ${at(1, 120, 560)} ${at(1, 116, 440)}`,
        hemLine(cut, 16),
      ],
    },
  );
  await layTie(tailor);
}

async function layTie(tailor: Tailor): Promise<void> {
  const soft = swell(7, 40, 77);
  const tail = (from: string, to: string, side: number): string =>
    `M ${from} C ${at(1, 126 + side * 8, 520)} ${at(1, 96 + side * 46, 590)} ${to} l ${22 + side * 2} ` +
    `${-6 + side * 12} ` +
    `C ${at(1, 130 + side * 44, 590)} ${at(1, 146 + side * 6, 520)} ${at(1, 124, 432)} Z`;
  await tailor.lay({
    outline: tail(at(1, 106, 432), at(1, 74, 702), 0),
    relief: soft,
    edge: { height: 5, width: 8 },
    lift: 7,
  });
  await tailor.lay({
    outline: tail(at(1, 106, 432), at(1, 156, 668), 1),
    relief: soft,
    edge: { height: 5, width: 8 },
    lift: 7,
  });
  const belt =
    `M ${at(-1, 131, 412)} Q ${centre} 430 ${at(1, 128, 410)} L ${at(1, 129, 444)} Q ${centre} 462 ` +
    `${at(-1, 131, 446)} Z`;
  await tailor.lay(
    {
      outline: belt,
      relief: foldRow({ angle: 1.4, wave: 19, height: 2.4, wander: 0.8, seed: 7 }),
      edge: { height: 5, width: 8 },
      lift: 6,
    },
    {
      stitches: [
        `M ${at(-1, 130, 417)} Q ${centre} 435 ${at(1, 124, 415)}`,
        `M ${at(-1, 130, 441)} Q ${centre} 457 ${at(1, 124, 439)}`,
      ],
    },
  );
  for (const side of sides) {
    const x = (dx: number): number => centre + 116 + side * dx;
    await tailor.lay({
      outline: `M ${x(0)} 424 C ${x(20)} 372 ${x(66)} 378 ${x(70)} 414 C ${x(70)} 450 ${x(26)} 452 ${x(0)} 434 Z`,
      grain: { angle: side * 0.5, x: centre, y: 430 },
      relief: together(where((_x, y) => smoothstep(460, 400, y), swell(9, 34, 90 + side))),
      edge: { height: 9, width: 16 },
      lift: 7,
    });
  }
  await tailor.lay({
    outline:
      `M ${at(1, 102, 410)} Q ${at(1, 116, 404)} ${at(1, 130, 412)} L ${at(1, 132, 444)} Q ` +
      `${at(1, 116, 452)} ${at(1, 101, 444)} Z`,
    edge: { height: 8, width: 13 },
    lift: 6,
  });
}
