import type { Height } from "../cloth/folds";
import { crease, foldRow, swell, together, where } from "../cloth/folds";
import { smoothstep } from "../drawing/noise";
import type { SleeveCut, TopCut } from "./cut";
import type { Side, Tailor } from "./tailor";
import { at, centre, sides } from "./tailor";

export function neckline(cut: TopCut): string {
  const { neckHalf, neckY, neckDepth } = cut;
  const low = neckY + neckDepth;
  if (cut.open) return `L ${centre} ${low} L ${at(-1, neckHalf, neckY)}`;
  return (
    `C ${at(1, neckHalf - 2, neckY + neckDepth * 0.62)} ${at(1, neckHalf * 0.55, low)} ${centre} ${low} ` +
    `C ${at(-1, neckHalf * 0.55, low)} ${at(-1, neckHalf - 2, neckY + neckDepth * 0.62)} ${at(-1, neckHalf, neckY)}`
  );
}

/** A line from the neck over the shoulder, round the armhole and down the side to the hem. */
function sideLine(cut: TopCut, side: Side): string {
  const shoulderY = cut.neckY + cut.shoulderDrop;
  const { shoulderHalf: sh, chestHalf: ch, armholeY: ay, waistY, waistHalf, hemHalf, hemY } = cut;
  return (
    `L ${at(side, sh, shoulderY)} ` +
    `C ${at(side, sh - 16, shoulderY + (ay - shoulderY) * 0.45)} ${at(side, sh - 22, ay - 46)} ${at(side, ch, ay)} ` +
    `C ${at(side, ch - 3, ay + (waistY - ay) * 0.5)} ${at(side, waistHalf, waistY - 50)} ` +
    `${at(side, waistHalf, waistY)} ` +
    `C ${at(side, waistHalf + 2, waistY + (hemY - waistY) * 0.35)} ${at(side, hemHalf - 5, hemY - 120)} ` +
    `${at(side, hemHalf, hemY)} `
  );
}

/** The same line as `sideLine` in the opposite direction, from the hem up. */
function sideLineUp(cut: TopCut, side: Side): string {
  const shoulderY = cut.neckY + cut.shoulderDrop;
  const { shoulderHalf: sh, chestHalf: ch, armholeY: ay, waistY, waistHalf, hemHalf, hemY } = cut;
  return (
    `C ${at(side, hemHalf - 5, hemY - 120)} ${at(side, waistHalf + 2, waistY + (hemY - waistY) * 0.35)} ` +
    `${at(side, waistHalf, waistY)} ` +
    `C ${at(side, waistHalf, waistY - 50)} ${at(side, ch - 3, ay + (waistY - ay) * 0.5)} ${at(side, ch, ay)} ` +
    `C ${at(side, sh - 22, ay - 46)} ${at(side, sh - 16, shoulderY + (ay - shoulderY) * 0.45)} ` +
    `${at(side, sh, shoulderY)} L ${at(side, cut.neckHalf, cut.neckY)} `
  );
}

export function hemLine(cut: TopCut, raised = 0): string {
  const y = cut.hemY - raised;
  const low = y + cut.hemCurve * 1.34;
  const half = cut.hemHalf - raised * 0.05;
  if (cut.hemWave) return wavyHem(cut, y, half, cut.hemWave);
  return `M ${at(-1, half, y)} C ${at(-1, half * 0.45, low)} ${at(1, half * 0.45, low)} ${at(1, half, y)}`;
}

/** A hem that rises and falls with the folds above it, along the curve that a round body gives it. */
function wavyHem(cut: TopCut, y: number, half: number, wave: number): string {
  const count = 7;
  const steps = count * 4;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = (step / steps) * 2 - 1;
    const fold = Math.sin((step / steps) * count * Math.PI + cut.seed) * wave * (1 - t * t * 0.5);
    return `${(centre + t * half).toFixed(1)} ${(y + cut.hemCurve * (1 - t * t) + fold * (1 - t ** 8)).toFixed(1)}`;
  });
  return `M ${points[0]} L ${points.slice(1).join(" L ")}`;
}

export function bodyOutline(cut: TopCut): string {
  const hem = hemLine(cut).replace(/^M \S+ \S+/, "");
  return `M ${at(-1, cut.neckHalf, cut.neckY)} ${sideLine(cut, -1)} ${hem} ${sideLineUp(cut, 1)} ${neckline(cut)} Z`;
}

/** The outline of one half of an open front, from `overlap` beyond the centre line to the side. */
export function frontHalf(cut: TopCut, side: Side, overlap: number): string {
  const low = cut.neckY + cut.neckDepth;
  const hemY = cut.hemY + cut.hemCurve;
  return (
    `M ${at(side, -overlap, low + overlap)} L ${at(side, cut.neckHalf, cut.neckY)} ${sideLine(cut, side)} ` +
    `C ${at(side, cut.hemHalf * 0.6, hemY - 4)} ${at(side, cut.hemHalf * 0.3, hemY)} ${at(side, -overlap, hemY)} Z`
  );
}

/** The relief of a garment's body: smooth at the shoulders, pulled at the underarm, with soft folds down to the hem. */
export function bodyRelief(cut: TopCut): Height {
  const { seed, ease, armholeY, chestHalf, waistY, hemY, waistHalf } = cut;
  const pulls = sides.flatMap((side) => {
    const x = (dx: number): number => centre + side * dx;
    const fold = (fromX: number, fromY: number, toX: number, toY: number, height: number, wide: number, bow: number) =>
      crease({
        from: [x(fromX), fromY],
        to: [x(toX), toY],
        width: [wide * 0.5, wide],
        height: height * ease * 1.9,
        bow: bow * side,
      });
    const turn = side * 7;
    return [
      fold(chestHalf - 6, armholeY - 12, 40 + turn, armholeY + 66 + turn, 6, 15, 12),
      fold(chestHalf - 4, armholeY + 4, 84 - turn, armholeY + 190 - turn, 7.5, 18, -12),
      fold(chestHalf - 16, armholeY + 30, 128 + turn, waistY + 150, 6, 20, 10),
      fold(waistHalf * 0.62, waistY - 70, waistHalf * 0.5 + turn, hemY - 20, 7, 26, 16),
      fold(60, cut.neckY + 60, 118, armholeY + 70, 3.6, 20, -8),
    ];
  });
  const low = (_x: number, y: number): number => 0.12 + 0.88 * smoothstep(armholeY, hemY, y);
  return together(
    ...pulls,
    where(low, foldRow({ angle: 0.06, wave: 108, height: 15 * ease, crest: 1.2, wander: 0.45, seed })),
    foldRow({ angle: 1.2, wave: 150, height: 6 * ease, wander: 0.9, seed: seed + 1 }),
    swell(11 * ease, 110, seed + 2),
  );
}

/**
 * Draws a sleeve at an angle, with threads parallel to the sleeve. Call it before drawing the body, so that the armhole
 * seam lies over the sleeve.
 */
export async function laySleeve(tailor: Tailor, cut: TopCut, side: Side, flatSleeve: SleeveCut): Promise<void> {
  const sleeve = tailor.made.worn?.sleeve(flatSleeve) ?? flatSleeve;
  const angle = (sleeve.angle * Math.PI) / 180;
  const out = Math.sin(angle);
  const down = Math.cos(angle);
  const topX = cut.shoulderHalf - 1;
  const topY = cut.neckY + cut.shoulderDrop;
  const endX = topX + out * sleeve.length;
  const endY = topY + down * sleeve.length;
  const cuffX = endX - down * sleeve.cuff;
  const cuffY = endY + out * sleeve.cuff;
  const underX = cut.chestHalf + 1;
  const underY = cut.armholeY + 2;
  const along = (t: number): string => at(side, endX + (cuffX - endX) * t, endY + (cuffY - endY) * t);
  const bulgeX = (topX + endX) / 2 + down * 9;
  const bulgeY = (topY + endY) / 2 - out * 9;
  const outline =
    `M ${at(side, topX - 26, topY + 3)} L ${at(side, topX - 3, topY - 0.5)} ` +
    `C ${at(side, topX + 14, topY + 8)} ${at(side, bulgeX, bulgeY)} ${along(0)} ` +
    `Q ${at(side, (endX + cuffX) / 2 + out * 5, (endY + cuffY) / 2 + down * 5)} ${along(1)} ` +
    `Q ${at(side, (cuffX + underX) / 2 + 5, (cuffY + underY) / 2 - 2)} ${at(side, underX, underY)} ` +
    `L ${at(side, underX - 50, underY + 6)} L ${at(side, topX - 60, topY + 60)} Z`;
  const back = (distance: number): string => {
    const shift = (t: number): string =>
      at(side, endX + (cuffX - endX) * t - out * distance, endY + (cuffY - endY) * t - down * distance);
    return `M ${shift(-0.12)} L ${shift(1.12)}`;
  };
  const x = (dx: number): number => centre + side * dx;
  const seed = cut.seed + 40 + side;
  const fold = (from: number, to: number, t0: number, t1: number, height: number, bow: number): Height =>
    crease({
      from: [
        x(topX + (endX - topX) * t0 - down * sleeve.cuff * from),
        topY + (endY - topY) * t0 + out * sleeve.cuff * from,
      ],
      to: [x(topX + (endX - topX) * t1 - down * sleeve.cuff * to), topY + (endY - topY) * t1 + out * sleeve.cuff * to],
      width: [8, 17],
      height: height * cut.ease * 1.8,
      bow: bow * side,
      rise: 0.25,
    });
  await tailor.lay(
    {
      outline,
      grain: { angle: -side * angle, x: x(topX), y: topY },
      edge: tailor.made.worn ? { height: 30, width: sleeve.cuff * 0.8 } : { height: 9, width: 20 },
      relief: together(
        fold(1.1, 0.2, 0.12, 0.62, 8, 10),
        fold(1.05, 0.5, 0.22, 0.95, 7, -8),
        fold(0.1, 0.7, 0.3, 0.86, 5, 9),
        fold(0.9, 0.1, 0.5, 0.95, 4.5, 6),
        swell(10 * cut.ease, 70, seed),
      ),
      lift: 7,
    },
    sleeve.band
      ? { seams: [back(sleeve.band)], stitches: [back(sleeve.band - 4), back(5)] }
      : { seams: [back(15)], stitches: [back(13)] },
  );
}
