import { crease, foldRow, swell, together, where } from "../cloth/folds";
import type { Canvas } from "../drawing/canvas";
import { smoothstep } from "../drawing/noise";
import { item } from "../lists";
import type { Point } from "../yarn/strand";
import { linePath, smoothLine } from "../yarn/strand";
import type { Made } from "./cut";
import { gathers, layPatchPocket } from "./parts";
import { at, centre, Tailor } from "./tailor";

export async function gatheredSkirt(canvas: Canvas, made: Made): Promise<void> {
  const tailor = new Tailor(canvas, made);
  if (made.worn) await made.worn.bust(canvas);
  const outline =
    `M ${at(-1, 122, 160)} C ${at(-1, 190, 300)} ${at(-1, 292, 620)} ${at(-1, 338, 880)} ` +
    `C ${at(-1, 290, 906)} ${at(-1, 262, 886)} ${at(-1, 214, 912)} C ${at(-1, 160, 934)} ${at(-1, 120, 908)} ` +
    `${at(-1, 70, 930)} ` +
    `C ${at(-1, 20, 946)} ${at(1, 30, 912)} ${at(1, 78, 932)} C ${at(1, 130, 946)} ${at(1, 168, 902)} ` +
    `${at(1, 220, 916)} ` +
    `C ${at(1, 262, 924)} ${at(1, 296, 888)} ${at(1, 338, 880)} C ${at(1, 292, 620)} ${at(1, 190, 300)} ` +
    `${at(1, 122, 160)} Z`;
  const relief = together(
    ...gathers({ y: 150, half: 116, spread: 2.8, length: 800, count: 15, height: 26 }),
    ...gathers({ y: 146, half: 120, spread: 1.5, length: 260, count: 30, height: 11 }),
    where(
      (_x, y) => smoothstep(260, 820, y),
      foldRow({ angle: 0, wave: 190, height: 30, crest: 1.2, wander: 0.25, pin: { x: centre, y: -210 }, seed: 83 }),
    ),
    swell(8, 120, 84),
  );
  await tailor.lay({
    outline,
    relief,
    grain: { x: centre, y: 150, bend: (u, v) => [u / (0.62 + 0.00075 * v), v + (u * u) / 2600] },
    edge: { height: 9, width: 16 },
    lift: 10,
  });
  const band =
    `M ${at(-1, 122, 112)} Q ${centre} 124 ${at(1, 122, 112)} L ${at(1, 125, 166)} Q ${centre} 178 ` +
    `${at(-1, 125, 166)} Z`;
  const line = (y: number): string => `M ${at(-1, 121, y)} Q ${centre} ${y + 12} ${at(1, 121, y)}`;
  await tailor.lay(
    { outline: band, relief: swell(4, 50, 85), edge: { height: 5, width: 9 }, lift: 5 },
    {
      stitches: [line(119), line(159)],
    },
  );
}

export async function apron(canvas: Canvas, made: Made): Promise<void> {
  const tailor = new Tailor(canvas, made);
  if (made.worn) await made.worn.bust(canvas);
  const outline =
    `M ${at(-1, 112, 236)} L ${at(1, 112, 236)} C ${at(1, 118, 330)} ${at(1, 150, 412)} ${at(1, 244, 452)} ` +
    `C ${at(1, 250, 640)} ${at(1, 252, 800)} ${at(1, 246, 958)} Q ${centre} 972 ${at(-1, 246, 958)} ` +
    `C ${at(-1, 252, 800)} ${at(-1, 250, 640)} ${at(-1, 244, 452)} C ${at(-1, 150, 412)} ${at(-1, 118, 330)} ` +
    `${at(-1, 112, 236)} Z`;
  const strap = (through: readonly Point[], width: number): string => {
    const points = smoothLine(through, 10);
    const edge = (side: number): Point[] =>
      points.map(([x, y], index) => {
        const [nx, ny] = item(points, Math.min(points.length - 1, index + 1));
        const [px, py] = item(points, Math.max(0, index - 1));
        const length = Math.hypot(nx - px, ny - py) || 1;
        return [x - ((ny - py) / length) * side * width, y + ((nx - px) / length) * side * width];
      });
    return `${linePath([...edge(1), ...edge(-1).reverse()])} Z`;
  };
  const ribbons: readonly (readonly Point[])[] = [
    [
      [350, 256],
      [330, 160],
      [380, 92],
      [450, 78],
      [520, 92],
      [570, 160],
      [550, 256],
    ],
    [
      [214, 466],
      [160, 500],
      [150, 590],
      [190, 660],
      [176, 760],
    ],
    [
      [686, 466],
      [740, 500],
      [760, 580],
      [724, 650],
      [748, 740],
    ],
  ];
  // On the bust the ribbons are tied behind the back.
  for (const ribbon of made.worn ? ribbons.slice(0, 1) : ribbons) {
    await tailor.lay({ outline: strap(ribbon, 11), relief: swell(4, 40, 91), edge: { height: 4, width: 6 }, lift: 6 });
  }
  const relief = together(
    crease({ from: [694, 470], to: [480, 560], width: [14, 26], height: 12, bow: 16 }),
    crease({ from: [206, 470], to: [400, 600], width: [14, 28], height: 13, bow: -14 }),
    crease({ from: [350, 250], to: [430, 400], width: [10, 26], height: 9, bow: 10 }),
    where((_x, y) => smoothstep(420, 900, y), foldRow({ angle: 0.05, wave: 128, height: 20, wander: 0.5, seed: 93 })),
    swell(12, 120, 94),
  );
  const hem =
    `M ${at(-1, 103, 252)} L ${at(1, 103, 252)} M ${at(-1, 234, 462)} L ${at(-1, 236, 946)} Q ${centre} 959 ` +
    `${at(1, 236, 946)} ` +
    `L ${at(1, 234, 462)} C ${at(1, 140, 420)} ${at(1, 110, 330)} ${at(1, 103, 240)} M ${at(-1, 103, 240)} ` +
    `C ${at(-1, 110, 330)} ${at(-1, 140, 420)} ${at(-1, 234, 462)}`;
  await tailor.lay({ outline, relief, edge: { height: 7, width: 14 }, lift: 9 }, { stitches: [hem] });
  await layPatchPocket(tailor, { x: centre, y: 560, width: 286, height: 180, relief });
  await tailor.lay({ outline: `M ${centre - 0.6} 562 h 1.2 v 174 h -1.2 Z`, relief, tone: 0.6 }, { stitches: [] });
  await layPatchPocket(tailor, { x: centre, y: 300, width: 84, height: 84, relief });
}
