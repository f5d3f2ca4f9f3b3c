import type { Canvas } from "../drawing/canvas";
import { hash } from "../drawing/noise";
import type { Lying } from "./tool";
import { across, beech, layTool } from "./tool";

/** A wooden spool of sewing thread, lying on its side. */
export async function laySpool(canvas: Canvas, lying: Lying, light: string, dark: string): Promise<void> {
  const turns = Array.from({ length: 34 }, (_, turn) => {
    const x = -62 + turn * 3.75;
    const colour = hash(turn, 17) < 0.35 ? dark : light;
    return `<path d="M ${x - 1.5} -37 Q ${x + 3} 0 ${x + 1.5} 37" stroke="${colour}" stroke-width="4.2" fill="none"/>`;
  }).join("");
  const end = (x: number): string =>
    `<path d="M ${x - 13} -50 Q ${x} -54 ${x + 13} -50 L ${x + 13} 50 Q ${x} 54 ${x - 13} 50 Z" fill="url(#beech)"/>` +
    `<path d="M ${x + 11} -49 V 49" stroke="#f1d9b4" stroke-width="1.8" opacity="0.5"/>`;
  const shade =
    `<rect x="-66" y="-38" width="132" height="22" fill="#fff" opacity="0.14"/>` +
    `<rect x="-66" y="10" width="132" height="28" fill="#000" opacity="0.32"/>`;
  await layTool(canvas, lying, `${across("beech", beech)}${turns}${shade}${end(-74)}${end(74)}`, 18);
}
