import { hash, mix, noise, smoothstep } from "../drawing/noise";

/** How high the cloth lies above the table at a point, in units of the drawing. */
export type Height = (x: number, y: number) => number;

export interface FoldRow {
  /** The direction across the folds, in radians. */
  readonly angle: number;
  /** Width of one fold, in units of the drawing. */
  readonly wave: number;
  readonly height: number;
  /** Where the crest lies across the width of a fold: 0.5 is the middle; with a lower value the fold leans over. */
  readonly lean?: number;
  /** The shape of the folds: 1 is round, 2 has narrow crests, 0.6 has narrow valleys. */
  readonly crest?: number;
  /** How far each fold deviates from a straight line; 1 means by the width of one fold. */
  readonly wander?: number;
  /** A point where the folds converge, as if the cloth were pinned there. */
  readonly pin?: { readonly x: number; readonly y: number };
  readonly seed: number;
}

function profile(phase: number, lean: number, crest: number): number {
  const t = phase - Math.floor(phase);
  const skewed = t < lean ? (t / lean) * 0.5 : 0.5 + ((t - lean) / (1 - lean)) * 0.5;
  return (0.5 - 0.5 * Math.cos(skewed * Math.PI * 2)) ** crest;
}

/** A row of roughly parallel folds. Each fold has its own height, which varies along its length. */
export function foldRow(row: FoldRow): Height {
  const { angle, wave, height, lean = 0.5, crest = 1, wander = 0.4, pin, seed } = row;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (x, y) => {
    const across = x * cos + y * sin;
    const along = y * cos - x * sin;
    const bend = noise(across / (wave * 3.1), along / (wave * 4.5), seed) * wander * 2.4;
    let phase = across / wave;
    if (pin) {
      const reach = Math.hypot(x - pin.x, y - pin.y);
      phase = (Math.atan2(y - pin.y, x - pin.x) * 900) / wave;
      phase += smoothstep(200, 900, reach) * 0.3;
    }
    phase += bend;
    const fold = Math.floor(phase);
    const own = 0.55 + 0.45 * hash(fold, seed, 3);
    const swell = 0.78 + 0.7 * noise(along / (wave * 3.2) + hash(fold, seed, 8) * 30, fold * 7.7, seed + 4);
    return height * own * Math.max(0.05, swell) * profile(phase, lean, crest);
  };
}

/** The gentle bumps of cloth that was laid on a table by hand and not ironed. */
export function swell(height: number, wave: number, seed: number): Height {
  return (x, y) => {
    const wx = x + noise(x / wave, y / wave, seed + 1) * wave * 0.5;
    return height * noise(wx / wave, y / (wave * 1.3), seed);
  };
}

/** The fine creases of linen. They are ridges along the lines where a noise function is zero. */
export function creases(height: number, wave: number, seed: number): Height {
  return (x, y) => {
    const ridge = 1 - Math.min(1, Math.abs(noise(x / wave, y / (wave * 1.2), seed)) * 3.4);
    const where = smoothstep(-0.1, 0.45, noise(x / (wave * 2.6), y / (wave * 2.6), seed + 5));
    return height * ridge * ridge * where;
  };
}

export interface Crease {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The width of the fold at its start and at its end. */
  readonly width: readonly [number, number];
  readonly height: number;
  /** How far the fold is bent sideways in the middle of its length. */
  readonly bow?: number;
  /** The fraction of the length over which the fold rises to its full height; 0 means full height from the start. */
  readonly rise?: number;
}

/** A single fold, pulled into the cloth by a seam or a fastening: it starts at `from` and flattens out towards `to`. */
export function crease({ from, to, width, height, bow = 0, rise = 0.12 }: Crease): Height {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const tx = dx / length;
  const ty = dy / length;
  return (x, y) => {
    const t = ((x - from[0]) * tx + (y - from[1]) * ty) / length;
    if (t <= 0 || t >= 1) return 0;
    const side = (y - from[1]) * tx - (x - from[0]) * ty - bow * 4 * t * (1 - t);
    const wide = mix(width[0], width[1], t);
    const s = side / wide;
    if (s < -3 || s > 3) return 0;
    const rising = rise > 0 ? smoothstep(0, rise, t) : 1;
    const fading = 1 - smoothstep(0.35, 1, t);
    return height * rising * fading * (Math.exp(-s * s) - 0.45 * Math.exp(-(s - 1.5) * (s - 1.5)));
  };
}

export function together(...heights: readonly Height[]): Height {
  return (x, y) => {
    let sum = 0;
    for (const height of heights) sum += height(x, y);
    return sum;
  };
}

/** Multiplies the height of a relief at each point by `amount` there; where `amount` is 0 the cloth stays flat. */
export function where(amount: (x: number, y: number) => number, height: Height): Height {
  return (x, y) => {
    const part = amount(x, y);
    return part > 0 ? part * height(x, y) : 0;
  };
}
