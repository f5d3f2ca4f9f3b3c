import type { Canvas } from "../drawing/canvas";
import { hex } from "../drawing/colour";
import { hash } from "../drawing/noise";
import { shadowOf } from "../drawing/overlay";
import type { Point } from "../yarn/strand";
import { linePath, paintStrand, smoothLine } from "../yarn/strand";
import type { Lying } from "./tool";
import { across, beech, layTool, steel } from "./tool";

/** The yarn on the pirn: turn beside turn, a little uneven, thicker in the middle. */
function pirn(light: string, dark: string): string {
  const turns = Array.from({ length: 64 }, (_, turn) => {
    const x = -142 + turn * 4.3;
    const half = 25 * Math.sin(Math.min(1, (turn + 6) / 40) * Math.PI * 0.5) * (1 - Math.max(0, turn - 46) * 0.026);
    const lean = 3 + hash(turn, 5) * 3;
    const colour = hash(turn, 8) < 0.4 ? dark : light;
    return (
      `<path d="M ${x - lean} ${-half} Q ${x + 2} 0 ${x + lean} ${half}" stroke="${colour}" stroke-width="4.6" ` +
      `fill="none" stroke-linecap="round"/>`
    );
  }).join("");
  return (
    `<rect x="-168" y="-7" width="336" height="14" rx="6" fill="url(#beech)"/>${turns}` +
    `<path d="M -150 -27 L 132 -22 L 132 -6 L -150 -8 Z" fill="#fff" opacity="0.13"/>` +
    `<path d="M -150 9 L 132 8 L 132 24 L -150 28 Z" fill="#000" opacity="0.3"/>`
  );
}

function body(light: string, dark: string): string {
  const grain = Array.from({ length: 7 }, (_, line) => {
    const y = -36 + line * 12 + hash(line, 3) * 5;
    return `<path d="M -280 ${y * 0.4} Q 0 ${y * 1.5} 280 ${y * 0.4}" stroke="#5a3a1d" stroke-width="1.1" opacity="0.3" fill="none"/>`;
  }).join("");
  const hull =
    "M -312 0 C -262 -38 -170 -54 0 -54 C 170 -54 262 -38 312 0 C 262 38 170 54 0 54 C -170 54 -262 38 -312 0 Z";
  const tip = (side: -1 | 1): string =>
    `<path d="M ${side * 286} -15 L ${side * 346} 0 L ${side * 286} 15 Q ${side * 278} 0 ${side * 286} -15 Z" fill="url(#steel)"/>`;
  return (
    `${across("beech", beech)}${across("steel", steel)}${across("well", [
      [0, "#1d120a"],
      [0.6, "#3b2615"],
      [1, "#6b4526"],
    ])}` +
    `<path d="${hull}" fill="url(#beech)"/>${grain}` +
    `<path d="M -290 -8 C -230 -34 -150 -46 0 -46 C 150 -46 230 -34 290 -8" stroke="#f1d9b4" stroke-width="3" fill="none" opacity="0.55"/>` +
    `<rect x="-186" y="-33" width="372" height="66" rx="30" fill="url(#well)"/>` +
    `${pirn(light, dark)}` +
    `<rect x="-186" y="-33" width="372" height="66" rx="30" fill="none" stroke="#f1d9b4" stroke-width="1.6" opacity="0.4"/>` +
    `<circle cx="214" cy="22" r="7" fill="#2a1a0d"/>${tip(-1)}${tip(1)}`
  );
}

/** A boat shuttle with its pirn, and the end of its yarn running away over the cloth through the given points. */
export async function layShuttle(
  canvas: Canvas,
  lying: Lying,
  yarn: { readonly light: string; readonly dark: string; readonly end: readonly Point[] },
): Promise<void> {
  const points = smoothLine(yarn.end, 24);
  await shadowOf(canvas, `<path d="${linePath(points)}" fill="none" stroke="#000" stroke-width="6"/>`, 5, 0.5);
  paintStrand(canvas, { points, width: 6.5 * lying.size, colour: hex(yarn.light), ply: 2, seed: 31 });
  await layTool(canvas, lying, body(yarn.light, yarn.dark), 22);
}
