import { hex } from "../drawing/colour";
import { chevrons, slippedDye, zigzag } from "./ikat";
import type { Cloth, Finish } from "./weave";
import { bands, basket, plain, threads, twill, warpTwill, wrap } from "./weave";

const cotton: Finish = { sheen: 0, slub: 0.35, fuzz: 0, depth: 0.85 };
const handSpun: Finish = { sheen: 0, slub: 1, fuzz: 0.1, depth: 0.75 };

/** A Kannur check: coloured bands with pale edges on a wide ground, and a thin pale line half way between two bands. */
function madras(ground: string, band: string, pale: string, thin: string): Cloth {
  const repeat = threads(
    [
      [ground, 22],
      [pale, 3],
      [ground, 9],
      [band, 9],
      [pale, 2],
      [ground, 1],
      [pale, 2],
      [thin, 3],
      [ground, 5],
    ],
    8,
  );
  return { structure: twill, warp: repeat, weft: repeat, finish: cotton };
}

function twoColours(warp: string, weft: string, finish: Finish = cotton): Cloth {
  const up = hex(warp);
  const over = hex(weft);
  return { structure: plain, warp: () => up, weft: () => over, finish };
}

const gamcha = threads([
  ["#b3261c", 12],
  ["#e9e2d2", 2],
  ["#b3261c", 2],
  ["#e9e2d2", 12],
  ["#b3261c", 2],
  ["#e9e2d2", 2],
]);

const block = threads([
  ["#c08a26", 16],
  ["#ece2c8", 16],
]);

const nightFigure = zigzag(46, 21, 44, 11);
const brickFigure = chevrons(40, 38, 5.2);

/**
 * The Nizam border of Mangalgiri: a band of darker green with gold thread on both edges and a row of triangles ("temple
 * teeth") above it.
 */
const mangalgiriBands = bands("#1f4a33", [
  [14, 17, "#b8934c"],
  [20, 40, "#b8934c"],
  [43, 46, "#7c2630"],
  [49, 52, "#b8934c"],
  [55, 57, "#b8934c"],
]);

export const cottonCloths = {
  "madras-indigo-and-rust": madras("#1d2f57", "#b4481f", "#e8e0cd", "#c08a2a"),
  "madras-moss-and-bone": madras("#5c6a3f", "#e0d6bd", "#2f3a2a", "#c9a24a"),
  "madras-plum-and-rose": madras("#552441", "#c98a90", "#eadfd5", "#a8552e"),
  "indigo-pinstripe": {
    structure: warpTwill,
    warp: threads(
      [
        ["#19284f", 9],
        ["#e8e2d2", 1],
        ["#19284f", 10],
      ],
      0,
    ),
    weft: threads([["#121d3d", 1]]),
    finish: cotton,
  },
  "indigo-solid": { ...twoColours("#1c2c56", "#172548"), structure: twill },
  "sky-pinstripe": {
    structure: plain,
    warp: threads([
      ["#d3d3cf", 9],
      ["#5f8fbd", 2],
      ["#d3d3cf", 8],
      ["#d3d3cf", 1],
    ]),
    weft: threads([["#d9d8d2", 1]]),
    finish: { ...cotton, depth: 0.7, slub: 0.5 },
  },
  "sky-solid": { ...twoColours("#7fa3c4", "#90aeca"), finish: { ...cotton, slub: 0.6 } },
  kora: twoColours("#dccfb2", "#d8c9a8", handSpun),
  "moss-ticking": {
    structure: warpTwill,
    warp: threads([
      ["#e4dcc8", 7],
      ["#55663f", 2],
      ["#e4dcc8", 2],
      ["#55663f", 6],
      ["#e4dcc8", 2],
      ["#55663f", 2],
      ["#e4dcc8", 7],
    ]),
    weft: threads([["#e4dcc8", 1]]),
    finish: cotton,
  },
  "slate-ticking": {
    structure: warpTwill,
    warp: threads([
      ["#e6e1d6", 9],
      ["#475465", 5],
      ["#e6e1d6", 2],
      ["#475465", 1],
    ]),
    weft: threads([["#e6e1d6", 1]]),
    finish: cotton,
  },
  "ochre-block": { structure: plain, warp: block, weft: block, finish: { ...cotton, slub: 0.5 } },
  "night-ikat": {
    ...twoColours("#161f3f", "#141b38"),
    warpDye: slippedDye("#e4dccb", nightFigure, 3.4, true, 41),
    weftDye: slippedDye("#d9d2c4", nightFigure, 2.2, false, 42),
  },
  "brick-ikat": {
    ...twoColours("#8d3a29", "#7e3325"),
    warpDye: slippedDye("#eadcc2", brickFigure, 3.6, true, 51),
    weftDye: slippedDye("#e0cfb2", brickFigure, 1.5, false, 52),
  },
  khadi: twoColours("#efece4", "#ece8df", { sheen: 0, slub: 0.75, fuzz: 0.1, depth: 0.6 }),
  mangalgiri: {
    structure: (i, j) => (i >= 20 && i < 40 ? ((i * 3 + j) & 7) < 6 || wrap(i + j, 8) < 2 : plain(i, j)),
    warp: mangalgiriBands,
    weft: () => hex("#1c4530"),
    finish: { sheen: 0.12, slub: 0.3, fuzz: 0, depth: 0.75 },
  },
  "charcoal-basket": { ...twoColours("#333437", "#77767a"), structure: basket, finish: { ...cotton, depth: 1 } },
  gamcha: { structure: plain, warp: gamcha, weft: gamcha, finish: { sheen: 0, slub: 0.6, fuzz: 0, depth: 0.75 } },
  "rust-cotton": { ...twoColours("#984827", "#8b4123"), finish: { ...cotton, slub: 0.6 } },
  "ochre-cotton": { ...twoColours("#b8862f", "#c39239"), finish: { ...cotton, slub: 0.6 } },
  "plum-cotton": { ...twoColours("#582743", "#63304d"), finish: { ...cotton, slub: 0.5 } },
  "rose-cotton": { ...twoColours("#c38c88", "#cb9a95"), finish: { ...cotton, slub: 0.6 } },
  "kora-runner": {
    ...twoColours("#dccfb2", "#d8c9a8", handSpun),
    weft: bands("#d8c9a8", [
      [-52, -48, "#2a3f74"],
      [-44, -24, "#2a3f74"],
      [-20, -16, "#2a3f74"],
    ]),
  },
  "indigo-light": { ...twoColours("#8ba6c4", "#9fb5cc"), finish: { ...cotton, slub: 0.6 } },
  "indigo-middle": { ...twoColours("#456a9c", "#3d608f"), finish: { ...cotton, slub: 0.6 } },
  "indigo-dark": { ...twoColours("#1c2c56", "#1f305c"), finish: { ...cotton, slub: 0.6 } },
  "loom-stripe": {
    structure: plain,
    warp: threads([
      ["#22376a", 5],
      ["#e8dfca", 2],
      ["#22376a", 8],
      ["#a9502a", 3],
      ["#22376a", 8],
    ]),
    weft: threads([["#1c2f5e", 1]]),
    finish: cotton,
  },
  "bedspread-slate": {
    structure: basket,
    warp: threads([
      ["#e3dccc", 28],
      ["#56616e", 4],
      ["#e3dccc", 4],
      ["#56616e", 12],
      ["#e3dccc", 4],
      ["#56616e", 4],
    ]),
    weft: threads([["#ddd5c3", 1]]),
    finish: { sheen: 0, slub: 0.5, fuzz: 0, depth: 1 },
  },
} satisfies Record<string, Cloth>;
