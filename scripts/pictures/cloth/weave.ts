import type { Rgb } from "../drawing/colour";
import { hex } from "../drawing/colour";
import { item } from "../lists";

/** Whether the warp (the vertical thread) is on top where warp thread i crosses weft thread j. */
export type Structure = (i: number, j: number) => boolean;

/** A second colour dyed into a thread before weaving. Its amount at a point along the thread is from 0 to 1. */
export interface Dye {
  readonly colour: Rgb;
  readonly amount: (thread: number, along: number) => number;
}

export interface Finish {
  /** How much light is reflected along the threads: 0 for cotton, 1 for silk. */
  readonly sheen: number;
  /** How unevenly the yarn is spun; 0 is perfectly even. */
  readonly slub: number;
  /** How many loose fibres blur the threads; wool has many. */
  readonly fuzz: number;
  /** How round the threads look; 1 is the roundness of cotton threads. */
  readonly depth: number;
}

export interface Cloth {
  readonly structure: Structure;
  readonly warp: (i: number) => Rgb;
  readonly weft: (j: number) => Rgb;
  readonly warpDye?: Dye;
  readonly weftDye?: Dye;
  /** The colour of an extra weft thread inlaid in the ground weave (jamdani); undefined where there is none. */
  readonly inlay?: (i: number, j: number) => Rgb | undefined;
  readonly finish: Finish;
}

export function wrap(value: number, length: number): number {
  const rest = value % length;
  return rest < 0 ? rest + length : rest;
}

export const plain: Structure = (i, j) => ((i + j) & 1) === 0;
export const basket: Structure = (i, j) => (((i >> 1) + (j >> 1)) & 1) === 0;
export const twill: Structure = (i, j) => ((i + j) & 3) < 2;
export const steepTwill: Structure = (i, j) => ((i * 2 + j) & 3) < 2;
export const warpTwill: Structure = (i, j) => ((i + j) & 3) < 3;

/**
 * Five-end satin: the warp thread is under only one weft thread in five, which gives the smoothest surface of all
 * weaves.
 */
export const satin: Structure = (i, j) => wrap(i * 2 + j, 5) !== 0;

/**
 * A twill that changes direction after every `width` warp threads. At each change the pattern is moved by two weft
 * threads, so that the change looks like a clean line.
 */
export function herringbone(width: number): Structure {
  return (i, j) => {
    const turned = (Math.floor(i / width) & 1) === 1;
    return turned ? ((j - i + 2) & 3) < 2 : ((j + i) & 3) < 2;
  };
}

/**
 * Colours of threads in a repeating order: [["#16264f", 40], ["#e6dfcf", 2]] means forty navy threads, then two
 * bone-coloured ones, then the same again.
 */
export function threads(repeat: readonly (readonly [string, number])[], shift = 0): (index: number) => Rgb {
  const list = repeat.flatMap(([code, count]) => {
    const colour = hex(code);
    return Array.from({ length: count }, () => colour);
  });
  return (index) => item(list, wrap(index + shift, list.length));
}

/**
 * Colours of threads that do not repeat. `list` has coloured bands, each from one thread to another, counted from 0.
 * All threads outside the bands have the colour `ground`.
 */
export function bands(
  ground: string,
  list: readonly (readonly [from: number, to: number, colour: string])[],
): (index: number) => Rgb {
  const base = hex(ground);
  const parts = list.map(([from, to, code]) => ({ from, to, colour: hex(code) }));
  return (index) => {
    for (const part of parts) if (index >= part.from && index < part.to) return part.colour;
    return base;
  };
}
