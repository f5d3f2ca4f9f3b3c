import { blurred, reduced } from "./blur";
import { clamp } from "./noise";

/** The light comes from a window at the upper left, above the table. In a picture y points down. */
const length = Math.hypot(0.46, 0.58, 0.78);
export const sun = { x: -0.46 / length, y: -0.58 / length, z: 0.78 / length } as const;

const halfLength = Math.hypot(sun.x, sun.y, sun.z + 1);
/** The direction half-way between those of the light and the viewer. The shine of silk is computed from it. */
export const half = { x: sun.x / halfLength, y: sun.y / halfLength, z: (sun.z + 1) / halfLength } as const;

/**
 * How much of the sky is visible from each point of a relief: less from points that are lower than the points around
 * them.
 */
function openness(heights: Float32Array, width: number, height: number, radius: number): Float32Array {
  const around = blurred(heights, width, height, radius);
  const open = new Float32Array(heights.length);
  for (let at = 0; at < open.length; at++) {
    open[at] = clamp(1 - (Math.max(-radius * 0.12, (around[at] ?? 0) - (heights[at] ?? 0)) / radius) * 2.6, 0.25, 1.08);
  }
  return open;
}

/**
 * The soft shadow that one fold casts on the next. From each point it follows the ray towards the light, to see whether
 * something higher is in the way.
 */
function castShadow(heights: Float32Array, width: number, height: number): Float32Array {
  const light = new Float32Array(heights.length);
  const flat = Math.hypot(sun.x, sun.y);
  const stepX = (sun.x / flat) * 1.5;
  const stepY = (sun.y / flat) * 1.5;
  const climb = (sun.z / flat) * 1.5;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const here = heights[row * width + column] ?? 0;
      let free = 1;
      for (let step = 1; step <= 26; step++) {
        const c = Math.round(column + stepX * step);
        const r = Math.round(row + stepY * step);
        if (c < 0 || r < 0 || c >= width || r >= height) break;
        const above = ((heights[r * width + c] ?? 0) - here - climb * step) / step;
        free = Math.min(free, 1 - above * 1.3 - 0.25);
        if (free < 0) break;
      }
      light[row * width + column] = clamp(free + 0.25);
    }
  }
  return light;
}

export interface Light {
  /** The light from the sky at a pixel. Like `direct`, it is about 1 on flat cloth. */
  readonly sky: (column: number, row: number) => number;
  readonly direct: (column: number, row: number) => number;
}

function bilinear(values: Float32Array, width: number, height: number, by: number) {
  return (column: number, row: number): number => {
    const x = clamp((column - (by >> 1)) / by, 0, width - 1.001);
    const y = clamp((row - (by >> 1)) / by, 0, height - 1.001);
    const c = x | 0;
    const r = y | 0;
    const fx = x - c;
    const fy = y - r;
    const at = r * width + c;
    const right = c + 1 < width ? 1 : 0;
    const below = r + 1 < height ? width : 0;
    const top = (values[at] ?? 0) * (1 - fx) + (values[at + right] ?? 0) * fx;
    const bottom = (values[at + below] ?? 0) * (1 - fx) + (values[at + below + right] ?? 0) * fx;
    return top * (1 - fy) + bottom * fy;
  };
}

/**
 * Computes the light on a relief given in pixels, at a quarter of the resolution, because light changes only gradually
 * across a picture.
 */
export function lightOn(heights: Float32Array, width: number, height: number): Light {
  const by = 4;
  const small = reduced(heights, width, height, by);
  for (let at = 0; at < small.values.length; at++) small.values[at] = (small.values[at] ?? 0) / by;
  const wide = openness(small.values, small.width, small.height, 14);
  const near = openness(small.values, small.width, small.height, 4);
  for (let at = 0; at < wide.length; at++) wide[at] = Math.sqrt((wide[at] ?? 0) * (near[at] ?? 0));
  const direct = blurred(castShadow(small.values, small.width, small.height), small.width, small.height, 2);
  return {
    sky: bilinear(wide, small.width, small.height, by),
    direct: bilinear(direct, small.width, small.height, by),
  };
}
