import type { Height } from "../cloth/folds";
import { crease } from "../cloth/folds";
import type { Button } from "../drawing/overlay";
import { sewButtons } from "../drawing/overlay";
import type { Side, Tailor } from "./tailor";
import { at, centre } from "./tailor";

export interface Strip {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
  readonly relief?: Height;
}

/** Draws the strip of cloth with the buttons; with `boxed` (a half placket) it ends in a point in a stitched box. */
export async function layPlacket(tailor: Tailor, strip: Strip, boxed: boolean): Promise<void> {
  const { x, top, bottom, half, relief } = strip;
  const tip = boxed ? 9 : 0;
  const outline =
    `M ${x - half} ${top} L ${x + half} ${top} L ${x + half} ${bottom} L ${x} ${bottom + tip} L ` +
    `${x - half} ${bottom} Z`;
  const box = `M ${x - half + 3} ${bottom - half * 1.7} L ${x + half - 3} ${bottom - half * 1.7}`;
  await tailor.lay(
    { outline, relief, edge: { height: 2.6, width: 4 }, lift: 2.6 },
    {
      stitches: [
        `M ${x - half + 4} ${top} L ${x - half + 4} ${bottom - 2}`,
        `M ${x + half - 4} ${top} L ${x + half - 4} ${bottom - 2}`,
        ...(boxed ? [box] : []),
      ],
    },
  );
}

export function buttonRow(x: number, from: number, to: number, count: number, colour: string, radius = 5.6): Button[] {
  return Array.from({ length: count }, (_, index) => ({
    x,
    y: from + ((to - from) * index) / Math.max(1, count - 1),
    radius,
    colour,
  }));
}

export async function layButtons(tailor: Tailor, buttons: readonly Button[]): Promise<void> {
  await sewButtons(tailor.canvas, buttons);
}

export interface Pocket {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly flap?: boolean;
  readonly pointed?: boolean;
  readonly relief?: Height;
}

/** Draws a patch pocket: hemmed at its opening, stitched along the other three sides. */
export async function layPatchPocket(tailor: Tailor, pocket: Pocket): Promise<void> {
  const { x, y, width, height, flap, pointed, relief } = pocket;
  const left = x - width / 2;
  const right = x + width / 2;
  const low = y + height;
  const corner = pointed ? 16 : 6;
  const shape = (inset: number): string =>
    `M ${left + inset} ${y} L ${left + inset} ${low - corner - inset} L ${pointed ? x : left + corner} ` +
    `${low - inset} ` +
    `L ${pointed ? x : right - corner} ${low - inset} L ${right - inset} ${low - corner - inset} L ` +
    `${right - inset} ${y}`;
  await tailor.lay(
    { outline: `${shape(0)} Z`, relief, edge: { height: 3, width: 5 }, lift: 3.4 },
    {
      seams: [`M ${left} ${y + 0.5} L ${right} ${y + 0.5}`],
      stitches: [shape(4), `M ${left + 3} ${y + 15} L ${right - 3} ${y + 15}`],
    },
  );
  if (!flap) return;
  const flapShape = (inset: number): string =>
    `M ${left - 3 + inset} ${y - 10} L ${left - 3 + inset} ${y + 26 - inset} L ${x} ${y + 38 - inset} ` +
    `L ${right + 3 - inset} ${y + 26 - inset} L ${right + 3 - inset} ${y - 10}`;
  await tailor.lay(
    { outline: `${flapShape(0)} Z`, relief, edge: { height: 3.4, width: 5 }, lift: 4 },
    { stitches: [flapShape(4), `M ${left} ${y - 6} L ${right} ${y - 6}`] },
  );
}

/** The relief of folds that start at a gathered or tied line, like the pleats below a waistband. */
export function gathers(options: {
  readonly y: number;
  readonly half: number;
  readonly spread: number;
  readonly length: number;
  readonly count: number;
  readonly height: number;
}): Height[] {
  const { y, half, spread, length, count, height } = options;
  return Array.from({ length: count }, (_, index) => {
    const t = ((index + 0.5) / count) * 2 - 1;
    const odd = index % 2 === 0 ? 1 : 0.62;
    return crease({
      from: [centre + t * half, y],
      to: [centre + t * half * spread, y + length * (0.8 + 0.2 * odd)],
      width: [(half / count) * 0.5, ((half * spread) / count) * 0.85],
      height: height * odd,
      bow: (index % 3) * 6 - 6,
      rise: 0.05,
    });
  });
}

/** SVG lines of a side slit, and of the short bar of stitches at its end that keeps the cloth from tearing. */
export function slit(side: Side, half: number, top: number, bottom: number): string[] {
  return [`M ${at(side, half - 9, bottom - 14)} L ${at(side, half - 16, top + 8)} L ${at(side, half - 4, top + 6)}`];
}
