import type { Canvas } from "../drawing/canvas";
import type { Lying } from "./tool";
import { across, layTool, steel } from "./tool";

const black = [
  [0, "#55524e"],
  [0.3, "#2c2a28"],
  [1, "#121110"],
] as const;

/** One half of the shears: a blade, the shank beyond the screw, and a bow for the fingers. */
function half(side: -1 | 1, bow: string): string {
  return (
    `<g transform="rotate(${side * 5})"><path d="M -60 ${-15 * side} L 40 ${-24 * side} Q 250 ${-20 * side} 392 ${2 * side} ` +
    `L 384 ${5 * side} Q 220 ${9 * side} 30 ${12 * side} L -70 ${8 * side} Z" fill="url(#steel)"/>` +
    `<path d="M 30 ${6 * side} Q 220 ${4 * side} 384 ${4 * side}" stroke="#fff" stroke-width="1.6" opacity="0.75" fill="none"/>` +
    `<path d="${bow}" fill="none" stroke="#171615" stroke-width="25" stroke-linecap="round"/>` +
    `<path d="${bow}" fill="none" stroke="url(#black)" stroke-width="21" stroke-linecap="round"/>` +
    `<path d="${bow}" fill="none" stroke="#8b8680" stroke-width="3" stroke-linecap="round" opacity="0.5" ` +
    `transform="translate(-2 -5)"/></g>`
  );
}

/** Tailor's shears, a little open. */
export async function layShears(canvas: Canvas, lying: Lying): Promise<void> {
  const upper =
    "M -50 -4 C -110 -16 -130 -50 -190 -62 C -262 -76 -300 -40 -286 -8 C -274 20 -210 18 -170 6 C -140 -4 -110 -4 -70 0";
  const lower =
    "M -50 6 C -110 26 -130 62 -190 76 C -270 94 -322 60 -306 22 C -292 -6 -220 -2 -176 14 C -146 26 -110 16 -70 6";
  const screw =
    `<circle r="15" fill="url(#steel)" stroke="#4c4e50" stroke-width="1.4"/>` +
    `<path d="M -9 -6 L 9 6" stroke="#3c3e40" stroke-width="3"/>`;
  const body = `${across("steel", steel)}${across("black", black)}${half(1, lower)}${half(-1, upper)}${screw}`;
  await layTool(canvas, lying, body, 12);
}
