import type { Canvas } from "../drawing/canvas";
import { hex, scaled, toHex } from "../drawing/colour";
import { sun } from "../drawing/light";
import { clamp, noise, randomStream } from "../drawing/noise";
import { drawOver, shadowOf } from "../drawing/overlay";
import { item } from "../lists";
import type { Point, Segment } from "./strand";
import { linePath, paintSegment } from "./strand";
import type { Place3, Yarn } from "./yarn";
import { layHairs } from "./yarn";

export interface SkeinPlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** A skein consists of two ropes of thread twisted round each other; this is the radius of each rope. */
  readonly rope: number;
  readonly angle: number;
}

/**
 * The centre line of the skein as a closed line: down one of its two ropes, round the bottom end, up the other rope,
 * round the top end. `t` is the position along the line.
 */
function skeinLine(t: number, length: number, orbit: number): Place3 {
  const turns = 4;
  const arc = 0.1;
  const lap = t * 2;
  const second = lap >= 1;
  const part = lap % 1;
  const sign = second ? -1 : 1;
  if (part < 1 - arc) {
    const run = part / (1 - arc);
    const down = second ? 1 - run : run;
    const phase = Math.PI * turns * down;
    return { x: sign * orbit * Math.cos(phase), y: (down - 0.5) * length, z: sign * orbit * Math.sin(phase) };
  }
  const turn = ((part - (1 - arc)) / arc) * Math.PI;
  const end = second ? -1 : 1;
  return { x: sign * orbit * Math.cos(turn), y: end * (length / 2 + orbit * 0.9 * Math.sin(turn)), z: 0 };
}

/**
 * Draws a skein: two ropes of many threads twisted round each other. The pieces of thread are drawn from the lowest to
 * the highest, so that higher pieces cover lower ones.
 */
export async function laySkein(canvas: Canvas, yarn: Yarn, place: SkeinPlace): Promise<void> {
  const { rope, length, angle } = place;
  const orbit = rope * 0.86;
  const colour = hex(yarn.colour);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const random = randomStream(yarn.seed);
  const steps = 420;
  const count = Math.round((rope / yarn.width) ** 2 * 1.5);
  const middle = Array.from({ length: steps + 1 }, (_, index) => skeinLine((index % steps) / steps, length, orbit));
  const turned = ({ x, y }: Place3): Point => [place.x + x * cos - y * sin, place.y + x * sin + y * cos];
  const shadowPath = linePath(middle.map(turned));
  const rounded = 'fill="none" stroke="#000" stroke-linejoin="round"';
  await shadowOf(canvas, `<path d="${shadowPath}" ${rounded} stroke-width="${rope * 1.9}"/>`, 15, 0.5);
  await shadowOf(canvas, `<path d="${shadowPath}" ${rounded} stroke-width="${rope * 1.8}"/>`, 4, 0.4);

  await drawOver(
    canvas,
    `<path d="${shadowPath}" ${rounded.replace("#000", toHex(scaled(colour, 0.14)))} stroke-width="${rope * 1.5}"/>`,
  );

  const segments: (Segment & { readonly z: number })[] = [];
  for (let strand = 0; strand < count; strand++) {
    const radius = rope * Math.sqrt(0.25 + 0.75 * random()) * 0.97;
    const start = random() * Math.PI * 2;
    const own = 0.86 + 0.24 * random();
    let previous: Place3 | undefined;
    let along = 0;
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const here = item(middle, step);
      const next = item(middle, (step + 1) % steps);
      const reach = Math.hypot(next.x - here.x, next.y - here.y) || 1;
      const nx = -(next.y - here.y) / reach;
      const ny = (next.x - here.x) / reach;
      const spin = start + t * Math.PI * 6 + noise(t * 16, strand * 3.3, yarn.seed) * 0.5;
      const out = radius * (1 + 0.1 * noise(t * 22, strand * 5.7, yarn.seed + 1));
      const side = Math.cos(spin);
      const up = Math.sin(spin);
      const place3 = { x: here.x + nx * side * out, y: here.y + ny * side * out, z: here.z + up * out };
      if (previous && up > -0.45) {
        const [x0, y0] = turned(previous);
        const [x1, y1] = turned(place3);
        const facing = side * (nx * sun.x + ny * sun.y) + up * sun.z;
        const deep = clamp((place3.z + orbit + rope) / (2 * (orbit + rope)));
        const brightness = own * (0.3 + 0.42 * deep + 0.5 * Math.max(0, facing)) * (0.55 + 0.45 * (radius / rope));
        segments.push({
          x0,
          y0,
          x1,
          y1,
          z: place3.z,
          width: yarn.width,
          along,
          colour,
          brightness,
          ply: yarn.ply,
          seed: strand,
        });
        along += Math.hypot(x1 - x0, y1 - y0);
      }
      previous = place3;
    }
  }
  segments.sort((a, b) => a.z - b.z);
  for (const segment of segments) paintSegment(canvas, segment);
  layHairs(canvas, yarn, middle.filter((_, index) => index % 7 === 0).map(turned), rope);
}
