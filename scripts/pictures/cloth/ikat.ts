import { hex } from "../drawing/colour";
import { hash, noise, smoothstep } from "../drawing/noise";
import type { Dye } from "./weave";
import { wrap } from "./weave";

/**
 * A pattern dyed into the threads before weaving. Returns how much of the dye there is where warp thread i crosses weft
 * thread j, from 0 to 1.
 */
export type Figure = (i: number, j: number) => number;

function soft(distance: number, blur: number): number {
  return 1 - smoothstep(-blur, blur, distance);
}

/** Rows of zigzags across the cloth, like the pale bands of a Telangana ikat. */
export function zigzag(period: number, rise: number, every: number, thickness: number): Figure {
  return (i, j) => {
    const t = Math.abs(wrap(i / period, 1) - 0.5) * 2;
    const y = wrap(j + t * rise, every);
    const main = soft(Math.abs(y - every * 0.5) - thickness * (0.42 + 0.16 * t), 2.2);
    const thin = soft(Math.abs(y - every * 0.5 - thickness * 1.15) - 0.9, 1.2);
    return Math.max(main, thin * 0.85);
  };
}

/** Columns of pointed chevrons. */
export function chevrons(width: number, every: number, thickness: number): Figure {
  return (i, j) => {
    const inColumn = Math.abs(wrap(i / width, 1) - 0.5) * 2;
    const y = wrap(j + inColumn * width * 0.55, every);
    const broad = soft(Math.abs(y - every * 0.3) - thickness, 1.8);
    const narrow = soft(Math.abs(y - every * 0.3 - thickness * 2.3) - thickness * 0.3, 1.4);
    return Math.max(broad, narrow) * (inColumn < 0.965 ? 1 : 0.35);
  };
}

/** Diamonds inside diamonds. */
export function diamonds(width: number, every: number): Figure {
  return (i, j) => {
    const x = Math.abs(wrap(i / width, 1) - 0.5) * 2;
    const y = Math.abs(wrap(j / every, 1) - 0.5) * 2;
    const d = x + y;
    const ring = soft((Math.abs(d - 0.72) - 0.13) * width * 0.5, 1.8);
    const core = soft((d - 0.28) * width * 0.5, 1.6);
    return Math.max(ring, core);
  };
}

/**
 * Tie-dyed threads never line up exactly on the loom: each shifts along its own length, and neighbouring threads that
 * were tied together shift by the same amount. Therefore the pattern of an ikat is blurred in one direction only.
 */
export function slippedDye(code: string, figure: Figure, slip: number, lengthwise: boolean, seed: number): Dye {
  return {
    colour: hex(code),
    amount: (thread, along) => {
      const group = hash(thread >> 2, seed, 5) - 0.5;
      const own = hash(thread, seed, 9) - 0.5;
      const place = along + slip * (group * 1.3 + own * 0.9) + noise(thread * 0.07, along * 0.04, seed) * slip;
      return (lengthwise ? figure(thread, place) : figure(place, thread)) * (0.9 + 0.1 * own);
    },
  };
}
