import type { ClothName } from "../cloth/catalogue";
import { closeRelief, drapeRelief, flatRelief, fullCloth, linenRelief, softRelief } from "../cloth/full-cloth";
import type { Grain } from "../cloth/piece";
import { layStack } from "../cloth/stack";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import type { Picture } from "../picture";
import { product, productSize, seedOf } from "../picture";

type ClothView = "flat" | "drape" | "close" | "stack";

interface ClothProduct {
  readonly slug: string;
  readonly cloth: ClothName;
  readonly views: readonly ClothView[];
  /** The width of a thread in the picture of the whole cloth, in pixels. */
  readonly thread: number;
  readonly grain?: Grain;
  readonly linen?: boolean;
  /** Where the close-up picture begins, chosen so that it includes a band or a border. */
  readonly closeFrom?: number;
}

export const clothProducts: readonly ClothProduct[] = [
  {
    slug: "madras-check-kannur-twill-indigo-and-rust",
    cloth: "madras-indigo-and-rust",
    views: ["flat", "close", "stack"],
    thread: 4.8,
  },
  { slug: "madras-check-kannur-twill-moss-and-bone", cloth: "madras-moss-and-bone", views: ["flat"], thread: 4.8 },
  { slug: "madras-check-kannur-twill-plum-and-rose", cloth: "madras-plum-and-rose", views: ["flat"], thread: 4.8 },
  { slug: "indigo-pinstripe-twill", cloth: "indigo-pinstripe", views: ["flat", "close"], thread: 4.8 },
  { slug: "sky-pinstripe-voile", cloth: "sky-pinstripe", views: ["drape", "close"], thread: 4.2 },
  { slug: "kora-unbleached-cotton", cloth: "kora", views: ["flat", "stack"], thread: 4.6 },
  { slug: "moss-ticking-stripe", cloth: "moss-ticking", views: ["flat", "close"], thread: 4.6 },
  { slug: "ochre-block-check", cloth: "ochre-block", views: ["flat", "stack"], thread: 5.8 },
  { slug: "night-ikat", cloth: "night-ikat", views: ["flat", "drape", "close"], thread: 4.4 },
  { slug: "brick-ikat-chevron", cloth: "brick-ikat", views: ["flat", "close"], thread: 4.4 },
  { slug: "khadi-white", cloth: "khadi", views: ["drape", "close"], thread: 4.6 },
  {
    slug: "mangalgiri-green",
    cloth: "mangalgiri",
    views: ["flat", "close"],
    thread: 4.4,
    grain: { x: 34, y: 0 },
  },
  { slug: "charcoal-basket-weave", cloth: "charcoal-basket", views: ["flat", "close"], thread: 5.6 },
  { slug: "tomato-gamcha-check", cloth: "gamcha", views: ["flat", "stack"], thread: 5.8 },
  { slug: "temple-border-silk", cloth: "temple-silk", views: ["flat", "drape", "close"], thread: 4.2, closeFrom: 560 },
  { slug: "rose-tussar", cloth: "rose-tussar", views: ["drape", "close"], thread: 4.4 },
  { slug: "peacock-shot-silk", cloth: "peacock-shot", views: ["drape", "flat"], thread: 2.8 },
  { slug: "raw-silk-marigold", cloth: "marigold-raw", views: ["flat", "stack"], thread: 5 },
  { slug: "ivory-satin-stripe", cloth: "ivory-satin", views: ["drape", "close"], thread: 3.6 },
  { slug: "moss-herringbone", cloth: "moss-herringbone", views: ["flat", "close", "stack"], thread: 6 },
  { slug: "oat-linen", cloth: "oat-linen", views: ["drape", "close"], thread: 4.8, linen: true },
  { slug: "slate-linen-stripe", cloth: "slate-linen", views: ["flat", "close"], thread: 4.6, linen: true },
  { slug: "kullu-wool-twill", cloth: "kullu-twill", views: ["flat", "close"], thread: 6 },
  { slug: "snow-houndstooth", cloth: "houndstooth", views: ["flat", "close"], thread: 7 },
  { slug: "plum-windowpane-wool", cloth: "plum-windowpane", views: ["flat", "stack"], thread: 4.8 },
];

const view = fullView(productSize.width, productSize.height);

function paintCloth(
  { cloth, thread, grain, linen, closeFrom = 0 }: ClothProduct,
  which: ClothView,
  seed: number,
): Picture["paint"] {
  switch (which) {
    case "flat":
      return () => fullCloth(view, { cloth, thread, grain, relief: linen ? softRelief(seed) : flatRelief(seed) });
    case "drape":
      return () =>
        fullCloth(view, {
          cloth,
          thread: thread * 0.88,
          grain: { ...grain, angle: 0.06 },
          relief: linen ? linenRelief(seed) : drapeRelief(seed),
        });
    case "close":
      return () =>
        fullCloth(view, { cloth, thread: thread * 3.4, grain: { y: -closeFrom, ...grain }, relief: closeRelief(seed) });
    case "stack":
      return async () => {
        const canvas = ground(view);
        const folded = { cloth, thread: thread * 0.72, roll: 66, rolls: 2 };
        await layStack(canvas, { left: 120, right: 780, bottom: 925, pieces: [folded, folded, folded, folded], seed });
        return canvas;
      };
  }
}

export const clothPictures: readonly Picture[] = clothProducts.flatMap((item) =>
  item.views.map((which) => {
    const name = `${item.slug}-${which}`;
    return product(name, paintCloth(item, which, seedOf(name)), which === "stack" ? 80_000 : 104_000);
  }),
);
