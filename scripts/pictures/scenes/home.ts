import type { ClothName } from "../cloth/catalogue";
import { drapeRelief, fullCloth, heroRelief } from "../cloth/full-cloth";
import { layLoom } from "../cloth/loom";
import { layStack } from "../cloth/stack";
import { layStole } from "../cloth/stole";
import { Canvas, fullView } from "../drawing/canvas";
import { hex, scaled } from "../drawing/colour";
import { ground } from "../drawing/ground";
import { mix, smoothstep } from "../drawing/noise";
import type { Picture } from "../picture";
import { laySkein } from "../yarn/skein";
import { sewRustKurta } from "./garments";
import { stoles } from "./pieces";
import { yarns } from "./yarn";

interface Hero {
  readonly name: string;
  readonly cloth: ClothName;
  readonly thread: number;
  readonly angle: number;
  readonly depth: number;
  /** The brightness of the part of the picture over which text lies. */
  readonly dark: number;
  readonly seed: number;
}

const heroes: readonly Hero[] = [
  { name: "hero-indigo", cloth: "indigo-pinstripe", thread: 5.6, angle: 0.03, depth: 168, dark: 0.6, seed: 311 },
  { name: "hero-madras", cloth: "madras-indigo-and-rust", thread: 5.4, angle: 0.1, depth: 86, dark: 0.24, seed: 327 },
  { name: "hero-silk", cloth: "temple-silk", thread: 4.8, angle: -0.12, depth: 140, dark: 0.45, seed: 338 },
];

async function paintHero(hero: Hero, width: number, height: number): Promise<Canvas> {
  const view = fullView(width, height);
  const canvas = await fullCloth(view, {
    cloth: hero.cloth,
    thread: hero.thread,
    grain: { angle: hero.angle, x: -60, y: -40 },
    relief: heroRelief(view, hero.seed, hero.depth),
  });
  const wide = width > height;
  canvas.dim((column, row) => {
    const t = wide ? smoothstep(0.05, 0.72, column / width) : smoothstep(1, 0.4, row / height);
    const fromGlow = Math.hypot(column / width - (wide ? 0.68 : 0.55), (row / height - (wide ? 0.4 : 0.28)) * 0.8);
    return mix(hero.dark, 1.06, t) * (1 + 0.38 * smoothstep(0.46, 0, fromGlow));
  });
  return canvas;
}

const heroPictures: readonly Picture[] = heroes.flatMap((hero) => [
  { name: `home/${hero.name}`, width: 1920, height: 960, budget: 155_000, paint: () => paintHero(hero, 1920, 960) },
  {
    name: `home/${hero.name}-mobile`,
    width: 900,
    height: 1125,
    budget: 88_000,
    paint: () => paintHero(hero, 900, 1125),
  },
]);

async function paintDips(): Promise<Canvas> {
  const canvas = ground(fullView(1400, 1120));
  const fold = (cloth: ClothName) => ({ cloth, thread: 3.4, roll: 88, rolls: 3 });
  await layStack(canvas, {
    left: 210,
    right: 1190,
    bottom: 985,
    depth: 150,
    pieces: [fold("indigo-dark"), fold("indigo-middle"), fold("indigo-light")],
    seed: 512,
  });
  return canvas;
}

/** A kurta with the garments and accessories that are worn with it. */
async function paintLook(): Promise<Canvas> {
  const canvas = ground(fullView(1200, 1400));
  const scale = 1.2;
  await layStole(canvas.moved(-462, -386, 1), stoles["sage-stole"]);
  await sewRustKurta(canvas.moved(450 - 462 / scale, 44, scale));
  await laySkein(canvas, yarns["indigo-cotton-yarn"], { x: 1000, y: 250, length: 330, rope: 43, angle: 0.6 });
  return canvas;
}

async function paintPoster(): Promise<Canvas> {
  const canvas = new Canvas(fullView(1600, 900));
  canvas.fill((_x, y) => scaled(hex("#3a3128"), 0.3 + 0.5 * smoothstep(700, 0, y)));
  await layLoom(canvas);
  return canvas;
}

export const homePictures: readonly Picture[] = [
  ...heroPictures,
  {
    name: "home/band-stitching",
    width: 1400,
    height: 1120,
    budget: 140_000,
    paint: () =>
      fullCloth(fullView(1400, 1120), {
        cloth: "sky-pinstripe",
        thread: 5,
        grain: { angle: 0.05 },
        relief: drapeRelief(411),
      }),
  },
  { name: "home/band-natural-dye", width: 1400, height: 1120, budget: 100_000, paint: paintDips },
  { name: "home/look-kurta", width: 1200, height: 1400, budget: 120_000, paint: paintLook },
  { name: "home/video-poster", width: 1600, height: 900, budget: 130_000, paint: paintPoster },
];
