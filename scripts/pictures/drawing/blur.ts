/**
 * Blurs along lines with three box blurs. The result looks like a Gaussian blur, but the time does not depend on the
 * radius. Beyond the edges, the last value is repeated.
 */

function boxLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  lineStep: number,
  length: number,
  step: number,
  radius: number,
): void {
  const weight = 1 / (radius * 2 + 1);
  for (let index = 0; index < lines; index++) {
    const start = index * lineStep;
    const end = start + (length - 1) * step;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += from[Math.min(end, Math.max(start, start + k * step))] ?? 0;
    for (let k = 0; k < length; k++) {
      const at = start + k * step;
      to[at] = sum * weight;
      sum += (from[Math.min(end, at + (radius + 1) * step)] ?? 0) - (from[Math.max(start, at - radius * step)] ?? 0);
    }
  }
}

export function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const box = Math.round(radius / 1.7);
  if (box < 1) return values;
  let current = values;
  for (let pass = 0; pass < 3; pass++) {
    const across = new Float32Array(current.length);
    boxLines(current, across, height, width, width, 1, box);
    const down = new Float32Array(current.length);
    boxLines(across, down, width, 1, height, width, box);
    current = down;
  }
  return current;
}

/** Reduces the resolution by averaging blocks of `by` × `by` values, because light need not be computed per pixel. */
export function reduced(
  values: Float32Array,
  width: number,
  height: number,
  by: number,
): {
  values: Float32Array;
  width: number;
  height: number;
} {
  const w = Math.ceil(width / by);
  const h = Math.ceil(height / by);
  const small = new Float32Array(w * h);
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const r = Math.min(height - 1, row * by + (by >> 1));
      const c = Math.min(width - 1, column * by + (by >> 1));
      small[row * w + column] = values[r * width + c] ?? 0;
    }
  }
  return { values: small, width: w, height: h };
}
