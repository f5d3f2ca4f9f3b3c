import type { Panel } from "../cloth/panels";
import { layPanels, layStoleRow } from "../cloth/panels";
import { layStack } from "../cloth/stack";
import type { Canvas } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import { layCushion } from "../garment/home-linen";
import { sewn } from "../garment/wardrobe";
import { item } from "../lists";
import type { Picture } from "../picture";
import { layBall } from "../yarn/ball";
import { laySkein } from "../yarn/skein";
import { sarees } from "./pieces";
import { yarns } from "./yarn";

const view = fullView(1600, 520);

async function panelBanner(panels: readonly Panel[], angle: number, depth: number, seed: number): Promise<Canvas> {
  const canvas = ground(view);
  await layPanels(canvas, panels, { angle, depth, seed });
  return canvas;
}

const clothPanels: readonly Panel[] = [
  { cloth: "kora", thread: 3.6 },
  { cloth: "madras-indigo-and-rust", thread: 3.6 },
  { cloth: "temple-silk", thread: 3.2 },
  { cloth: "moss-herringbone", thread: 4 },
  { cloth: "night-ikat", thread: 3.2 },
  { cloth: "oat-linen", thread: 3.6 },
  { cloth: "mangalgiri", thread: 3.2 },
];

const cottonPanels: readonly Panel[] = [
  { cloth: "sky-pinstripe", thread: 3.8 },
  { cloth: "brick-ikat", thread: 3.4 },
  { cloth: "khadi", thread: 3.8 },
  { cloth: "ochre-block", thread: 3.8 },
  { cloth: "indigo-pinstripe", thread: 3.8 },
  { cloth: "gamcha", thread: 3.6 },
];

const woolPanels: readonly Panel[] = [
  { cloth: "slate-linen", thread: 3.8 },
  { cloth: "kullu-twill", thread: 4.4 },
  { cloth: "houndstooth", thread: 4.6 },
  { cloth: "oat-linen", thread: 3.8 },
  { cloth: "plum-windowpane", thread: 3.8 },
];

const stolePanels: readonly Panel[] = [
  { cloth: "sage-stripe", thread: 2.6 },
  { cloth: "ikat-diamonds", thread: 2.4 },
  { cloth: "kullu-twill", thread: 3 },
  { cloth: "marigold-fine", thread: 2.4 },
  { cloth: "houndstooth", thread: 3.2 },
  { cloth: "plum-check", thread: 3 },
];

const silkPanels: readonly Panel[] = [
  { cloth: "peacock-shot", thread: 2.4 },
  { cloth: "marigold-raw", thread: 3.4 },
  { cloth: "temple-silk", thread: 3.2 },
  { cloth: "rose-tussar", thread: 3.4 },
  { cloth: "ivory-satin", thread: 2.8 },
];

/** Garments in a row on the table, cropped by the edges of the picture. */
async function garmentBanner(): Promise<Canvas> {
  const canvas = ground(view);
  const row = [
    "white-khadi-shirt",
    "rust-kurta-band-collar",
    "madras-camp-shirt",
    "indigo-kurta-side-pockets",
    "ochre-wrap-dress",
  ];
  const scale = 0.58;
  for (const [index, slug] of row.entries()) {
    const middle = 152 + index * 326;
    await sewn(slug)(canvas.moved(450 - middle / scale, index % 2 === 0 ? 28 : 66, scale));
  }
  return canvas;
}

async function sareeBanner(): Promise<Canvas> {
  const canvas = ground(view);
  const order = Object.values(sarees);
  for (const [index, left] of [90, 590, 1090].entries()) {
    const pieces = [0, 1, 2, 3].map((place) => {
      const { cloth } = item(order, (index * 4 + place) % order.length);
      return { cloth, thread: 2.6, roll: 42, rolls: 2 };
    });
    await layStack(canvas, { left, right: left + 420, bottom: 468, pieces, seed: 90 + index, depth: 84 });
  }
  return canvas;
}

async function linenBanner(): Promise<Canvas> {
  const canvas = ground(view);
  const cushions = [
    ["moss-ticking", 2.7, "#55663f"],
    ["ikat-diamonds", 3, "#1b2a58"],
    ["slate-ticking", 2.7, "#475465"],
  ] as const;
  for (const [index, [name, thread, piping]] of cushions.entries()) {
    const scale = 0.56;
    await layCushion(canvas.moved(450 - (214 + index * 390) / scale, 76, scale), name, thread, piping);
  }
  const towel = { cloth: "gamcha", thread: 2.6, roll: 52, rolls: 2 } as const;
  const spread = { cloth: "bedspread-slate", thread: 2.8, roll: 58, rolls: 2 } as const;
  await layStack(canvas, { left: 1210, right: 1540, bottom: 462, pieces: [spread, towel], seed: 97, depth: 84 });
  return canvas;
}

async function yarnBanner(): Promise<Canvas> {
  const canvas = ground(view);
  const scale = 0.5;
  const half = canvas.moved(0, 0, scale);
  const skeins = ["indigo-cotton-yarn", "marigold-silk-yarn", "kora-cotton-yarn"] as const;
  for (const [index, slug] of skeins.entries()) {
    await laySkein(half, yarns[slug], {
      x: 270 + index * 1050,
      y: 520,
      length: 620,
      rope: 84,
      angle: 0.12 - index * 0.12,
    });
  }
  const balls = ["moss-wool-yarn", "natural-linen-yarn", "madder-wool-yarn"] as const;
  for (const [index, slug] of balls.entries()) {
    await layBall(half, yarns[slug], { x: 790 + index * 1050, y: 540 - (index % 2) * 40, radius: 262 });
  }
  return canvas;
}

function banner(slug: string, paint: () => Promise<Canvas>): Picture {
  return { name: `category/${slug}`, width: 1600, height: 520, budget: 105_000, paint };
}

export const categoryPictures: readonly Picture[] = [
  banner("cloth", () => panelBanner(clothPanels, 0.2, 34, 711)),
  banner("cotton", () => panelBanner(cottonPanels, -0.24, 34, 721)),
  banner("silk", () => panelBanner(silkPanels, -0.3, 62, 741)),
  banner("linen-and-wool", () => panelBanner(woolPanels, 0.32, 36, 751)),
  banner("garments", garmentBanner),
  banner("sarees", sareeBanner),
  banner("stoles", async () => {
    const canvas = ground(view);
    await layStoleRow(canvas, stolePanels, 771);
    return canvas;
  }),
  banner("home-linen", linenBanner),
  banner("yarn", yarnBanner),
];
