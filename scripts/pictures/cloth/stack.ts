import type { Canvas } from "../drawing/canvas";
import { clamp, randomStream } from "../drawing/noise";
import type { ClothName } from "./catalogue";
import { cloth } from "./catalogue";
import { foldRow, swell, together } from "./folds";
import { layPiece } from "./piece";

interface FoldedCloth {
  readonly cloth: ClothName;
  readonly thread: number;
  /** The height of one roll in the pile: the rounded front of a fold. */
  readonly roll: number;
  readonly rolls: number;
}

export interface Stack {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The folded cloths from the bottom to the top. */
  readonly pieces: readonly FoldedCloth[];
  readonly seed: number;
  /** How much of the pile's top surface is visible; the pile is seen slightly from above. */
  readonly depth?: number;
}

function rollOutline(left: number, right: number, top: number, bottom: number, sag: number): string {
  const middle = (left + right) / 2;
  const round = (bottom - top) * 0.5;
  return (
    `M ${left + round} ${top} Q ${middle} ${top + sag} ${right - round} ${top} ` +
    `C ${right + round * 0.25} ${top} ${right + round * 0.25} ${bottom} ${right - round} ${bottom} ` +
    `Q ${middle} ${bottom + sag} ${left + round} ${bottom} ` +
    `C ${left - round * 0.25} ${bottom} ${left - round * 0.25} ${top} ${left + round} ${top} Z`
  );
}

/** Draws the rounded front of one fold. The threads run around it, so they appear closer together at its edges. */
async function layRoll(
  canvas: Canvas,
  piece: FoldedCloth,
  place: { left: number; right: number; top: number; bottom: number; sag: number; seed: number },
): Promise<void> {
  const { left, right, top, bottom, sag, seed } = place;
  const radius = (bottom - top) / 2;
  await layPiece(canvas, {
    outline: rollOutline(left, right, top, bottom, sag),
    cloth: cloth(piece.cloth),
    thread: piece.thread,
    grain: {
      x: left,
      y: (top + bottom) / 2,
      bend: (u, v) => [u, radius * Math.asin(clamp(v / (radius * 1.06), -0.98, 0.98)) + seed * 37],
    },
    edge: { height: radius * 0.82, width: radius },
    relief: together(
      swell(5, 120, seed),
      foldRow({ angle: 1.25, wave: 62, height: 3.5, wander: 1.2, crest: 1.4, seed: seed + 4 }),
    ),
    lift: 7,
  });
}

async function layTop(canvas: Canvas, stack: Stack, top: number): Promise<void> {
  const piece = stack.pieces[stack.pieces.length - 1];
  if (!piece) return;
  const { left, right, depth = 130, seed } = stack;
  const inset = depth * 0.34;
  const back = top - depth;
  const middle = (left + right) / 2;
  const outline =
    `M ${left + 8} ${top + piece.roll * 0.6} L ${left + inset - 8} ${back + 14} Q ${left + inset} ${back} ` +
    `${left + inset + 20} ${back} L ${right - inset - 20} ${back} Q ${right - inset} ${back} ${right - inset + 8} ` +
    `${back + 14} L ${right - 8} ${top + piece.roll * 0.6} Z`;
  await layPiece(canvas, {
    outline,
    cloth: cloth(piece.cloth),
    thread: piece.thread,
    grain: {
      x: middle,
      y: top,
      bend: (u, v) => [u / (1 + (v / depth) * (inset / ((right - left) / 2))), v * 2.6],
    },
    edge: { height: 9, width: 16 },
    relief: together(foldRow({ angle: 1.4, wave: 95, height: 7, wander: 1, seed }), swell(8, 130, seed + 3)),
    lift: 9,
  });
}

/** Draws folded lengths of cloth in a pile on a table, seen from the front and slightly from above. */
export async function layStack(canvas: Canvas, stack: Stack): Promise<void> {
  const random = randomStream(stack.seed);
  const rolls: { piece: FoldedCloth; top: number; bottom: number; left: number; right: number; sag: number }[] = [];
  let bottom = stack.bottom;
  for (const piece of stack.pieces) {
    const shift = (random() - 0.5) * 26;
    for (let roll = 0; roll < piece.rolls; roll++) {
      const height = piece.roll * (0.93 + 0.14 * random());
      const own = (random() - 0.5) * 9;
      rolls.push({
        piece,
        bottom,
        top: bottom - height,
        left: stack.left + shift + own,
        right: stack.right + shift - own,
        sag: (random() - 0.35) * 7,
      });
      bottom -= height * 0.93;
    }
  }
  let index = 0;
  for (const { piece, ...place } of rolls) {
    index++;
    if (index === rolls.length) await layTop(canvas, stack, place.top + piece.roll * 0.3);
    await layRoll(canvas, piece, { ...place, seed: stack.seed + index });
  }
}
