import { hex } from "../drawing/colour";
import { diamonds, slippedDye } from "./ikat";
import type { Cloth, Finish } from "./weave";
import { bands, herringbone, plain, threads, twill, wrap } from "./weave";

const linen: Finish = { sheen: 0.06, slub: 0.95, fuzz: 0, depth: 0.85 };
const wool: Finish = { sheen: 0, slub: 0.5, fuzz: 0.32, depth: 0.7 };
const worsted: Finish = { sheen: 0, slub: 0.3, fuzz: 0.18, depth: 0.8 };

const charcoalAndSnow = threads([
  ["#2c2c2f", 4],
  ["#ebe7de", 4],
]);

const windowpane = threads(
  [
    ["#4d2340", 40],
    ["#e5d8c2", 2],
  ],
  -20,
);

const plumCheck = threads([
  ["#5a2a4a", 30],
  ["#8f5f79", 10],
  ["#d9c9b8", 3],
  ["#8f5f79", 10],
  ["#5a2a4a", 5],
  ["#33172a", 12],
]);

export const linenAndWoolCloths = {
  "moss-herringbone": {
    structure: herringbone(12),
    warp: threads([["#d3cfb2", 1]]),
    weft: threads([["#4d5739", 1]]),
    finish: { sheen: 0, slub: 0.35, fuzz: 0.08, depth: 0.85 },
  },
  "oat-linen": {
    structure: plain,
    warp: threads([["#cbb996", 1]]),
    weft: threads([["#c2ae89", 1]]),
    finish: linen,
  },
  "slate-linen": {
    structure: plain,
    warp: threads([
      ["#4f5b68", 34],
      ["#dfd8c8", 14],
    ]),
    weft: threads([["#586471", 1]]),
    finish: linen,
  },
  "kullu-twill": {
    structure: twill,
    warp: threads([["#a37c52", 1]]),
    weft: threads([["#8a6440", 1]]),
    finish: wool,
  },
  houndstooth: { structure: twill, warp: charcoalAndSnow, weft: charcoalAndSnow, finish: worsted },
  "plum-windowpane": { structure: twill, warp: windowpane, weft: windowpane, finish: worsted },
  "plum-check": { structure: twill, warp: plumCheck, weft: plumCheck, finish: wool },
  "charcoal-wool": {
    structure: twill,
    warp: threads([["#3f4043", 1]]),
    weft: threads([["#333437", 1]]),
    finish: worsted,
  },
  "sage-stripe": {
    structure: plain,
    warp: (i) => {
      const k = wrap(i, 200);
      if ((k >= 96 && k < 112) || (k >= 118 && k < 121) || (k >= 87 && k < 90)) return hex("#6a6d6c");
      return hex("#8f9f7d");
    },
    weft: bands("#8b9a7a", []),
    finish: linen,
  },
  "ikat-diamonds": {
    structure: plain,
    warp: () => hex("#1b2a58"),
    weft: () => hex("#17244c"),
    warpDye: slippedDye("#dcd7cb", diamonds(44, 62), 3.2, true, 81),
    weftDye: slippedDye("#cfccc4", diamonds(44, 62), 1.6, false, 82),
    finish: { sheen: 0, slub: 0.4, fuzz: 0, depth: 0.8 },
  },
} satisfies Record<string, Cloth>;
