import type { Canvas } from "../drawing/canvas";
import type { Rgb } from "../drawing/colour";
import { sun } from "../drawing/light";
import { clamp, noise } from "../drawing/noise";
import { item } from "../lists";

/** A short straight piece of a round thread; curved threads are drawn as many such pieces. */
export interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly width: number;
  /**
   * The length of the thread up to this piece; with it, the twist continues without a jump from one piece to the next.
   */
  readonly along: number;
  readonly colour: Rgb;
  readonly brightness: number;
  /** How many plies are twisted together; with 1 only fibres are drawn, no furrows between plies. */
  readonly ply: number;
  readonly cover?: number;
  readonly seed: number;
}

/** Draws one piece of thread: a cylinder with light and shadow and the furrows between its twisted plies. */
export function paintSegment(canvas: Canvas, segment: Segment): void {
  const { view } = canvas;
  const { scale } = view;
  const x0 = (segment.x0 - view.x) * scale;
  const y0 = (segment.y0 - view.y) * scale;
  const dx = (segment.x1 - view.x) * scale - x0;
  const dy = (segment.y1 - view.y) * scale - y0;
  const length = Math.hypot(dx, dy);
  if (length < 1e-6) return;
  const tx = dx / length;
  const ty = dy / length;
  const radius = (segment.width * scale) / 2;
  const reach = radius + 1;
  const overlap = Math.min(radius * 0.5, 3);
  const left = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - reach));
  const right = Math.min(view.width - 1, Math.ceil(Math.max(x0, x0 + dx) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - reach));
  const bottom = Math.min(view.height - 1, Math.ceil(Math.max(y0, y0 + dy) + reach));
  const { colour, brightness, ply, cover = 1, seed } = segment;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const px = column + 0.5 - x0;
      const py = row + 0.5 - y0;
      const t = px * tx + py * ty;
      if (t < -overlap || t > length + overlap) continue;
      const across = py * tx - px * ty;
      const edge = clamp(radius - Math.abs(across) + 0.5);
      if (edge === 0) continue;
      const s = clamp(across / radius, -1, 1);
      const up = Math.sqrt(1 - s * s);
      const facing = Math.max(0, s * (-ty * sun.x + tx * sun.y) + up * sun.z) / sun.z;
      const run = segment.along + t / scale;
      const phase = (run / (segment.width * 2.7) - (Math.asin(s) / Math.PI) * 0.9) * ply;
      const furrow = ply > 1 ? Math.abs(Math.sin(phase * Math.PI)) ** 0.45 : 1;
      const fibre = noise(
        run / (segment.width * 0.9) + s + seed * 13.7,
        (s * 1.3 - run / segment.width) * 2.6 + seed * 3.1,
        5,
      );
      const shade = brightness * (0.34 + 0.24 * up + 0.44 * facing) * (0.58 + 0.42 * furrow) * (1 + 0.3 * fibre);
      canvas.put(row * view.width + column, colour[0] * shade, colour[1] * shade, colour[2] * shade, edge * cover);
    }
  }
}

export type Point = readonly [number, number];

export interface Strand {
  readonly points: readonly Point[];
  readonly width: number;
  readonly colour: Rgb;
  readonly ply: number;
  readonly brightness?: number;
  readonly seed: number;
}

export function paintStrand(canvas: Canvas, { points, width, colour, ply, brightness = 1, seed }: Strand): void {
  let along = 0;
  for (let index = 1; index < points.length; index++) {
    const [x0, y0] = item(points, index - 1);
    const [x1, y1] = item(points, index);
    paintSegment(canvas, { x0, y0, x1, y1, width, along, colour, brightness, ply, seed });
    along += Math.hypot(x1 - x0, y1 - y0);
  }
}

/** A smooth line through a few points (Catmull-Rom). */
export function smoothLine(through: readonly Point[], stepsBetween: number): Point[] {
  const line: Point[] = [];
  const pick = (index: number): Point => item(through, Math.min(through.length - 1, Math.max(0, index)));
  for (let index = 0; index < through.length - 1; index++) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    for (let step = 0; step < stepsBetween; step++) {
      const t = step / stepsBetween;
      const spline = (p: number, q: number, r: number, s: number): number =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      line.push([spline(a[0], b[0], c[0], d[0]), spline(a[1], b[1], c[1], d[1])]);
    }
  }
  line.push(pick(through.length - 1));
  return line;
}

/** The line through `points` as an SVG path, for the shadow of the thread. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"} ${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}
