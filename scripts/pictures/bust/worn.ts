import type { Height } from "../cloth/folds";
import { crease, foldRow, together, where } from "../cloth/folds";
import { smoothstep } from "../drawing/noise";
import type { TopCut, Worn } from "../garment/cut";
import { centre, sides } from "../garment/tailor";
import type { Place } from "./bust";
import { layBust } from "./bust";

/** The round of the body: cloth lies higher in the middle than at the sides, and falls away behind them. */
function round(half: number, height: number): Height {
  return (x) => {
    const t = Math.min(1, Math.abs(x - centre) / half);
    return height * (1 - t * t);
  };
}

/** Folds that fall straight from the chest and become deeper towards the hem. */
function falling(cut: Pick<TopCut, "armholeY" | "hemY" | "chestHalf" | "seed">): Height {
  const { armholeY, hemY, chestHalf, seed } = cut;
  const tall = hemY - armholeY;
  const folds = sides.flatMap((side) =>
    [0.34, 0.72].map((share, index) =>
      crease({
        from: [centre + side * chestHalf * share, armholeY + tall * (0.04 + index * 0.1)],
        to: [centre + side * chestHalf * (share + 0.12), hemY + tall * 0.7],
        width: [14, 34],
        height: 13,
        bow: side * (8 - index * 14),
        rise: 0.2,
      }),
    ),
  );
  return together(
    ...folds,
    where(
      (_x, y) => smoothstep(armholeY + tall * 0.2, hemY, y),
      foldRow({ angle: 0.02, wave: 92, height: 22, crest: 1.15, wander: 0.35, seed: seed + 11 }),
    ),
  );
}

/** How a garment with shoulders hangs on the bust: closer at the shoulders, sleeves down, the hem seen from above. */
export function wornTop(flat: TopCut, place: Place): Worn {
  const closer = (cut: TopCut): TopCut => ({
    ...cut,
    shoulderHalf: cut.shoulderHalf * 0.93,
    shoulderDrop: cut.shoulderDrop * 1.3,
    chestHalf: cut.chestHalf * 0.93,
    waistHalf: cut.waistHalf * 0.87,
    hemHalf: cut.hemHalf * 0.92,
    hemCurve: cut.hemCurve + 14,
    hemWave: 5,
    ease: cut.ease * 0.9,
  });
  return {
    top: closer,
    sleeve: (sleeve) => ({ ...sleeve, angle: 6 + sleeve.angle * 0.22, cuff: sleeve.cuff * 0.88 }),
    shape: together(round(flat.chestHalf * 1.14, 84), falling(flat)),
    bust: (canvas) => layBust(canvas, place),
  };
}

/** How a garment hangs that begins at the waist, or is tied round it. */
export function wornWaist(place: Place): Worn {
  return {
    top: (cut) => cut,
    sleeve: (sleeve) => sleeve,
    shape: round(300 * place.size, 96),
    bust: (canvas) => layBust(canvas, place),
  };
}
