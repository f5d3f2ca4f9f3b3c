import type { Canvas } from "../drawing/canvas";
import { Tailor } from "../garment/tailor";
import type { Point } from "../yarn/strand";
import type { ClothName } from "./catalogue";
import type { Sheet } from "./folded";
import { layFolded, layFringe, oneColour } from "./folded";
import { foldRow, swell, together } from "./folds";

export interface Saree {
  readonly cloth: ClothName;
  readonly thread: number;
  readonly tassel: string;
  readonly seed: number;
}

/** Draws one pleat of the fan: a long wedge whose threads are parallel to its middle line. */
async function layPleat(
  canvas: Canvas,
  saree: Saree,
  pleat: { readonly top: readonly [Point, Point]; readonly foot: readonly [Point, Point]; readonly border: boolean },
): Promise<void> {
  const tailor = new Tailor(canvas, { cloth: saree.cloth, thread: saree.thread, sewing: "#ffffff" });
  const [[tl, tr], [fl, fr]] = [pleat.top, pleat.foot];
  const angle = Math.atan2((tl[0] + tr[0] - fl[0] - fr[0]) / 2, (fl[1] + fr[1] - tl[1] - tr[1]) / 2);
  const outline =
    `M ${tl[0]} ${tl[1]} Q ${(tl[0] + tr[0]) / 2} ${tl[1] - 9} ${tr[0]} ${tr[1]} L ${fr[0]} ${fr[1]} ` +
    `L ${fl[0]} ${fl[1]} Z`;
  const wide = Math.hypot(fr[0] - fl[0], fr[1] - fl[1]);
  await tailor.lay({
    outline,
    grain: { angle, x: pleat.border ? fl[0] : fl[0] - 300, y: fl[1] - 2 },
    edge: { height: 13, width: wide * 0.42 },
    relief: together(swell(7, 70, saree.seed + Math.round(fl[0])), swell(4, 150, saree.seed)),
    lift: 8,
  });
}

/** Draws a saree folded as the shop hands it over, with its end (the pallu) pleated and fanned out on top. */
export async function laySaree(canvas: Canvas, saree: Saree): Promise<void> {
  const { thread, seed } = saree;
  const sheet: Sheet = { x: 440, y: 452, width: 620, height: 640, angle: -0.045 };
  await layFolded(canvas, {
    sheet,
    cloth: saree.cloth,
    thread,
    layers: 5,
    origin: [14, 0],
    thickness: 8,
    relief: together(
      foldRow({ angle: 1.5, wave: 214, height: 9, crest: 1.6, wander: 0.18, seed }),
      foldRow({ angle: 0.4, wave: 260, height: 12, wander: 0.6, seed: seed + 1 }),
      swell(9, 130, seed + 2),
    ),
  });
  const count = 8;
  const pivot: Point = [560, 236];
  const foot = (t: number, reach: number): Point => {
    const turn = -0.3 + t * 0.56;
    return [pivot[0] - 40 - Math.sin(turn) * -reach, pivot[1] + Math.cos(turn) * reach];
  };
  for (let index = 0; index < count; index++) {
    const t = index / count;
    const next = (index + 1.22) / count;
    const reach = 694 + (index % 2) * 7;
    const low: readonly [Point, Point] = [foot(t, reach), foot(next, reach)];
    const width = 150;
    const top: readonly [Point, Point] = [
      [pivot[0] - width / 2 + t * width, pivot[1] - (index % 2) * 4],
      [pivot[0] - width / 2 + next * width + 8, pivot[1] + 3],
    ];
    const hang: Sheet = {
      x: (low[0][0] + low[1][0]) / 2,
      y: (low[0][1] + low[1][1]) / 2 - 20,
      width: Math.hypot(low[1][0] - low[0][0], low[1][1] - low[0][1]) - 8,
      height: 40,
      angle: Math.atan2(low[1][1] - low[0][1], low[1][0] - low[0][0]),
    };
    await layFringe(canvas, {
      sheet: hang,
      length: 46,
      tassels: 5,
      colour: oneColour(saree.tassel),
      width: 3,
      seed: seed + index,
    });
    await layPleat(canvas, saree, { top, foot: low, border: index === 0 });
  }
}
