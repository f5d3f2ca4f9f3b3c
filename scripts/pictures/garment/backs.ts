import type { Canvas } from "../drawing/canvas";
import type { Made, TopCut } from "./cut";
import { slit } from "./parts";
import { at, centre, sides, Tailor } from "./tailor";
import { bodyRelief } from "./top";
import { layBody } from "./upper";

interface Back {
  readonly yoke: boolean;
  /** Height of the collar above the neck seam; 0 for a garment without one. */
  readonly collar: number;
  readonly slits?: boolean;
}

/** Draws the back of a garment that hangs from the shoulders, laid flat. */
export async function topBack(canvas: Canvas, made: Made, front: TopCut, back: Back): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const cut = { ...front, open: false, neckDepth: 16, seed: front.seed + 14 };
  await layBody(tailor, cut, back.slits ? sides.flatMap((side) => slit(side, cut.hemHalf, 770, cut.hemY)) : []);
  if (back.yoke) await layYoke(tailor, cut);
  if (back.collar > 0) await layCollar(tailor, cut, back.collar);
}

async function layYoke(tailor: Tailor, cut: TopCut): Promise<void> {
  const { neckHalf: n, neckY: y, shoulderHalf, shoulderDrop, armholeY } = cut;
  const seam = y + shoulderDrop + (armholeY - y - shoulderDrop) * 0.41;
  const half = shoulderHalf - 14;
  const line = (low: number): string => `${at(-1, half, low)} Q ${centre} ${low + 12} ${at(1, half, low)}`;
  await tailor.lay(
    {
      outline:
        `M ${at(-1, n, y)} L ${at(-1, shoulderHalf - 3, y + shoulderDrop)} L ${line(seam)} ` +
        `L ${at(1, shoulderHalf - 3, y + shoulderDrop)} L ${at(1, n, y)} Q ${centre} ${y + 22} ${at(-1, n, y)} Z`,
      relief: bodyRelief(cut),
      edge: { height: 3, width: 6 },
      lift: 2,
    },
    { stitches: [`M ${line(seam - 5)}`] },
  );
}

async function layCollar(tailor: Tailor, cut: TopCut, tall: number): Promise<void> {
  const { neckHalf: n, neckY: y } = cut;
  await tailor.lay(
    {
      outline:
        `M ${at(-1, n + 2, y + 2)} C ${at(-1, n - 8, y - tall * 0.8)} ${at(-1, n * 0.5, y - tall)} ${centre} ${y - tall} ` +
        `C ${at(1, n * 0.5, y - tall)} ${at(1, n - 8, y - tall * 0.8)} ${at(1, n + 2, y + 2)} ` +
        `C ${at(1, n * 0.6, y + 22)} ${at(-1, n * 0.6, y + 22)} ${at(-1, n + 2, y + 2)} Z`,
      edge: { height: 4, width: 7 },
      lift: 4,
    },
    { stitches: [`M ${at(-1, n - 5, y)} Q ${centre} ${y + 22} ${at(1, n - 5, y)}`] },
  );
}
