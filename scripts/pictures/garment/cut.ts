import type { ClothName } from "../cloth/catalogue";
import type { Height } from "../cloth/folds";
import type { Canvas } from "../drawing/canvas";

export interface SleeveCut {
  readonly length: number;
  /** The angle between the sleeve and a vertical line, in degrees. */
  readonly angle: number;
  readonly cuff: number;
  /** The depth of a sewn-on cuff; if undefined, the sleeve has a hem instead. */
  readonly band?: number;
}

/** The measurements of a garment that has shoulders. Widths are half widths, measured from the centre line. */
export interface TopCut {
  readonly neckHalf: number;
  readonly neckY: number;
  readonly neckDepth: number;
  readonly shoulderHalf: number;
  readonly shoulderDrop: number;
  readonly armholeY: number;
  readonly chestHalf: number;
  readonly waistY: number;
  readonly waistHalf: number;
  readonly hemHalf: number;
  readonly hemY: number;
  /** How much lower the hem is in the middle than at its ends. */
  readonly hemCurve: number;
  /** How far the folds of a hanging garment make its hem rise and fall; undefined for one that lies flat. */
  readonly hemWave?: number;
  /** Whether the neckline is a V; otherwise it is round. */
  readonly open?: boolean;
  readonly sleeve?: SleeveCut;
  readonly seed: number;
  /** How deep the folds of the body are. */
  readonly ease: number;
}

/** How a garment changes when it hangs on a tailor's bust instead of lying on the table. */
export interface Worn {
  readonly top: (cut: TopCut) => TopCut;
  readonly sleeve: (sleeve: SleeveCut) => SleeveCut;
  /** The round of the body under the cloth and the folds that fall from it, added to the relief of every piece. */
  readonly shape: Height;
  /** Draws the bust. A garment calls it once what lies behind the neck is drawn. */
  readonly bust: (canvas: Canvas) => Promise<void>;
}

/** What a garment is made of. */
export interface Made {
  readonly cloth: ClothName;
  readonly thread: number;
  /** Colour of the thread used for seams and stitches. */
  readonly sewing: string;
  readonly buttons: string;
  readonly worn?: Worn;
}
