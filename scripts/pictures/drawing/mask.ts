import sharp from "sharp";
import type { View } from "./canvas";
import { clamp, noise } from "./noise";

/**
 * Hand-sewn edges are never exactly straight, so each picture is distorted by slow waves: for every pixel this contains
 * the column and row to read from, in pixels. All pieces use the same waves, so that pieces that touch in the drawing
 * still touch.
 */
const wobbles = new WeakMap<View, Float32Array>();

function wobbleOf(view: View): Float32Array {
  const known = wobbles.get(view);
  if (known) return known;
  const { width, height, scale } = view;
  const from = new Float32Array(width * height * 2);
  let at = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = view.x + column / scale;
      const y = view.y + row / scale;
      from[at++] = clamp(column + 3 * noise(x / 84, y / 84, 301) * scale, 0, width - 1.001);
      from[at++] = clamp(row + 3 * noise(x / 84, y / 84, 302) * scale, 0, height - 1.001);
    }
  }
  wobbles.set(view, from);
  return from;
}

/** Renders an SVG drawing at the size of the picture, with four bytes (RGBA) per pixel. */
export async function drawSvg(view: View, body: string): Promise<Buffer> {
  const drawn = await drawStraight(view, body);
  const from = wobbleOf(view);
  const moved = Buffer.alloc(drawn.length);
  const line = view.width * 4;
  for (let at = 0; at < drawn.length; at += 4) {
    const x = from[at / 2] ?? 0;
    const y = from[at / 2 + 1] ?? 0;
    const source = (y | 0) * line + (x | 0) * 4;
    const right = x - (x | 0);
    const below = y - (y | 0);
    const corners = [(1 - right) * (1 - below), right * (1 - below), (1 - right) * below, right * below] as const;
    const places = [source, source + 4, source + line, source + line + 4] as const;
    let alpha = 0;
    for (let corner = 0; corner < 4; corner++)
      alpha += (corners[corner] ?? 0) * (drawn[(places[corner] ?? 0) + 3] ?? 0);
    if (alpha === 0) continue;
    moved[at + 3] = alpha;
    for (let part = 0; part < 3; part++) {
      let sum = 0;
      for (let corner = 0; corner < 4; corner++) {
        const place = places[corner] ?? 0;
        sum += (corners[corner] ?? 0) * (drawn[place + part] ?? 0) * (drawn[place + 3] ?? 0);
      }
      moved[at + part] = sum / alpha;
    }
  }
  return moved;
}

async function drawStraight(view: View, body: string): Promise<Buffer> {
  const box = `${view.x} ${view.y} ${view.width / view.scale} ${view.height / view.scale}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" ` +
    `viewBox="${box}">${body}</svg>`;
  const image = sharp(Buffer.from(svg)).ensureAlpha();
  return image.raw().toBuffer();
}

/** How much of each pixel the drawing covers, 0 to 1. */
export async function coverage(view: View, body: string): Promise<Float32Array> {
  const rgba = await drawSvg(view, body);
  const mask = new Float32Array(view.width * view.height);
  for (let at = 0; at < mask.length; at++) mask[at] = (rgba[at * 4 + 3] ?? 0) / 255;
  return mask;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The bounding box of a mask, with a margin. Drawing a sleeve only inside its box is much faster than going through the
 * whole picture.
 */
export function boundsOf(mask: Float32Array, width: number, height: number, margin: number): Box | undefined {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if ((mask[row * width + column] ?? 0) <= 0) continue;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      bottom = row;
    }
  }
  if (right < 0) return undefined;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, bottom + margin + 1) - top,
  };
}

export function cut(values: Float32Array, width: number, box: Box): Float32Array {
  const part = new Float32Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (box.top + row) * width + box.left;
    part.set(values.subarray(from, from + box.width), row * box.width);
  }
  return part;
}

const far = 1e12;

/**
 * Transforms one line of the exact Euclidean distance transform by Felzenszwalb and Huttenlocher, which computes the
 * lower envelope of parabolas.
 */
function transformLine(
  line: Float64Array,
  length: number,
  hull: Int32Array,
  edge: Float64Array,
  out: Float64Array,
): void {
  let last = 0;
  hull[0] = 0;
  edge[0] = -far;
  edge[1] = far;
  for (let q = 1; q < length; q++) {
    let meet: number;
    do {
      const v = hull[last] ?? 0;
      meet = ((line[q] ?? 0) + q * q - ((line[v] ?? 0) + v * v)) / (2 * q - 2 * v);
    } while (meet <= (edge[last] ?? 0) && --last >= 0);
    last++;
    hull[last] = q;
    edge[last] = meet;
    edge[last + 1] = far;
  }
  let k = 0;
  for (let q = 0; q < length; q++) {
    while ((edge[k + 1] ?? 0) < q) k++;
    const v = hull[k] ?? 0;
    out[q] = (q - v) * (q - v) + (line[v] ?? 0);
  }
}

/**
 * The distance in pixels from each covered pixel to the edge of the shape. Where the border of the picture cuts the
 * shape off, that border does not count as an edge.
 */
export function distanceInside(mask: Float32Array, width: number, height: number): Float32Array {
  const longest = Math.max(width, height) + 2;
  const line = new Float64Array(longest);
  const out = new Float64Array(longest);
  const hull = new Int32Array(longest);
  const edge = new Float64Array(longest + 1);
  const squares = new Float64Array(width * height);
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) line[row] = (mask[row * width + column] ?? 0) > 0.5 ? 1e8 : 0;
    transformLine(line, height, hull, edge, out);
    for (let row = 0; row < height; row++) squares[row * width + column] = out[row] ?? 0;
  }
  const distance = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    line.set(squares.subarray(row * width, (row + 1) * width));
    transformLine(line, width, hull, edge, out);
    for (let column = 0; column < width; column++) distance[row * width + column] = Math.sqrt(out[column] ?? 0);
  }
  return distance;
}
