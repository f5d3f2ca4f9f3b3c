import { clamp, hash, noise } from "../drawing/noise";
import type { Cloth } from "./weave";

/**
 * The level of detail at which threads are drawn, which depends on their size in the picture: small threads lose their
 * roundness, large threads show plies and fibres.
 */
export interface ThreadLook {
  readonly roundness: number;
  readonly macro: number;
}

export function lookAt(pixelsPerThread: number): ThreadLook {
  return {
    roundness: clamp((pixelsPerThread - 0.9) / 2.6, 0, 1),
    macro: clamp((pixelsPerThread - 7) / 6, 0, 1),
  };
}

/** The light reflected by warp and weft, stored separately because silk reflects differently along each of them. */
export class Gathered {
  readonly warp = new Float64Array(3);
  readonly weft = new Float64Array(3);

  clear(): void {
    this.warp.fill(0);
    this.weft.fill(0);
  }
}

/**
 * Adds the visible colour of the cloth at a point to `into`. The point is given in threads: `u` counts warp threads
 * across the cloth, `v` weft threads along it.
 */
export function gatherThread(cloth: Cloth, u: number, v: number, look: ThreadLook, into: Gathered): void {
  const { finish, structure } = cloth;
  if (finish.fuzz > 0) {
    const shiftU = noise(u * 1.7, v * 1.9, 71) + 0.5 * noise(u * 4.1, v * 3.7, 72);
    v += finish.fuzz * (noise(u * 1.6, v * 1.8, 73) + 0.5 * noise(u * 3.9, v * 4.3, 74));
    u += finish.fuzz * shiftU;
  }
  const i = Math.floor(u);
  const j = Math.floor(v);
  const inlay = cloth.inlay?.(i, j);
  const warpOnTop = inlay === undefined && structure(i, j);

  const lane = warpOnTop ? i : j;
  const run = warpOnTop ? v : u;
  const along = run - Math.floor(run);
  const before = warpOnTop ? structure(i, j - 1) : !structure(i - 1, j);
  const after = warpOnTop ? structure(i, j + 1) : !structure(i + 1, j);

  const side = warpOnTop ? 3 : 11;
  const uneven = finish.slub > 0 ? noise(lane * 5.37 + side, run * 0.055, 21) : 0;
  const across = (warpOnTop ? u - i : v - j) - 0.5;
  const s = (across * 2) / (1 + finish.slub * 0.4 * uneven);
  const bulge = Math.sqrt(Math.max(0, 1 - s * s * 0.92));

  let dive = 1;
  if (!before && along < 0.36) dive *= 0.5 + along * 1.39;
  if (!after && along > 0.64) dive *= 0.5 + (1 - along) * 1.39;
  const round = (0.34 + 0.66 * bulge) * (0.42 + 0.58 * dive) * 1.38 - across * 0.3;
  let shade = 1 + look.roundness * finish.depth * (round - 1);
  shade += finish.slub * 0.22 * uneven + (hash(lane, side) - 0.5) * (0.05 + 0.06 * finish.slub);
  if (look.macro > 0) {
    const ply = Math.sin((run * 1.15 + across * (warpOnTop ? 1.1 : -1.1)) * Math.PI * 2);
    const fibre = noise(run * 3.1 + lane * 9.1, across * 13 + run * 5, 33 + side);
    shade *= 1 + look.macro * finish.depth * (0.1 * ply + 0.2 * fibre);
  }
  shade = Math.max(0.06, shade);

  const colour = inlay ?? (warpOnTop ? cloth.warp(i) : cloth.weft(j));
  const dye = inlay ? undefined : warpOnTop ? cloth.warpDye : cloth.weftDye;
  const target = warpOnTop ? into.warp : into.weft;
  if (dye) {
    const amount = clamp(dye.amount(lane, run));
    target[0] = (target[0] ?? 0) + (colour[0] + (dye.colour[0] - colour[0]) * amount) * shade;
    target[1] = (target[1] ?? 0) + (colour[1] + (dye.colour[1] - colour[1]) * amount) * shade;
    target[2] = (target[2] ?? 0) + (colour[2] + (dye.colour[2] - colour[2]) * amount) * shade;
    return;
  }
  target[0] = (target[0] ?? 0) + colour[0] * shade;
  target[1] = (target[1] ?? 0) + colour[1] * shade;
  target[2] = (target[2] ?? 0) + colour[2] * shade;
}
