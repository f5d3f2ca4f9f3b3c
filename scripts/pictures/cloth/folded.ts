import type { Canvas } from "../drawing/canvas";
import type { Rgb } from "../drawing/colour";
import { hex } from "../drawing/colour";
import { randomStream } from "../drawing/noise";
import { shadowOf } from "../drawing/overlay";
import { Tailor } from "../garment/tailor";
import type { Point } from "../yarn/strand";
import { linePath, paintStrand, smoothLine } from "../yarn/strand";
import type { ClothName } from "./catalogue";
import { cloth } from "./catalogue";
import type { Height } from "./folds";
import type { Grain } from "./piece";

/** A rectangular sheet of cloth lying on the table, turned by `angle` about its middle. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** Converts a point measured from the sheet's upper left corner into a point of the picture. */
export function onSheet(sheet: Sheet, x: number, y: number): Point {
  const dx = x - sheet.width / 2;
  const dy = y - sheet.height / 2;
  const cos = Math.cos(sheet.angle);
  const sin = Math.sin(sheet.angle);
  return [sheet.x + dx * cos - dy * sin, sheet.y + dx * sin + dy * cos];
}

/** The outline of the sheet, with corners slightly rounded, as folding rounds them. */
export function sheetOutline(sheet: Sheet, inset = 0, round = 5): string {
  const { width: w, height: h } = sheet;
  const p = (x: number, y: number): string =>
    onSheet(sheet, x, y)
      .map((part) => part.toFixed(1))
      .join(" ");
  const [l, t, r, b] = [inset, inset, w - inset, h - inset];
  return (
    `M ${p(l + round, t)} L ${p(r - round, t)} Q ${p(r, t)} ${p(r, t + round)} L ${p(r, b - round)} ` +
    `Q ${p(r, b)} ${p(r - round, b)} L ${p(l + round, b)} Q ${p(l, b)} ${p(l, b - round)} L ${p(l, t + round)} ` +
    `Q ${p(l, t)} ${p(l + round, t)} Z`
  );
}

export interface FoldedPiece {
  readonly sheet: Sheet;
  readonly cloth: ClothName;
  readonly thread: number;
  readonly layers: number;
  readonly relief: Height;
  /** The position of thread 0, measured from the upper left corner of the sheet. */
  readonly origin?: Point;
  readonly sewing?: string;
  /** Distance of the hem's stitches from the edge, in units of the drawing. */
  readonly hem?: number;
  readonly thickness?: number;
}

/** Draws cloth folded into layers. The lower layers are visible as narrow strips at the right and bottom edges. */
export async function layFolded(canvas: Canvas, piece: FoldedPiece): Promise<void> {
  const { sheet, layers, origin = [0, 0], relief, hem, thickness = 7 } = piece;
  const tailor = new Tailor(canvas, { cloth: piece.cloth, thread: piece.thread, sewing: piece.sewing ?? "#ffffff" });
  const random = randomStream(Math.round(sheet.x + sheet.y));
  for (let layer = layers - 1; layer >= 0; layer--) {
    const shift = layer * thickness * 0.62;
    const own: Sheet = {
      ...sheet,
      x: sheet.x + shift + (layer > 0 ? (random() - 0.5) * 6 : 0),
      y: sheet.y + shift,
      angle: sheet.angle + (layer > 0 ? (random() - 0.5) * 0.012 : 0),
    };
    const [x, y] = onSheet(own, origin[0], origin[1]);
    const grain: Grain = { angle: own.angle, x, y };
    await tailor.lay(
      {
        outline: sheetOutline(own),
        grain,
        relief,
        edge: { height: thickness, width: thickness * 1.7 },
        lift: thickness,
      },
      { stitches: hem && layer === 0 ? [sheetOutline(own, hem, 2)] : [] },
    );
  }
}

export interface Fringe {
  readonly sheet: Sheet;
  readonly length: number;
  readonly tassels: number;
  /** The colour of each tassel; `t` goes from 0 at the left to 1 at the right. */
  readonly colour: (t: number) => Rgb;
  readonly width: number;
  readonly seed: number;
}

/** Draws tassels, made of knotted warp ends, below the lower edge of a sheet. */
export async function layFringe(canvas: Canvas, fringe: Fringe): Promise<void> {
  const { sheet, length, tassels, colour, width, seed } = fringe;
  const random = randomStream(seed);
  const strands: { points: Point[]; colour: Rgb }[] = [];
  for (let tassel = 0; tassel < tassels; tassel++) {
    const t = (tassel + 0.5) / tassels;
    const x = 3 + t * (sheet.width - 6);
    const drift = (random() - 0.5) * 12;
    for (let strand = 0; strand < 4; strand++) {
      const spread = (strand - 1.5) * (sheet.width / tassels) * 0.2;
      const reach = length * (0.86 + 0.2 * random());
      const through: Point[] = [
        [x + spread * 1.3, sheet.height - 4],
        [x + spread * 0.3, sheet.height + length * 0.2],
        [x + spread + drift * 0.4, sheet.height + length * 0.55],
        [x + spread * 1.5 + drift + (random() - 0.5) * 5, sheet.height + reach],
      ];
      strands.push({
        points: smoothLine(
          through.map(([px, py]) => onSheet(sheet, px, py)),
          7,
        ),
        colour: colour(t),
      });
    }
  }
  const lines = strands.map(({ points }) => `<path d="${linePath(points)}"/>`).join("");
  await shadowOf(canvas, `<g fill="none" stroke="#000" stroke-width="${width}">${lines}</g>`, 3.2, 0.5);
  for (const [index, strand] of strands.entries())
    paintStrand(canvas, { ...strand, width, ply: 2, seed: seed + index });
}

/** The colours of the warp threads of a cloth, for its fringe, which consists of the ends of these threads. */
export function warpColours(name: ClothName, sheet: Sheet, thread: number, from = 0): (t: number) => Rgb {
  const { warp, weft } = cloth(name);
  return (t) => {
    const index = Math.floor((t * sheet.width - from) / thread);
    const a = warp(index);
    const b = weft(200);
    return [a[0] * 0.8 + b[0] * 0.2, a[1] * 0.8 + b[1] * 0.2, a[2] * 0.8 + b[2] * 0.2];
  };
}

export function oneColour(code: string): () => Rgb {
  const colour = hex(code);
  return () => colour;
}
