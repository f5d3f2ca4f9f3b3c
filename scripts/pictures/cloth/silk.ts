import { hex } from "../drawing/colour";
import { hash } from "../drawing/noise";
import type { Cloth, Finish } from "./weave";
import { bands, plain, satin, steepTwill, threads, twill, wrap } from "./weave";

const silk: Finish = { sheen: 0.75, slub: 0.12, fuzz: 0, depth: 0.5 };
const tussar: Finish = { sheen: 0.4, slub: 0.9, fuzz: 0, depth: 0.65 };
const zari = "#bd9548";

function shot(warp: string, weft: string, finish: Finish): Cloth {
  const up = hex(warp);
  const over = hex(weft);
  return { structure: plain, warp: () => up, weft: () => over, finish };
}

/** Burgundy silk with ochre bands. The bands are woven in twill so that they stand out from the plain ground. */
function templeSilk(): Cloth {
  const inBand = (j: number): boolean => wrap(j, 96) >= 66 && wrap(j, 96) < 82;
  return {
    structure: (i, j) => (inBand(j) ? ((i + j) & 3) < 1 : plain(i, j)),
    warp: threads([["#6c1424", 1]]),
    weft: (j) => {
      const k = wrap(j, 96);
      if (k === 66 || k === 81 || k === 62 || k === 85) return hex("#3d0a16");
      return inBand(j) ? hex("#b9812e") : hex("#641222");
    },
    finish: silk,
  };
}

/**
 * A pattern of a small mango motif and dots, with one character per crossing of threads; `#` marks the crossings where
 * the pattern is inlaid in the ground.
 */
const buti = [
  "....##.....",
  "...####....",
  "..##..##...",
  "..#.##.#...",
  "..#.##.##..",
  "..##..###..",
  "...#####...",
  ".....#.....",
  "..#..#..#..",
  "...#.#.#...",
  "....###....",
  ".....#.....",
];

function jamdaniInlay(i: number, j: number): ReturnType<typeof hex> | undefined {
  const row = Math.floor(j / 34);
  const shifted = i + (row & 1) * 20;
  const column = wrap(shifted, 40) - 14;
  const line = buti[wrap(j, 34) - 10];
  return line?.[column] === "#" ? hex("#f4efe4") : undefined;
}

/**
 * Whether a crossing of threads belongs to the row of triangles ("temple teeth") on the inner edge of a saree border.
 */
function teeth(i: number, j: number, edge: number, width: number, rise: number): boolean {
  const reach = edge + rise * (1 - Math.abs(wrap(j / width, 1) - 0.5) * 2);
  return i >= edge && i < reach;
}

function sareeSilk(ground: string, weft: string, border: string, finish: Finish, pallu: string): Cloth {
  const groundColour = hex(ground);
  const borderColour = hex(border);
  const gold = hex(zari);
  return {
    structure: (i, j) => {
      if (i >= 6 && i < 26) return twill(i, j);
      return teeth(i, j, 30, 14, 12) ? (i + j * 2) % 5 !== 0 : plain(i, j);
    },
    warp: (i) => {
      if (i < 0 || i >= 46) return groundColour;
      if ((i >= 2 && i < 5) || (i >= 27 && i < 30)) return gold;
      return i >= 6 && i < 26 ? (wrap(i, 5) < 3 ? gold : borderColour) : groundColour;
    },
    weft: bands(weft, [
      [-70, -66, pallu],
      [-62, -38, pallu],
      [-34, -30, pallu],
      [-26, -24, pallu],
    ]),
    inlay: (i, j) => (i >= 30 && teeth(i, j, 30, 14, 12) && hash(i, j, 3) < 0.96 ? gold : undefined),
    finish,
  };
}

const satinStripe = (i: number): boolean => wrap(i, 36) < 14;

export const silkCloths = {
  "temple-silk": templeSilk(),
  "rose-tussar": shot("#b98480", "#b07a76", tussar),
  "peacock-shot": shot("#0b6d72", "#55207a", { sheen: 1, slub: 0.12, fuzz: 0, depth: 0.35 }),
  "marigold-raw": shot("#c98a22", "#bf7c1b", { sheen: 0.3, slub: 1.2, fuzz: 0, depth: 0.8 }),
  "marigold-fine": {
    ...shot("#d8921c", "#cf8514", { ...silk, slub: 0.3 }),
    weft: bands("#cf8514", [
      [-40, -36, "#8e2c22"],
      [-32, -14, "#8e2c22"],
      [-10, -8, "#8e2c22"],
    ]),
  },
  "ivory-satin": {
    structure: (i, j) => (satinStripe(i) ? satin(i, j) : plain(i, j)),
    warp: (i) => hex(satinStripe(i) ? "#f6eedb" : "#e2d7bf"),
    weft: threads([["#e0d4ba", 1]]),
    finish: { sheen: 0.7, slub: 0.15, fuzz: 0, depth: 0.55 },
  },
  "saree-burgundy": sareeSilk("#701426", "#661021", "#3f0b18", silk, zari),
  "saree-green": sareeSilk("#1f4f38", "#1a4530", "#0f2f20", { ...silk, sheen: 0.25 }, zari),
  "saree-kasavu": {
    structure: (i, j) => (i >= 3 && i < 30 ? steepTwill(i, j) : plain(i, j)),
    warp: bands("#e9dfc8", [
      [3, 30, "#bb9547"],
      [34, 37, "#bb9547"],
    ]),
    weft: bands("#e6dbc3", [
      [-70, -40, "#bb9547"],
      [-36, -33, "#bb9547"],
      [-28, -26, "#bb9547"],
    ]),
    finish: { sheen: 0.2, slub: 0.4, fuzz: 0, depth: 0.6 },
  },
  "saree-peacock": sareeSilk("#0b6d72", "#4d2070", "#2c1350", { ...silk, sheen: 1, depth: 0.4 }, "#7d3fa0"),
  "saree-jamdani": {
    structure: plain,
    warp: bands("#a3a29f", [
      [3, 6, "#6d6c6b"],
      [9, 22, "#6d6c6b"],
    ]),
    weft: bands("#aaa9a5", [
      [-66, -40, "#6d6c6b"],
      [-36, -33, "#6d6c6b"],
      [-28, -26, "#f0ebe0"],
    ]),
    inlay: jamdaniInlay,
    finish: { sheen: 0.15, slub: 0.3, fuzz: 0, depth: 0.6 },
  },
  "saree-rose": sareeSilk("#b98480", "#b07a76", "#8b4d50", tussar, "#d9b27a"),
} satisfies Record<string, Cloth>;
