import type { ClothName } from "../cloth/catalogue";
import { cloth } from "../cloth/catalogue";
import type { Sheet } from "../cloth/folded";
import { layFolded } from "../cloth/folded";
import { foldRow, swell, together, where } from "../cloth/folds";
import { closeRelief, fullCloth } from "../cloth/full-cloth";
import { layPiece } from "../cloth/piece";
import { herringbone } from "../cloth/weave";
import type { Canvas } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { hex } from "../drawing/colour";
import { ground } from "../drawing/ground";
import { smoothstep } from "../drawing/noise";
import { drawOver, shadowOf } from "../drawing/overlay";
import { sewn } from "../garment/wardrobe";
import { item } from "../lists";
import { laySkein } from "../yarn/skein";
import type { Point } from "../yarn/strand";
import { linePath, paintStrand, smoothLine } from "../yarn/strand";

const view = fullView(1200, 800);

/** Three skeins from the same dye vat: dipped once, twice and three times. */
export async function threeDips(): Promise<Canvas> {
  const canvas = ground(view);
  const dips = ["#9db4cc", "#4c6f9f", "#22355f"];
  for (const [index, colour] of dips.entries()) {
    await laySkein(
      canvas,
      { colour, width: 5.6, ply: 2, hair: 0.3, seed: 60 + index },
      { x: 260 + index * 340, y: 400, length: 470, rope: 70, angle: 0.07 - index * 0.06 },
    );
  }
  return canvas;
}

/** The same herringbone twice: as woven cloth, and as the weaver's drawing on squared paper. */
export async function readingAWeave(): Promise<Canvas> {
  const canvas = await fullCloth(view, { cloth: "moss-herringbone", thread: 21, relief: closeRelief(871) });
  const structure = herringbone(12);
  const cell = 17;
  const [left, top, columns, rows] = [706, 120, 24, 30];
  const cells: string[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (structure(i, j)) {
        cells.push(
          `<rect x="${left + i * cell + 1}" y="${top + j * cell + 1}" width="${cell - 2}" height="${cell - 2}" ` +
            `fill="#2d3a2a"/>`,
        );
      }
    }
  }
  const lines: string[] = [];
  for (let i = 0; i <= columns; i++) {
    const x = left + i * cell;
    lines.push(
      `<path d="M ${x} ${top} V ${top + rows * cell}" stroke="#9c8f78" stroke-width="${i % 4 === 0 ? 1.2 : 0.5}"/>`,
    );
  }
  for (let j = 0; j <= rows; j++) {
    const y = top + j * cell;
    lines.push(
      `<path d="M ${left} ${y} H ${left + columns * cell}" stroke="#9c8f78" ` +
        `stroke-width="${j % 4 === 0 ? 1.2 : 0.5}"/>`,
    );
  }
  const turn = `transform="rotate(-3 910 370)"`;
  const card =
    `<rect x="${left - 42}" y="${top - 42}" width="${columns * cell + 84}" height="${rows * cell + 84}" ` +
    `fill="#f4eddf" ${turn}/>`;
  await shadowOf(canvas, card, 14, 0.6);
  await drawOver(canvas, `${card}<g ${turn}>${cells.join("")}${lines.join("")}</g>`);
  return canvas;
}

function peg(x: number, y: number): string {
  return (
    `<rect x="${x - 8}" y="${y - 26}" width="7.4" height="64" rx="3" fill="#c39a63"/>` +
    `<rect x="${x + 0.6}" y="${y - 26}" width="7.4" height="64" rx="3" fill="#a67e4b"/>` +
    `<rect x="${x - 9}" y="${y - 2}" width="18" height="4" fill="#77777a"/>`
  );
}

/** Cloth drying on a washing line, in the shade. */
export async function washing(): Promise<Canvas> {
  const canvas = ground(view);
  const rope = (x: number): number => 118 + 26 * Math.sin((x / 1200) * Math.PI);
  const hung: readonly [number, number, number, ClothName, number][] = [
    [70, 380, 560, "khadi", 3.8],
    [468, 700, 500, "indigo-middle", 3.8],
    [790, 1140, 590, "sky-pinstripe", 3.6],
  ];
  for (const [index, [left, right, tall, name, thread]] of hung.entries()) {
    const seed = 880 + index * 3;
    const low = rope((left + right) / 2) + tall;
    const sag = (left + right) / 2;
    const outline =
      `M ${left} ${rope(left) - 5} Q ${sag} ${rope(sag) + 16} ${right} ${rope(right) - 5} ` +
      `C ${right + 4} ${low - 300} ${right - 12} ${low - 100} ${right + 6} ${low - 6} ` +
      `C ${right - 70} ${low + 16} ${sag + 60} ${low - 12} ${sag} ${low + 4} ` +
      `C ${sag - 60} ${low + 18} ${left + 80} ${low - 14} ${left - 8} ${low} ` +
      `C ${left + 10} ${low - 120} ${left - 6} ${low - 300} ${left} ${rope(left) - 5} Z`;
    await layPiece(canvas, {
      outline,
      cloth: cloth(name),
      thread,
      grain: { x: left, y: rope(left) },
      relief: together(
        where(
          (_x, y) => 0.25 + 0.75 * smoothstep(rope(sag), low, y),
          foldRow({ angle: 0.03, wave: 84, height: 44, crest: 1.1, wander: 0.45, seed }),
        ),
        foldRow({ angle: 0.5, wave: 210, height: 20, wander: 0.6, seed: seed + 1 }),
        swell(9, 110, seed + 2),
      ),
      edge: { height: 8, width: 12 },
      lift: 20,
    });
  }
  const points = smoothLine(
    [-40, 200, 420, 600, 780, 1000, 1240].map((x): Point => [x, rope(x) - 4]),
    16,
  );
  await shadowOf(canvas, `<path d="${linePath(points)}" fill="none" stroke="#000" stroke-width="8"/>`, 7, 0.5);
  paintStrand(canvas, { points, width: 9, colour: hex("#b9a785"), ply: 3, seed: 4 });
  const pegs = hung.flatMap(([left, right]) => [left + 22, right - 22]).map((x) => peg(x, rope(x)));
  await shadowOf(canvas, pegs.join(""), 4, 0.5);
  await drawOver(canvas, pegs.join(""));
  return canvas;
}

const households: readonly [ClothName, number][] = [
  ["madras-indigo-and-rust", 2.6],
  ["kora", 2.6],
  ["night-ikat", 2.2],
  ["mangalgiri", 2.4],
  ["brick-ikat", 2.2],
  ["moss-herringbone", 3],
  ["temple-silk", 2.2],
  ["ochre-block", 2.8],
  ["houndstooth", 3.2],
  ["slate-linen", 2.6],
  ["rose-tussar", 2.6],
];

/** Eleven swatches, one for each of the eleven households in the journal post. */
export async function elevenSwatches(): Promise<Canvas> {
  const canvas = ground(view);
  for (const [index, [name, thread]] of households.entries()) {
    const row = index < 4 ? 0 : index < 8 ? 1 : 2;
    const column = index - row * 4;
    const sheet: Sheet = {
      x: (row === 2 ? 318 : 180) + column * 282,
      y: 150 + row * 250,
      width: 232,
      height: 206,
      angle: (((index * 5) % 7) - 3) * 0.022,
    };
    await layFolded(canvas, {
      sheet,
      cloth: name,
      thread,
      layers: 2,
      relief: together(
        foldRow({ angle: 0.6, wave: 150, height: 9, wander: 0.5, seed: 890 + index }),
        swell(7, 70, 891 + index),
      ),
      thickness: 6,
    });
  }
  return canvas;
}

/** Draws a tape measure along a line: a band with centimetre marks at right angles to it. */
async function layTape(canvas: Canvas, through: readonly Point[]): Promise<void> {
  const points = smoothLine(through, 60);
  const path = linePath(points);
  const band = (width: number, colour: string): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  await shadowOf(canvas, band(26, "#000"), 5, 0.55);
  const marks: string[] = [];
  let along = 0;
  let next = 0;
  for (let index = 1; index < points.length; index++) {
    const [ax, ay] = item(points, index - 1);
    const [bx, by] = item(points, index);
    const length = Math.hypot(bx - ax, by - ay);
    along += length;
    if (along < next || length === 0) continue;
    const count = Math.round(next / 8);
    const reach = count % 10 === 0 ? 22 : count % 5 === 0 ? 14 : 8;
    const nx = -(by - ay) / length;
    const ny = (bx - ax) / length;
    marks.push(`M ${bx + nx * 12} ${by + ny * 12} L ${bx + nx * (12 - reach)} ${by + ny * (12 - reach)}`);
    next += 8;
  }
  await drawOver(
    canvas,
    `${band(26, "#c9a54a")}${band(24, "#e9cf86")}<path d="${marks.join(" ")}" stroke="#3b2f1c" stroke-width="1.5" ` +
      `fill="none"/>`,
  );
}

export async function measuring(): Promise<Canvas> {
  const canvas = ground(view);
  await sewn("rust-kurta-band-collar")(canvas.moved(450 - 560 / 1.16, 46, 1.16));
  await layTape(canvas, [
    [1130, -30],
    [1070, 120],
    [1120, 300],
    [1010, 430],
    [830, 440],
    [620, 452],
    [420, 446],
    [300, 470],
    [180, 560],
    [90, 700],
    [110, 840],
  ]);
  return canvas;
}
