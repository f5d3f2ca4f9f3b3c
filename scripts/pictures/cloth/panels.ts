import type { Canvas } from "../drawing/canvas";
import type { ClothName } from "./catalogue";
import { cloth } from "./catalogue";
import type { Sheet } from "./folded";
import { layFolded, layFringe, onSheet, sheetOutline, warpColours } from "./folded";
import { foldRow, swell, together } from "./folds";
import { layPiece } from "./piece";

export interface Panel {
  readonly cloth: ClothName;
  readonly thread: number;
}

/** Draws lengths of cloth side by side, each overlapping the edge of the one before. */
export async function layPanels(
  canvas: Canvas,
  panels: readonly Panel[],
  options: { readonly angle: number; readonly seed: number; readonly depth: number },
): Promise<void> {
  const { width, height, scale } = canvas.view;
  const { angle, seed, depth } = options;
  const step = width / scale / (panels.length - 0.35);
  for (const [index, panel] of panels.entries()) {
    const sheet: Sheet = {
      x: step * (index + 0.32),
      y: height / scale / 2,
      width: step * 1.3,
      height: (height / scale) * 1.7,
      angle: angle + (index % 3) * 0.02 - 0.02,
    };
    const [x, y] = onSheet(sheet, 0, 0);
    await layPiece(canvas, {
      outline: sheetOutline(sheet),
      cloth: cloth(panel.cloth),
      thread: panel.thread,
      grain: { angle: sheet.angle, x, y },
      relief: together(
        foldRow({
          angle: angle + 0.1,
          wave: step * 0.62,
          height: depth,
          lean: 0.62,
          crest: 1.2,
          wander: 0.5,
          seed: seed + index * 3,
        }),
        foldRow({ angle: angle + 0.9, wave: step, height: depth * 0.4, wander: 0.7, seed: seed + index * 3 + 1 }),
        swell(8, 120, seed + index),
      ),
      edge: { height: 12, width: 20 },
      lift: 12,
    });
  }
}

/** Draws stoles side by side, with their fringes in a row. */
export async function layStoleRow(canvas: Canvas, panels: readonly Panel[], seed: number): Promise<void> {
  const wide = canvas.view.width / canvas.view.scale;
  const step = wide / (panels.length + 0.3);
  for (const [index, panel] of panels.entries()) {
    const sheet: Sheet = {
      x: step * (index + 0.66),
      y: 60 + (index % 2) * 16,
      width: step * 0.92,
      height: 640,
      angle: 0.05 * (((index * 7) % 3) - 1),
    };
    await layFringe(canvas, {
      sheet,
      length: 70,
      tassels: 17,
      colour: warpColours(panel.cloth, sheet, panel.thread),
      width: 3.2,
      seed: seed + index,
    });
    await layFolded(canvas, {
      sheet,
      cloth: panel.cloth,
      thread: panel.thread,
      layers: 2,
      origin: [0, 640],
      relief: together(
        foldRow({ angle: 0.05, wave: 86, height: 17, lean: 0.6, wander: 0.5, seed: seed + index }),
        swell(8, 90, seed + index + 3),
      ),
      thickness: 8,
    });
  }
}
