import { cloth } from "../cloth/catalogue";
import { together } from "../cloth/folds";
import type { Piece } from "../cloth/piece";
import { layPiece } from "../cloth/piece";
import type { Canvas } from "../drawing/canvas";
import type { Made, TopCut } from "./cut";

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
    readonly made: Pick<Made, "cloth" | "thread" | "sewing" | "worn">,
  ) {}

  /** The measurements of the garment as it lies on the table, or as it hangs on the bust. */
  fit(cut: TopCut): TopCut {
    return this.made.worn?.top(cut) ?? cut;
  }

  async lay(piece: Omit<Piece, "cloth" | "thread" | "ink" | "grooves">, sewn: Sewing = {}): Promise<void> {
    const { seams = [], stitches = [] } = sewn;
    const { cloth: name, thread, sewing, worn } = this.made;
    const relief = worn ? together(worn.shape, ...(piece.relief ? [piece.relief] : [])) : piece.relief;
    const lines = (paths: readonly string[], attributes: string): string =>
      paths.map((d) => `<path d="${d}" fill="none" ${attributes}/>`).join("");
    const grooves =
      lines(seams, 'stroke="#fff" stroke-width="3.4"') +
      lines(stitches, 'stroke="#fff" stroke-width="2" opacity="0.55"');
    const ink =
      lines(seams, 'stroke="#0b0a09" stroke-width="1.3" opacity="0.5"') +
      lines(stitches, `stroke="${sewing}" stroke-width="1.25" stroke-dasharray="4.6 2.6" opacity="0.75"`);
    await layPiece(this.canvas, {
      cloth: cloth(name),
      thread,
      ...piece,
      relief,
      grooves: grooves || undefined,
      ink: ink || undefined,
      grooveDepth: 2.6,
    });
  }
}
