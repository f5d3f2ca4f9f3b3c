import type { Canvas } from "../drawing/canvas";
import type { Lying, Stop } from "./tool";
import { across, layTool } from "./tool";

const brass: readonly Stop[] = [
  [0, "#f6e3a6"],
  [0.25, "#dcb45a"],
  [0.6, "#b5832f"],
  [1, "#7c551b"],
];

/** The far half, of which one sees the inside. */
const inside: readonly Stop[] = [
  [0, "#6d4a18"],
  [0.5, "#a0742d"],
  [1, "#c99d49"],
];

/** The letters A and K as lines in a box of 36 × 40, so that no font of the machine changes the picture. */
const letters = ["M 2 40 L 16 0 L 30 40 M 7 27 H 25", "M 46 0 V 40 M 70 0 L 47 23 M 54 16 L 72 40"];

const HALF_WIDTH = 300;
const HALF_HEIGHT = 128;
const BAND = 86;

/** A brass bracelet that stands on its edge, seen from the front and a little from above, with engraved letters. */
export async function layBracelet(canvas: Canvas, lying: Lying): Promise<void> {
  const arc = (sweep: 0 | 1, y: number) => `A ${HALF_WIDTH} ${HALF_HEIGHT} 0 0 ${sweep} ${HALF_WIDTH} ${y}`;
  const back = (sweep: 0 | 1, y: number) => `A ${HALF_WIDTH} ${HALF_HEIGHT} 0 0 ${sweep} ${-HALF_WIDTH} ${y}`;
  const near = `M ${-HALF_WIDTH} 0 ${arc(0, 0)} V ${BAND} ${back(1, BAND)} Z`;
  const far = `M ${-HALF_WIDTH} 0 ${arc(1, 0)} V ${BAND} ${back(0, BAND)} Z`;
  const rim = (sweep: 0 | 1, y: number, colour: string, width: number) =>
    `<path d="M ${-HALF_WIDTH} ${y} ${arc(sweep, y)}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
  const engraved = letters
    .flatMap((letter) => [
      `<path d="${letter}" stroke="#fff1c4" stroke-width="3" transform="translate(1.4 1.8)" opacity="0.7"/>`,
      `<path d="${letter}" stroke="#4f3410" stroke-width="3.4"/>`,
    ])
    .join("");
  const shine =
    `<path d="M -228 92 Q -120 136 -20 ${HALF_HEIGHT + 12}" stroke="#fff6d8" stroke-width="13" stroke-linecap="round" opacity="0.42" fill="none"/>` +
    `<path d="M 196 106 Q 232 92 262 72" stroke="#fff6d8" stroke-width="8" stroke-linecap="round" opacity="0.34" fill="none"/>`;
  const body =
    `${across("brass", brass)}${across("inside", inside)}` +
    `<path d="${far}" fill="url(#inside)"/>${rim(1, 0, "#f3dc9b", 5)}` +
    `<path d="${near}" fill="url(#brass)"/>${rim(0, 0, "#fbeebd", 6)}${rim(0, BAND, "#6b4816", 3)}` +
    shine +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(-37 ${HALF_HEIGHT + 25})">${engraved}</g>`;
  await layTool(canvas, lying, body, 22);
}
