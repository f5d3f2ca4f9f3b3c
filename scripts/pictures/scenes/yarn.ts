import type { Canvas } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import type { Picture } from "../picture";
import { product, productSize } from "../picture";
import { layBall } from "../yarn/ball";
import { laySkein } from "../yarn/skein";
import type { Yarn } from "../yarn/yarn";
import { layYarnMacro } from "../yarn/yarn";

type YarnView = "skein" | "ball" | "close";

export const yarns = {
  "indigo-cotton-yarn": { colour: "#2a3f70", width: 7, ply: 2, hair: 0.25, seed: 3 },
  "kora-cotton-yarn": { colour: "#dccdae", width: 7, ply: 2, hair: 0.25, seed: 4 },
  "marigold-silk-yarn": { colour: "#d08f24", width: 5.5, ply: 2, hair: 0.1, seed: 5 },
  "moss-wool-yarn": { colour: "#737b57", width: 11, ply: 3, hair: 1, seed: 6 },
  "madder-wool-yarn": { colour: "#943a2c", width: 11, ply: 3, hair: 1, seed: 7 },
  "natural-linen-yarn": { colour: "#b59f77", width: 5.5, ply: 2, hair: 0.5, seed: 8 },
} as const satisfies Record<string, Yarn>;

const views: Record<keyof typeof yarns, readonly YarnView[]> = {
  "indigo-cotton-yarn": ["skein", "close"],
  "kora-cotton-yarn": ["skein", "ball"],
  "marigold-silk-yarn": ["skein", "close"],
  "moss-wool-yarn": ["ball", "close"],
  "madder-wool-yarn": ["ball", "skein"],
  "natural-linen-yarn": ["ball", "skein"],
};

async function paintYarn(yarn: Yarn, which: YarnView): Promise<Canvas> {
  const canvas = ground(fullView(productSize.width, productSize.height));
  switch (which) {
    case "skein":
      await laySkein(canvas, yarn, { x: 450, y: 530, length: 640, rope: 88, angle: 0.1 + (yarn.seed % 3) * 0.06 });
      break;
    case "ball":
      await layBall(canvas, yarn, {
        x: 458,
        y: 500,
        radius: 292,
        tail: [
          [470, 770],
          [380, 842],
          [250, 850],
          [176, 900],
          [300, 956],
          [520, 930],
          [700, 976],
          [930, 950],
        ],
      });
      break;
    case "close":
      layYarnMacro(canvas, yarn);
  }
  return canvas;
}

export const yarnPictures: readonly Picture[] = (Object.keys(yarns) as (keyof typeof yarns)[]).flatMap((slug) =>
  views[slug].map((which) => product(`${slug}-${which}`, () => paintYarn(yarns[slug], which), 92_000)),
);
