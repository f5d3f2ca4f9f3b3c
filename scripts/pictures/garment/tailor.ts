import type { ClothName } from "../cloth/catalogue";
import { cloth } from "../cloth/catalogue";
import type { Piece } from "../cloth/piece";
import { layPiece } from "../cloth/piece";
import type { Canvas } from "../drawing/canvas";

/** The x coordinate of the vertical centre line around which a garment is drawn. */
export const centre = 450;

export type Side = -1 | 1;
export const sides: readonly Side[] = [-1, 1];

/** A point at distance `x` from the centre line, on the given side; one drawing serves both sides. */
export function at(side: Side, x: number, y: number): string {
  return `${(centre + side * x).toFixed(1)} ${y.toFixed(1)}`;
}

export interface Sewing {
  readonly seams?: readonly string[];
  readonly stitches?: readonly string[];
}

/** Draws the pieces of one garment, which are all cut from the same cloth, and their seams and stitches. */
export class Tailor {
  constructor(
    readonly canvas: Canvas,
    readonly clothName: ClothName,
    readonly thread: number,
    /** Colour of the thread used for seams and stitches. */
    readonly sewing: string,
  ) {}

  async lay(piece: Omit<Piece, "cloth" | "thread" | "ink" | "grooves">, sewn: Sewing = {}): Promise<void> {
    const { seams = [], stitches = [] } = sewn;
    const lines = (paths: readonly string[], attributes: string): string =>
      paths.map((d) => `<path d="${d}" fill="none" ${attributes}/>`).join("");
    const grooves =
      lines(seams, 'stroke="#fff" stroke-width="3.4"') +
      lines(stitches, 'stroke="#fff" stroke-width="2" opacity="0.55"');
    const ink =
      lines(seams, 'stroke="#0b0a09" stroke-width="1.3" opacity="0.5"') +
      lines(stitches, `stroke="${this.sewing}" stroke-width="1.25" stroke-dasharray="4.6 2.6" opacity="0.75"`);
    await layPiece(this.canvas, {
      cloth: cloth(this.clothName),
      thread: this.thread,
      ...piece,
      grooves: grooves || undefined,
      ink: ink || undefined,
      grooveDepth: 2.6,
    });
  }
}
