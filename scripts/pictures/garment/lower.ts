import type { Height } from "../cloth/folds";
import { crease, foldRow, swell, together, where } from "../cloth/folds";
import type { Canvas } from "../drawing/canvas";
import { hex } from "../drawing/colour";
import { smoothstep } from "../drawing/noise";
import { shadowOf } from "../drawing/overlay";
import type { Point } from "../yarn/strand";
import { linePath, paintStrand, smoothLine } from "../yarn/strand";
import type { Made } from "./cut";
import { layButtons, layPatchPocket } from "./parts";
import type { Side } from "./tailor";
import { at, centre, sides, Tailor } from "./tailor";

/** Draws a twisted cotton cord with its shadow. */
async function layCord(canvas: Canvas, through: readonly Point[], width: number, colour: string): Promise<void> {
  const points = smoothLine(through, 14);
  await shadowOf(
    canvas,
    `<path d="${linePath(points)}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round"/>`,
    3,
    0.5,
  );
  paintStrand(canvas, { points, width, colour: hex(colour), ply: 2, seed: through.length });
}

function legRelief(side: Side, seed: number, ease: number): Height {
  const x = (dx: number): number => centre + side * dx;
  const fold = (from: Point, to: Point, height: number, wide: number, bow: number): Height =>
    crease({
      from: [x(from[0]), from[1]],
      to: [x(to[0]), to[1]],
      width: [wide * 0.5, wide],
      height: height * ease,
      bow: bow * side,
    });
  return together(
    fold([8, 408], [128, 350], 9, 14, -12),
    fold([14, 440], [136, 470], 10, 18, 12),
    fold([20, 470], [118, 640], 9, 20, -14),
    fold([120, 620], [56, 700], 7, 18, 10),
    fold([44, 560], [78, 940], 9, 26, 12),
    where((_x, y) => smoothstep(240, 900, y), foldRow({ angle: 0.05, wave: 84, height: 12 * ease, wander: 0.5, seed })),
    swell(12 * ease, 105, seed + 2),
  );
}

const waistTop = 104;

async function layLegs(tailor: Tailor, pleats: boolean, hemOuter: number, hemInner: number): Promise<void> {
  for (const side of [1, -1] as const) {
    const outline =
      `M ${at(side, -6, waistTop + 34)} L ${at(side, 128, waistTop + 34)} C ${at(side, 150, 210)} ` +
      `${at(side, 166, 300)} ` +
      `${at(side, 168, 380)} C ${at(side, 170, 600)} ${at(side, hemOuter, 800)} ${at(side, hemOuter, 962)} ` +
      `L ${at(side, hemInner, 968)} C ${at(side, hemInner - 4, 800)} ${at(side, 20, 560)} ${at(side, 2, 430)} ` +
      `C ${at(side, -8, 410)} ${at(side, -8, 300)} ${at(side, -6, waistTop + 34)} Z`;
    const crotch = `M ${at(side, 3, 150)} L ${at(side, 3, 424)}`;
    const pocket = (inset: number): string =>
      `M ${at(side, 100 - inset, waistTop + 36)} L ${at(side, 152 - inset, 282)}`;
    const hem = `M ${at(side, hemInner - 4, 944)} L ${at(side, hemOuter + 4, 938)}`;
    const press = [64, 92].map((dx): Height => {
      const from: Point = [centre + side * dx, waistTop + 36];
      const to: Point = [centre + side * (dx + 8), dx === 64 ? 860 : 330];
      return crease({ from, to, width: [7, 9], height: 9, rise: 0 });
    });
    const own = legRelief(side, 61 + side, pleats ? 0.75 : 1.1);
    await tailor.lay(
      {
        outline,
        grain: { angle: -side * 0.03, x: centre, y: 0 },
        relief: pleats ? together(own, ...press) : own,
        edge: { height: 9, width: 20 },
        lift: 8,
      },
      {
        seams: [...(side === -1 ? [crotch] : []), pocket(0)],
        stitches: [hem, pocket(7)],
      },
    );
  }
}

async function layWaistband(tailor: Tailor, gathered: boolean): Promise<void> {
  const low = waistTop + 42;
  const outline =
    `M ${at(-1, 128, waistTop)} Q ${centre} ${waistTop + 12} ${at(1, 128, waistTop)} L ${at(1, 131, low)} ` +
    `Q ${centre} ${low + 12} ${at(-1, 131, low)} Z`;
  const line = (y: number): string => `M ${at(-1, 128, y)} Q ${centre} ${y + 12} ${at(1, 128, y)}`;
  await tailor.lay(
    {
      outline,
      relief: gathered ? foldRow({ angle: 0.02, wave: 15, height: 4, wander: 0.7, seed: 71 }) : swell(3, 60, 71),
      edge: { height: 5, width: 8 },
      lift: 5,
    },
    { stitches: gathered ? [line(waistTop + 12), line(waistTop + 30)] : [line(waistTop + 6), line(low - 6)] },
  );
}

export async function trousers(canvas: Canvas, made: Made, style: "drawstring" | "pleated" | "back"): Promise<void> {
  const tailor = new Tailor(canvas, made);
  if (made.worn) await made.worn.bust(canvas);
  const inside =
    `M ${at(-1, 126, waistTop + 4)} Q ${centre} ${waistTop - 16} ${at(1, 126, waistTop + 4)} ` +
    `L ${at(1, 110, waistTop + 34)} L ${at(-1, 110, waistTop + 34)} Z`;
  if (!made.worn) await tailor.lay({ outline: inside, edge: { height: 3, width: 6 }, tone: 0.6, lift: 5 });
  await layLegs(tailor, style === "pleated", style === "pleated" ? 158 : 178, style === "pleated" ? 44 : 36);
  await layWaistband(tailor, style === "drawstring");
  if (style === "drawstring") {
    const y = waistTop + 30;
    await layCord(
      canvas,
      [
        [centre - 7, y],
        [centre - 20, y + 34],
        [centre - 44, y + 100],
        [centre - 30, y + 186],
      ],
      6,
      "#e9e1cd",
    );
    await layCord(
      canvas,
      [
        [centre + 7, y],
        [centre + 26, y + 44],
        [centre + 30, y + 120],
        [centre + 54, y + 168],
      ],
      6,
      "#e9e1cd",
    );
    return;
  }
  if (style === "back") {
    for (const side of sides) {
      await layPatchPocket(tailor, { x: centre + side * 74, y: 226, width: 84, height: 94, pointed: true });
    }
    return;
  }
  for (const side of sides) for (const dx of [58, 112]) await layLoop(tailor, centre + side * dx);
  await layButtons(tailor, [{ x: centre - 8, y: waistTop + 30, radius: 6, colour: made.buttons }]);
}

async function layLoop(tailor: Tailor, x: number): Promise<void> {
  const top = waistTop + 2;
  await tailor.lay({
    outline: `M ${x - 5} ${top} L ${x + 5} ${top} L ${x + 5} ${top + 50} L ${x - 5} ${top + 50} Z`,
    edge: { height: 3, width: 4 },
    lift: 3,
  });
}
