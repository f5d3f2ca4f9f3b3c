import type { Canvas } from "../drawing/canvas";
import { hex, scaled } from "../drawing/colour";
import { noise, randomStream } from "../drawing/noise";
import type { Point } from "./strand";
import { paintSegment, paintStrand } from "./strand";

export interface Yarn {
  readonly colour: string;
  /** Width of a thread, in units of the drawing. */
  readonly width: number;
  readonly ply: number;
  /** How many loose fibres stick out: 0 for linen, 1 for wool. */
  readonly hair: number;
  readonly seed: number;
}

export interface Place3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Draws the fibres that stick out of the yarn; they are most visible where the background is light. */
export function layHairs(canvas: Canvas, yarn: Yarn, near: readonly Point[], reach: number): void {
  const random = randomStream(yarn.seed + 900);
  const colour = hex(yarn.colour);
  for (const [x, y] of near) {
    for (let hair = 0; hair < yarn.hair * 16; hair++) {
      const turn = random() * Math.PI * 2;
      const from = reach * (0.75 + 0.28 * random());
      const sx = x + Math.cos(turn) * from;
      const sy = y + Math.sin(turn) * from;
      const lean = turn + (random() - 0.5) * 3;
      const length = 6 + 16 * random();
      const ex = sx + Math.cos(lean) * length;
      const ey = sy + Math.sin(lean) * length;
      const brightness = 0.8 + 0.5 * random();
      paintSegment(canvas, {
        x0: sx,
        y0: sy,
        x1: ex,
        y1: ey,
        width: 0.9,
        along: 0,
        colour,
        brightness,
        ply: 1,
        cover: 0.3,
        seed: hair,
      });
    }
  }
}

/** Draws threads of the yarn side by side, so close that plies and fibres can be counted. */
export function layYarnMacro(canvas: Canvas, yarn: Yarn): void {
  const width = yarn.width * 4.4;
  const colour = hex(yarn.colour);
  const random = randomStream(yarn.seed);
  for (const layer of [0, 1]) {
    for (let index = -14; index < 70; index++) {
      const base = index * width * (layer === 0 ? 0.8 : 0.93) - 300;
      const points = Array.from({ length: 60 }, (_, step): Point => {
        const t = step * 22 - 120;
        const sway = noise(t / 520, index * 0.31 + layer * 40, yarn.seed) * width * (layer === 0 ? 1 : 1.7);
        return [base + t * 0.42 + sway + (random() - 0.5) * 0.8, t];
      });
      const own = (layer === 0 ? 0.5 : 1.02) * (0.9 + 0.2 * random());
      if (layer === 1) {
        const under = points.map(([px, py]): Point => [px + width * 0.16, py + width * 0.12]);
        paintStrand(canvas, { points: under, width: width * 1.2, colour: scaled(colour, 0.12), ply: 1, seed: index });
      }
      paintStrand(canvas, { points, width, colour, ply: yarn.ply, brightness: own, seed: index + layer * 70 });
    }
  }
}
