import type { ClothName } from "../cloth/catalogue";
import { cloth } from "../cloth/catalogue";
import type { Sheet } from "../cloth/folded";
import { layFolded, layFringe, warpColours } from "../cloth/folded";
import { crease, foldRow, swell, together } from "../cloth/folds";
import { layPiece } from "../cloth/piece";
import type { Canvas } from "../drawing/canvas";
import { hex } from "../drawing/colour";
import { item } from "../lists";
import type { Point } from "../yarn/strand";
import { paintStrand, smoothLine } from "../yarn/strand";

/** Draws a cushion. Its sides are pulled in at the middle, and short creases run into its corners. */
export async function layCushion(canvas: Canvas, name: ClothName, thread: number, piping: string): Promise<void> {
  const half = 318;
  const middle: Point = [450, 530];
  const corner = half + 4;
  const sides: Point[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = (quarter * Math.PI) / 2 + 0.04;
    const place = (dx: number, dy: number): Point => [
      middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
    sides.push(
      place(-corner, -corner),
      place(-half * 0.6, -half + 12),
      place(0, -half + 22),
      place(half * 0.6, -half + 12),
    );
  }
  const line = smoothLine([...sides, item(sides, 0)], 14);
  const outline = `M ${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L ")} Z`;
  const plump = (x: number, y: number): number => {
    const u = Math.min(1, Math.abs(x - middle[0]) / half);
    const v = Math.min(1, Math.abs(y - middle[1]) / half);
    return 105 * Math.sqrt(Math.max(0, (1 - u ** 2.2) * (1 - v ** 2.2)));
  };
  const pulls = [0, 1, 2, 3].flatMap((quarter) => {
    const sx = quarter & 1 ? 1 : -1;
    const sy = quarter & 2 ? 1 : -1;
    const from: Point = [middle[0] + sx * (half - 14), middle[1] + sy * (half - 14)];
    const to = (dx: number, dy: number): Point => [middle[0] + sx * (half - dx), middle[1] + sy * (half - dy)];
    return [
      crease({ from, to: to(150, 96), width: [8, 18], height: 11, bow: 10 }),
      crease({ from, to: to(92, 158), width: [8, 18], height: 10, bow: -9 }),
      crease({ from, to: to(196, 190), width: [7, 24], height: 8, bow: 5 }),
    ];
  });
  await layPiece(canvas, {
    outline,
    cloth: cloth(name),
    thread,
    grain: { angle: 0.04, x: middle[0], y: middle[1] },
    relief: together(plump, ...pulls, swell(16, 170, 5)),
    edge: { height: 20, width: 26 },
    lift: 20,
  });
  paintStrand(canvas, { points: line, width: 9, colour: hex(piping), ply: 2, seed: 3 });
}

/** Draws a table runner whose far end is folded over and whose near end has a fringe. */
export async function layRunner(canvas: Canvas, name: ClothName, thread: number): Promise<void> {
  const long: Sheet = { x: 462, y: 488, width: 392, height: 800, angle: 0.045 };
  const short: Sheet = { x: 430, y: 366, width: 386, height: 470, angle: 0.02 };
  const relief = together(
    foldRow({ angle: 1.2, wave: 300, height: 22, wander: 0.5, seed: 15 }),
    foldRow({ angle: 0.2, wave: 190, height: 12, wander: 0.6, seed: 16 }),
    swell(9, 100, 17),
  );
  for (const sheet of [long, short]) {
    await layFringe(canvas, {
      sheet,
      length: 50,
      tassels: 34,
      colour: warpColours(name, sheet, thread),
      width: 3,
      seed: Math.round(sheet.height),
    });
    const layers = sheet === long ? 1 : 2;
    await layFolded(canvas, {
      sheet,
      cloth: name,
      thread,
      layers,
      relief,
      origin: [0, sheet.height],
      thickness: 7,
      sewing: "#f5edda",
    });
  }
}

/** Draws four napkins, each folded to a long rectangle, fanned out like playing cards. */
export async function layNapkins(canvas: Canvas, name: ClothName, thread: number, sewing: string): Promise<void> {
  for (let index = 0; index < 4; index++) {
    const sheet: Sheet = {
      x: 300 + index * 100,
      y: 560 - Math.sin((index / 3) * Math.PI) * 46,
      width: 250,
      height: 640,
      angle: -0.24 + index * 0.15,
    };
    await layFolded(canvas, {
      sheet,
      cloth: name,
      thread,
      layers: 3,
      relief: together(
        foldRow({ angle: 0.9, wave: 200, height: 12, wander: 0.5, seed: 21 + index }),
        swell(9, 90, 22 + index),
      ),
      sewing,
      hem: 12,
      thickness: 6,
    });
  }
}

/** Draws the end of a towel at close range: check, hem and knotted fringe. */
export async function layTowelEnd(canvas: Canvas, name: ClothName, thread: number): Promise<void> {
  const sheet: Sheet = { x: 420, y: 330, width: 1100, height: 780, angle: -0.05 };
  await layFringe(canvas, {
    sheet,
    length: 190,
    tassels: 34,
    colour: warpColours(name, sheet, thread),
    width: 8,
    seed: 33,
  });
  await layFolded(canvas, {
    sheet,
    cloth: name,
    thread,
    layers: 2,
    origin: [0, 780],
    relief: together(foldRow({ angle: 0.6, wave: 380, height: 42, wander: 0.5, seed: 34 }), swell(14, 160, 35)),
    thickness: 16,
  });
}
