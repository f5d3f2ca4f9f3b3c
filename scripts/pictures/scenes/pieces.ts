import type { ClothName } from "../cloth/catalogue";
import { drapeRelief, fullCloth, softRelief } from "../cloth/full-cloth";
import type { Saree } from "../cloth/saree";
import { laySaree } from "../cloth/saree";
import { layStack } from "../cloth/stack";
import type { Stole } from "../cloth/stole";
import { layHandkerchiefs, layShawl, layStole } from "../cloth/stole";
import type { Canvas, View } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import { layCushion, layNapkins, layRunner, layTowelEnd } from "../garment/home-linen";
import type { Picture } from "../picture";
import { product, productSize, seedOf } from "../picture";

const front = fullView(productSize.width, productSize.height);

function near(x: number, y: number): View {
  return { ...productSize, x, y, scale: 2.5 };
}

async function onGround(view: View, lay: (canvas: Canvas) => Promise<void>): Promise<Canvas> {
  const canvas = ground(view);
  await lay(canvas);
  return canvas;
}

export const sarees = {
  "burgundy-temple-saree": { cloth: "saree-burgundy", thread: 2.3, tassel: "#6a1324", seed: 11 },
  "green-mangalgiri-saree": { cloth: "saree-green", thread: 2.3, tassel: "#a98443", seed: 12 },
  "kora-kasavu-saree": { cloth: "saree-kasavu", thread: 2.4, tassel: "#d9c69a", seed: 13 },
  "peacock-silk-saree": { cloth: "saree-peacock", thread: 2.2, tassel: "#4d2070", seed: 14 },
  "grey-jamdani-saree": { cloth: "saree-jamdani", thread: 2.3, tassel: "#77767a", seed: 15 },
  "rose-tussar-saree": { cloth: "saree-rose", thread: 2.4, tassel: "#8b4d50", seed: 16 },
} as const satisfies Record<string, Saree>;

type SareeSlug = keyof typeof sarees;
const sareeDetails: readonly SareeSlug[] = [
  "burgundy-temple-saree",
  "green-mangalgiri-saree",
  "kora-kasavu-saree",
  "grey-jamdani-saree",
];
const sareeCloths: readonly SareeSlug[] = ["burgundy-temple-saree", "kora-kasavu-saree", "peacock-silk-saree"];

const sareePictures: readonly Picture[] = [
  ...(Object.keys(sarees) as SareeSlug[]).map((slug) =>
    product(`${slug}-front`, () => onGround(front, (canvas) => laySaree(canvas, sarees[slug])), 90_000),
  ),
  ...sareeDetails.map((slug) =>
    product(`${slug}-detail`, () => onGround(near(300, 590), (canvas) => laySaree(canvas, sarees[slug])), 96_000),
  ),
  ...sareeCloths.map((slug) =>
    product(
      `${slug}-cloth`,
      () =>
        fullCloth(front, {
          cloth: sarees[slug].cloth,
          thread: 3.6,
          grain: { angle: 0.12, x: 190, y: 1090 },
          relief: drapeRelief(seedOf(slug)),
        }),
      96_000,
    ),
  ),
];

export const stoles = {
  "sage-stole": { cloth: "sage-stripe", thread: 2.6, sewing: "#b9c4ab", seed: 31, shift: -50 },
  "indigo-ikat-stole": { cloth: "ikat-diamonds", thread: 2.4, sewing: "#a9b2cc", seed: 32 },
  "snow-houndstooth-scarf": { cloth: "houndstooth", thread: 3.4, sewing: "#ffffff", seed: 33 },
  "marigold-silk-stole": { cloth: "marigold-fine", thread: 2.5, sewing: "#f0c77a", seed: 34 },
} as const satisfies Record<string, Stole>;

const camel: Stole = { cloth: "kullu-twill", thread: 3.2, sewing: "#c9a57c", seed: 35 };
const plum: Stole = { cloth: "plum-check", thread: 3.4, sewing: "#8f5f79", seed: 36 };
const rose: Stole = { cloth: "rose-cotton", thread: 2.6, sewing: "#f2dcd8", seed: 37 };

function softCloth(name: string, cloth: ClothName, thread: number): Picture {
  return product(name, () => fullCloth(front, { cloth, thread, relief: softRelief(seedOf(name)) }), 98_000);
}

const stolePictures: readonly Picture[] = [
  ...(Object.keys(stoles) as (keyof typeof stoles)[]).map((slug) =>
    product(`${slug}-front`, () => onGround(front, (canvas) => layStole(canvas, stoles[slug])), 84_000),
  ),
  ...(["sage-stole", "indigo-ikat-stole"] as const).map((slug) =>
    product(`${slug}-detail`, () => onGround(near(260, 540), (canvas) => layStole(canvas, stoles[slug])), 96_000),
  ),
  product("camel-wool-shawl-front", () => onGround(front, (canvas) => layShawl(canvas, camel)), 84_000),
  softCloth("camel-wool-shawl-cloth", "kullu-twill", 5),
  product("plum-check-shawl-front", () => onGround(front, (canvas) => layShawl(canvas, plum)), 84_000),
  softCloth("marigold-silk-stole-cloth", "marigold-fine", 4),
  product("rose-handkerchiefs-front", () => onGround(front, (canvas) => layHandkerchiefs(canvas, rose)), 80_000),
];

const homeLinenPictures: readonly Picture[] = [
  product("ticking-cushion-cover-moss-front", () =>
    onGround(front, (canvas) => layCushion(canvas, "moss-ticking", 2.7, "#55663f")),
  ),
  product("ticking-cushion-cover-slate-front", () =>
    onGround(front, (canvas) => layCushion(canvas, "slate-ticking", 2.7, "#475465")),
  ),
  product("ikat-cushion-cover-front", () =>
    onGround(front, (canvas) => layCushion(canvas, "ikat-diamonds", 3, "#1b2a58")),
  ),
  product("kora-table-runner-front", () => onGround(front, (canvas) => layRunner(canvas, "kora-runner", 2.6)), 70_000),
  product("kora-table-runner-detail", () =>
    onGround(near(270, 560), (canvas) => layRunner(canvas, "kora-runner", 2.6)),
  ),
  product("indigo-napkins-front", () =>
    onGround(front, (canvas) => layNapkins(canvas, "indigo-middle", 2.6, "#dfe6ee")),
  ),
  product("gamcha-bath-towel-front", () =>
    onGround(front, async (canvas) => {
      const towel = { cloth: "gamcha", thread: 3.2, roll: 84, rolls: 2 } as const;
      await layStack(canvas, {
        left: 130,
        right: 770,
        bottom: 910,
        pieces: [towel, towel, towel],
        seed: 71,
        depth: 140,
      });
    }),
  ),
  product("gamcha-bath-towel-detail", () => onGround(front, (canvas) => layTowelEnd(canvas, "gamcha", 7))),
  product("handloom-bedspread-front", () =>
    onGround(front, async (canvas) => {
      const spread = { cloth: "bedspread-slate", thread: 3.6, roll: 74, rolls: 4 } as const;
      await layStack(canvas, { left: 80, right: 820, bottom: 930, pieces: [spread, spread], seed: 83, depth: 170 });
    }),
  ),
  softCloth("handloom-bedspread-cloth", "bedspread-slate", 5.4),
];

export const piecePictures: readonly Picture[] = [...sareePictures, ...stolePictures, ...homeLinenPictures];
