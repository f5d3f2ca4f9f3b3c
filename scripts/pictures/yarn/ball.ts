import type { Canvas } from "../drawing/canvas";
import { hex, scaled, toHex } from "../drawing/colour";
import { sun } from "../drawing/light";
import { hash, noise, randomStream } from "../drawing/noise";
import { drawOver, shadowOf } from "../drawing/overlay";
import type { Point } from "./strand";
import { linePath, paintSegment, paintStrand, smoothLine } from "./strand";
import type { Place3, Yarn } from "./yarn";
import { layHairs } from "./yarn";

export interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The line of the thread's loose end, starting at the bottom of the ball. */
  readonly tail?: readonly Point[];
}

/**
 * Draws a ball of yarn: bundles of parallel threads, each wound around the ball in a different direction, the last ones
 * on top.
 */
export async function layBall(canvas: Canvas, yarn: Yarn, { x, y, radius, tail }: BallPlace): Promise<void> {
  const colour = hex(yarn.colour);
  await shadowOf(
    canvas,
    `<ellipse cx="${x + 18}" cy="${y + radius * 0.34}" rx="${radius * 0.98}" ry="${radius * 0.82}"/>`,
    radius * 0.12,
    0.55,
  );
  await shadowOf(canvas, `<circle cx="${x}" cy="${y}" r="${radius * 0.96}"/>`, 7, 0.5);
  if (tail) {
    const points = smoothLine(tail, 26);
    const path = `<path d="${linePath(points)}" fill="none" stroke="#000" stroke-width="${yarn.width}"/>`;
    await shadowOf(canvas, path, 4, 0.5);
    paintStrand(canvas, { points, width: yarn.width, colour, ply: yarn.ply, seed: yarn.seed });
  }
  await drawOver(canvas, `<circle cx="${x}" cy="${y}" r="${radius * 0.93}" fill="${toHex(scaled(colour, 0.16))}"/>`);
  const random = randomStream(yarn.seed);
  const wraps = 74;
  for (let wrap = 0; wrap < wraps; wrap++) {
    const tilt = random() * Math.PI * 2;
    const lift = (random() - 0.5) * 1.5;
    const normal = { x: Math.cos(tilt) * Math.cos(lift), y: Math.sin(tilt) * Math.cos(lift), z: Math.sin(lift) };
    const shell = radius * (0.93 + (0.07 * wrap) / wraps);
    const threads = 4 + Math.floor(random() * 5);
    const shift = (random() - 0.5) * 0.8;
    const step = (yarn.width * (0.94 + 0.3 * random())) / radius;
    for (const pass of ["shade", "thread"] as const) {
      for (let thread = 0; thread < threads; thread++) {
        if (pass === "shade" && thread > 0 && thread < threads - 1) continue;
        const offset = shift + (thread - threads / 2) * step;
        if (Math.abs(offset) < 0.97) {
          wind(canvas, { yarn, x, y, shell, normal, offset, pass, seed: wrap * 17 + thread });
        }
      }
    }
  }
  const ring = Array.from({ length: 40 }, (_, index): Point => {
    const turn = (index / 40) * Math.PI * 2;
    return [x + Math.cos(turn) * radius * 0.93, y + Math.sin(turn) * radius * 0.9];
  });
  layHairs(canvas, yarn, ring, radius * 0.1);
}

interface Winding {
  readonly yarn: Yarn;
  readonly x: number;
  readonly y: number;
  readonly shell: number;
  readonly normal: Place3;
  readonly offset: number;
  /** Each bundle is drawn twice: "shade" darkens what lies beneath its edges, then "thread" draws the threads. */
  readonly pass: "shade" | "thread";
  readonly seed: number;
}

function wind(canvas: Canvas, { yarn, x, y, shell, normal, offset, pass, seed }: Winding): void {
  const colour = pass === "shade" ? scaled(hex(yarn.colour), 0.1) : hex(yarn.colour);
  const flat = Math.hypot(normal.x, normal.y) || 1;
  const a = { x: -normal.y / flat, y: normal.x / flat, z: 0 };
  const b = {
    x: normal.y * a.z - normal.z * a.y,
    y: normal.z * a.x - normal.x * a.z,
    z: normal.x * a.y - normal.y * a.x,
  };
  const ring = Math.sqrt(1 - offset * offset);
  const own = 0.9 + 0.2 * hash(seed, 3);
  const steps = 120;
  let along = hash(seed, 4) * 100;
  let previous: Place3 | undefined;
  for (let step = 0; step <= steps; step++) {
    const turn = (step / steps) * Math.PI * 2;
    const cos = Math.cos(turn) * ring;
    const sin = Math.sin(turn) * ring;
    const slack = 1 + 0.006 * noise(turn * 3, seed, 8);
    const here = {
      x: (a.x * cos + b.x * sin + normal.x * offset) * slack,
      y: (a.y * cos + b.y * sin + normal.y * offset) * slack,
      z: a.z * cos + b.z * sin + normal.z * offset,
    };
    if (previous && here.z > (pass === "shade" ? 0.3 : -0.08)) {
      const facing = Math.max(0, here.x * sun.x + here.y * sun.y + here.z * sun.z);
      const length = Math.hypot(here.x - previous.x, here.y - previous.y) * shell;
      paintSegment(canvas, {
        x0: x + previous.x * shell,
        y0: y + previous.y * shell,
        x1: x + here.x * shell,
        y1: y + here.y * shell,
        width: pass === "shade" ? yarn.width * 2.3 : yarn.width,
        along,
        colour,
        brightness: own * (0.32 + 0.95 * facing) * (0.78 + 0.22 * Math.max(0, here.z)),
        ply: pass === "shade" ? 1 : yarn.ply,
        cover: pass === "shade" ? 0.4 : 1,
        seed,
      });
      along += length;
    }
    previous = here;
  }
}
