/**
 * A pseudo-random number computed from a position and a seed. It is the same on every machine and in every run, so that
 * a picture can be reproduced exactly.
 */

export function hash(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const slant = Math.SQRT1_2;
const directionsX = [1, slant, 0, -slant, -1, -slant, 0, slant];
const directionsY = [0, slant, 1, slant, 0, -slant, -1, -slant];

function corner(cellX: number, cellY: number, seed: number, dx: number, dy: number): number {
  const direction = (hash(cellX, cellY, seed) * 8) | 0;
  return (directionsX[direction] ?? 0) * dx + (directionsY[direction] ?? 0) * dy;
}

/** Gradient noise (Perlin noise) with values from about -0.7 to 0.7, and about one hump per unit of x and y. */
export function noise(x: number, y: number, seed = 0): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const dx = x - cellX;
  const dy = y - cellY;
  const sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const top = corner(cellX, cellY, seed, dx, dy) * (1 - sx) + corner(cellX + 1, cellY, seed, dx - 1, dy) * sx;
  const bottom =
    corner(cellX, cellY + 1, seed, dx, dy - 1) * (1 - sx) + corner(cellX + 1, cellY + 1, seed, dx - 1, dy - 1) * sx;
  return top * (1 - sy) + bottom * sy;
}

/** The sum of several octaves of noise, each with half the wavelength and half the strength of the one before. */
export function layeredNoise(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let strength = 1;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * frequency, y * frequency, seed + octave * 31) * strength;
    strength *= 0.5;
    frequency *= 2.03;
  }
  return sum;
}

/** A stream of pseudo-random numbers from 0 to 1, used to arrange things irregularly. */
export function randomStream(seed: number): () => number {
  let step = 0;
  return () => hash(step++, seed, 977);
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
