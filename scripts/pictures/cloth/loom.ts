import { blurred } from "../drawing/blur";
import type { Canvas } from "../drawing/canvas";
import { hex } from "../drawing/colour";
import { clamp, hash, noise, smoothstep } from "../drawing/noise";
import { drawOver, shadowOf } from "../drawing/overlay";
import { item } from "../lists";
import type { Point } from "../yarn/strand";
import { paintStrand } from "../yarn/strand";
import { cloth } from "./catalogue";
import { swell } from "./folds";
import { layPiece } from "./piece";

const middle = 800;
const fell = 640;
/** A typical width of a thread in the woven part; it determines how much of the threads' roundness is drawn. */
const threadWidth = 9;

/**
 * The distance between two neighbouring warp threads at a height in the picture. It decreases towards the top, because
 * the threads run away from the viewer.
 */
function spacing(y: number): number {
  return 4 + 14 * clamp((y - 40) / 860) ** 1.25;
}

function warpColour(index: number): string {
  const place = ((index % 26) + 26) % 26;
  if (place === 5 || place === 6) return "#e8dfca";
  if (place > 14 && place < 18) return "#a9502a";
  return hash(index, 3) < 0.5 ? "#22376a" : "#2a4178";
}

function beam(y: number, tall: number, light: string, dark: string): string {
  const grain = Array.from({ length: 9 }, (_, line) => {
    const at = y + ((line + 0.5) / 9) * tall;
    const bend = (noise(line * 3.7, y, 4) * tall) / 8;
    return (
      `<path d="M 0 ${at} C 400 ${at + bend} 900 ${at - bend} 1600 ${at + bend}" stroke="${dark}" ` +
      `stroke-width="1.4" fill="none" opacity="0.28"/>`
    );
  }).join("");
  return (
    `<linearGradient id="g${y}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<rect x="-10" y="${y}" width="1620" height="${tall}" fill="url(#g${y})"/>${grain}`
  );
}

/** Blurs the far part of the picture, as a lens focused on the near cloth would. */
function loseFocus(canvas: Canvas): void {
  const { width, height } = canvas.view;
  for (let part = 0; part < 3; part++) {
    const plane = new Float32Array(width * height);
    for (let at = 0; at < plane.length; at++) plane[at] = canvas.pixels[at * 3 + part] ?? 0;
    const little = blurred(plane, width, height, 4);
    const much = blurred(plane, width, height, 12);
    for (let at = 0; at < plane.length; at++) {
      const y = Math.floor(at / width);
      const far = smoothstep(560, 300, y) + smoothstep(800, 900, y) * 0.5;
      const veryFar = smoothstep(330, 90, y);
      const soft = (plane[at] ?? 0) + ((little[at] ?? 0) - (plane[at] ?? 0)) * Math.min(1, far);
      canvas.pixels[at * 3 + part] = soft + ((much[at] ?? 0) - soft) * veryFar;
    }
  }
}

/**
 * Draws a loom with a view along the warp: woven cloth in front, then the reed, then the shed, which is the opening
 * between the two layers of warp threads.
 */
export async function layLoom(canvas: Canvas): Promise<void> {
  const ends = 130;
  const line = (index: number, y: number): number => middle + index * spacing(y);
  for (const sheet of [0, 1]) {
    for (let index = -ends; index <= ends; index++) {
      if ((index & 1) !== sheet) continue;
      const points: Point[] = [];
      for (let step = 0; step <= 30; step++) {
        const t = step / 30;
        const y = fell + 6 - t * 660;
        const open = Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.5) * (sheet === 0 ? 26 : -34);
        points.push([line(index, y) + noise(t * 4, index, 7) * 1.3, y + open * Math.min(1, t * 3)]);
      }
      const width = sheet === 0 ? 6.4 : 7.4;
      const colour = hex(warpColour(index));
      const brightness = (sheet === 0 ? 0.5 : 0.98) * (0.88 + 0.24 * hash(index, 9));
      for (let part = 1; part < points.length; part++) {
        const thin = spacing(item(points, part)[1]) / 18;
        const bit = [item(points, part - 1), item(points, part)];
        paintStrand(canvas, {
          points: bit,
          width: width * (0.35 + 0.95 * thin),
          colour,
          ply: 2,
          brightness,
          seed: index,
        });
      }
    }
    if (sheet === 0) await layReed(canvas, line);
  }
  const dents = `<rect x="-10" y="208" width="1620" height="60"/>`;
  await shadowOf(canvas, dents, 20, 0.55);
  await drawOver(canvas, beam(204, 62, "#9a7447", "#5c3f22"));
  await layPiece(canvas, {
    outline: `M -20 ${fell} Q 800 ${fell + 10} 1620 ${fell} L 1620 920 L -20 920 Z`,
    cloth: cloth("loom-stripe"),
    thread: threadWidth,
    grain: {
      x: middle,
      y: fell,
      bend: (u, v) => [
        (u / spacing(v + fell) + 260) * threadWidth,
        ((v * 3.6) / spacing(v * 0.5 + fell) + noise(u / 300, 1, 3) * 0.6) * threadWidth,
      ],
    },
    edge: { height: 6, width: 8 },
    relief: swell(10, 240, 4),
    lift: 6,
  });
  loseFocus(canvas);
  canvas.dim((column, row) => 0.78 + 0.3 * smoothstep(1500, 300, column) - 0.3 * smoothstep(330, 0, row));
}

async function layReed(canvas: Canvas, line: (index: number, y: number) => number): Promise<void> {
  const dents: string[] = [];
  for (let index = -150; index <= 150; index += 2) {
    dents.push(`<rect x="${line(index, 330) - 1.2}" y="230" width="2.4" height="190" fill="#8b7a5c" opacity="0.85"/>`);
  }
  await shadowOf(canvas, `<rect x="-10" y="404" width="1620" height="30"/>`, 16, 0.5);
  await drawOver(canvas, dents.join("") + beam(402, 34, "#a37c4d", "#644526"));
}
