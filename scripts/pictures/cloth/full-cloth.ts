import type { View } from "../drawing/canvas";
import { Canvas } from "../drawing/canvas";
import { smoothstep } from "../drawing/noise";
import type { ClothName } from "./catalogue";
import { cloth } from "./catalogue";
import type { Height } from "./folds";
import { creases, foldRow, swell, together, where } from "./folds";
import type { Grain } from "./piece";
import { layPiece } from "./piece";

export interface FullCloth {
  readonly cloth: ClothName;
  readonly thread: number;
  readonly relief: Height;
  readonly grain?: Grain;
}

/** A picture that is completely filled with cloth. */
export async function fullCloth(view: View, { cloth: name, thread, relief, grain }: FullCloth): Promise<Canvas> {
  const canvas = new Canvas(view);
  await layPiece(canvas, { cloth: cloth(name), thread, relief, grain });
  return canvas;
}

/** The relief of cloth that was smoothed out on a table by hand, with two or three shallow waves left. */
export function flatRelief(seed: number): Height {
  return together(
    foldRow({ angle: 0.5 + (seed % 5) * 0.09, wave: 330, height: 50, lean: 0.62, wander: 0.5, seed }),
    foldRow({ angle: -0.35, wave: 470, height: 26, wander: 0.6, seed: seed + 1 }),
    swell(9, 190, seed + 2),
  );
}

/** The relief of cloth that falls in deep folds from the upper corner. */
export function drapeRelief(seed: number): Height {
  return together(
    foldRow({ angle: 0.42 + (seed % 4) * 0.1, wave: 235, height: 74, lean: 0.64, crest: 1.15, wander: 0.55, seed }),
    foldRow({ angle: 0.95, wave: 310, height: 26, lean: 0.55, crest: 1.4, wander: 0.7, seed: seed + 1 }),
    foldRow({ angle: 0.2, wave: 96, height: 9, crest: 1.6, wander: 0.8, seed: seed + 3 }),
    swell(9, 170, seed + 2),
  );
}

export function closeRelief(seed: number): Height {
  return together(
    foldRow({ angle: 0.7, wave: 620, height: 46, lean: 0.6, wander: 0.4, seed }),
    swell(12, 320, seed + 2),
  );
}

/** The relief of cloth with soft folds, for the second picture of a garment. */
export function softRelief(seed: number): Height {
  return together(
    foldRow({ angle: 0.62, wave: 280, height: 44, lean: 0.6, crest: 1.2, wander: 0.6, seed }),
    foldRow({ angle: -0.2, wave: 360, height: 16, wander: 0.7, seed: seed + 1 }),
    swell(7, 150, seed + 2),
  );
}

/** Folds that become deeper towards the right, so that text over the smooth left side is readable. */
export function heroRelief(view: View, seed: number, depth: number): Height {
  const span = view.width / view.scale;
  const grows = (x: number, y: number): number => {
    const t = view.width > view.height ? x / span : 0.35 + 0.65 * smoothstep(900, 100, y);
    return 0.16 + 0.84 * smoothstep(0.28, 0.72, t);
  };
  return where(
    grows,
    together(
      foldRow({ angle: 0.5, wave: 350, height: depth, lean: 0.6, crest: 1.1, wander: 0.5, seed }),
      foldRow({ angle: 0.95, wave: 420, height: depth * 0.4, crest: 1.4, wander: 0.8, seed: seed + 1 }),
      foldRow({ angle: 0.25, wave: 130, height: depth * 0.08, crest: 1.3, wander: 0.8, seed: seed + 3 }),
      swell(12, 240, seed + 2),
    ),
  );
}

export function linenRelief(seed: number): Height {
  return together(drapeRelief(seed), creases(5, 90, seed + 9));
}
