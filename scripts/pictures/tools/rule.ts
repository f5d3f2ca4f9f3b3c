import type { Canvas } from "../drawing/canvas";
import { item } from "../lists";
import { across, layTool } from "./tool";

/** The digits as lines in a box of 10 × 16, so that no font of the machine changes the picture. */
const digits = [
  "M 2 5 Q 2 1 5 1 Q 8 1 8 5 V 11 Q 8 15 5 15 Q 2 15 2 11 Z",
  "M 2.5 4 L 5.5 1 V 15",
  "M 2 4 Q 2 1 5 1 Q 8 1 8 4.5 Q 8 7 2 15 H 8.4",
  "M 2 2.6 Q 8 -0.6 8 4.4 Q 8 7.4 4.4 7.4 Q 8.4 7.6 8.4 11 Q 8.4 16.4 1.8 14",
  "M 7 15 V 1 L 1.6 11 H 9",
  "M 8 1 H 2.8 L 2.4 7 Q 8.4 5 8.4 10.6 Q 8.2 16.4 2 14.4",
  "M 7.6 1.6 Q 2 2.6 2 10.4 Q 2 15 5.2 15 Q 8.4 15 8.4 10.8 Q 8.4 7 5.2 7 Q 2.6 7 2 10",
  "M 1.8 1 H 8.4 L 4 15",
  "M 5 7.4 Q 2.2 7 2.2 4.2 Q 2.2 1 5 1 Q 7.8 1 7.8 4.2 Q 7.8 7 5 7.4 Q 1.8 8 1.8 11.4 Q 1.8 15 5 15 Q 8.2 15 8.2 11.4 Q 8.2 8 5 7.4 Z",
  "M 8 6 Q 7.6 9 4.8 9 Q 1.8 9 1.8 5.2 Q 1.8 1 4.8 1 Q 8 1 8 5.6 Q 8 13 2.6 14.8",
] as const;

/** A boxwood rule along the lower edge, with one centimetre per `centimetre` units; it begins beyond the picture. */
export async function layRule(canvas: Canvas, centimetre: number): Promise<void> {
  const { width, height } = canvas.view;
  const top = height - 128;
  const marks: string[] = [];
  for (let millimetre = -20; millimetre * centimetre < (width + 100) * 10; millimetre++) {
    const x = 50 + (millimetre * centimetre) / 10;
    const long = millimetre % 10 === 0 ? 42 : millimetre % 5 === 0 ? 30 : 19;
    marks.push(`<path d="M ${x} 0 V ${long}" stroke="#3a2a16" stroke-width="${millimetre % 10 === 0 ? 2.4 : 1.5}"/>`);
    if (millimetre % 10 !== 0 || millimetre < 0 || millimetre > 90) continue;
    const digit = item(digits, millimetre / 10);
    marks.push(
      `<path d="${digit}" transform="translate(${x - 12} 54) scale(2.3)" fill="none" stroke="#3a2a16" stroke-width="1.1" ` +
        `stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }
  const grain = [96, 104, 113, 121]
    .map(
      (y) =>
        `<path d="M -60 ${y} Q 400 ${y - 5} 980 ${y + 3}" stroke="#8a6630" stroke-width="1" opacity="0.35" fill="none"/>`,
    )
    .join("");
  const wood = across("rule", [
    [0, "#f0d9a6"],
    [0.12, "#e3c586"],
    [0.8, "#d3ae68"],
    [1, "#b98f4c"],
  ]);
  const body = `${wood}<rect x="-60" y="0" width="${width + 120}" height="190" fill="url(#rule)"/>${grain}${marks.join("")}`;
  await layTool(canvas, { x: 0, y: top, turn: 0, size: 1 }, body, 9);
}
