import type { Rgb } from "../drawing/colour";
import { hex } from "../drawing/colour";
import { item } from "../lists";

/** Whether the warp (the vertical thread) is on top where warp thread i crosses weft thread j. */
export type Structure = (i: number, j: number) => boolean;

/** A second colour dyed into a thread before weaving; the amount at a point along the thread is 0 to 1. */
export interface Dye {
  readonly colour: Rgb;
  readonly amount: (thread: number, along: number) => number;
}

export interface Finish {
  /** How much light is reflected along the threads: 0 for cotton, 1 for silk. */
  readonly sheen: number;
  /** How unevenly the yarn is spun. */
  readonly slub: number;
  /** The amount of loose fibres that blur the threads, as in wool. */
  readonly fuzz: number;
  /** How round the threads are; 1 is cotton. */
  readonly depth: number;
}

export interface Cloth {
  readonly structure: Structure;
  readonly warp: (i: number) => Rgb;
  readonly weft: (j: number) => Rgb;
  readonly warpDye?: Dye;
  readonly weftDye?: Dye;
  /** The colour of an extra weft inlaid in the ground weave (jamdani), where there is one. */
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
 * Five-end satin: the warp goes under only one weft thread in five, which gives the smoothest surface of all weaves.
 */
export const satin: Structure = (i, j) => wrap(i * 2 + j, 5) !== 0;

/**
 * A twill that changes direction after every `width` warp ends. It is offset by two weft threads there, so that the
 * change is a clean line.
 */
export function herringbone(width: number): Structure {
  return (i, j) => {
    const turned = (Math.floor(i / width) & 1) === 1;
    return turned ? ((j - i + 2) & 3) < 2 : ((j + i) & 3) < 2;
  };
}

/**
 * Colours of threads that repeat: [["#16264f", 40], ["#e6dfcf", 2]] is forty navy threads, then two bone-coloured ones.
 */
export function threads(repeat: readonly (readonly [string, number])[], shift = 0): (index: number) => Rgb {
  const list = repeat.flatMap(([code, count]) => {
    const colour = hex(code);
    return Array.from({ length: count }, () => colour);
  });
  return (index) => item(list, wrap(index + shift, list.length));
}

/**
 * Colours of threads that do not repeat: bands whose positions are counted from thread 0, and the ground colour
 * everywhere else.
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
