import type { Canvas } from "../drawing/canvas";
import type { ClothName } from "./catalogue";
import type { Sheet } from "./folded";
import { layFolded, layFringe, warpColours } from "./folded";
import { foldRow, swell, together } from "./folds";

export interface Stole {
  readonly cloth: ClothName;
  readonly thread: number;
  readonly sewing: string;
  readonly seed: number;
  /**
   * The number of warp threads to the left of the sheet's edge, which are not drawn. With this value a stripe can be
   * moved to the middle of the sheet.
   */
  readonly shift?: number;
}

/** Draws a stole folded once across its middle: the fold is at the top, both ends with their fringes at the bottom. */
export async function layStole(canvas: Canvas, stole: Stole, x = 450, y = 0): Promise<void> {
  const { cloth, thread, seed, shift = 0 } = stole;
  const lengthwise = together(
    foldRow({ angle: 0.05, wave: 92, height: 19, lean: 0.6, crest: 1.2, wander: 0.5, seed }),
    foldRow({ angle: 1.1, wave: 240, height: 12, wander: 0.7, seed: seed + 1 }),
    swell(9, 100, seed + 2),
  );
  const sheets: readonly Sheet[] = [
    { x: x + 74, y: y + 470, width: 270, height: 760, angle: -0.085 },
    { x: x - 34, y: y + 450, width: 278, height: 720, angle: 0.05 },
  ];
  for (const sheet of sheets) {
    const colour = warpColours(cloth, sheet, thread, shift * thread);
    await layFringe(canvas, { sheet, length: 78, tassels: 20, colour, width: 3.4, seed });
    await layFolded(canvas, {
      sheet,
      cloth,
      thread,
      layers: 2,
      origin: [shift * thread, sheet.height],
      relief: lengthwise,
      thickness: 9,
      sewing: stole.sewing,
    });
  }
}

/** Draws a shawl, which is wider and heavier than a stole: folded in four, with one fringed end towards the viewer. */
export async function layShawl(canvas: Canvas, stole: Stole): Promise<void> {
  const { cloth, thread, seed } = stole;
  const sheet: Sheet = { x: 448, y: 470, width: 560, height: 690, angle: 0.035 };
  const relief = together(
    foldRow({ angle: 0.3, wave: 250, height: 26, lean: 0.6, wander: 0.6, seed }),
    foldRow({ angle: 1.35, wave: 330, height: 15, wander: 0.5, seed: seed + 1 }),
    swell(12, 120, seed + 2),
  );
  const colour = warpColours(cloth, sheet, thread);
  const lower = { ...sheet, x: sheet.x + 12, y: sheet.y + 16, angle: 0.05 };
  await layFringe(canvas, { sheet: lower, length: 76, tassels: 30, colour, width: 4, seed: seed + 5 });
  await layFolded(canvas, { sheet, cloth, thread, layers: 4, relief, thickness: 13 });
  const flap: Sheet = { x: 396, y: 560, width: 330, height: 620, angle: 0.02 };
  await layFringe(canvas, { sheet: flap, length: 80, tassels: 18, colour, width: 4, seed });
  await layFolded(canvas, { sheet: flap, cloth, thread, layers: 1, relief, thickness: 13, origin: [-40, 10] });
}

/** Draws three handkerchiefs, each folded in four, overlapping each other. */
export async function layHandkerchiefs(canvas: Canvas, stole: Stole): Promise<void> {
  const { cloth, thread, sewing, seed } = stole;
  const places: readonly Sheet[] = [
    { x: 356, y: 372, width: 400, height: 400, angle: -0.3 },
    { x: 520, y: 510, width: 400, height: 400, angle: 0.12 },
    { x: 420, y: 672, width: 400, height: 400, angle: -0.08 },
  ];
  for (const [index, sheet] of places.entries()) {
    await layFolded(canvas, {
      sheet,
      cloth,
      thread,
      layers: 3,
      relief: together(
        foldRow({ angle: 0.7 + index, wave: 210, height: 12, wander: 0.5, seed: seed + index }),
        swell(9, 90, seed + index),
      ),
      sewing,
      hem: 11,
      thickness: 6,
    });
  }
}
