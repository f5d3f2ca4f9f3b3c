import type { ClothName } from "../cloth/catalogue";
import { drapeRelief, fullCloth } from "../cloth/full-cloth";
import { layLoom } from "../cloth/loom";
import { layStack } from "../cloth/stack";
import { layStole } from "../cloth/stole";
import { Canvas, fullView } from "../drawing/canvas";
import { hex, scaled } from "../drawing/colour";
import { ground } from "../drawing/ground";
import { smoothstep } from "../drawing/noise";
import { sewn } from "../garment/wardrobe";
import type { Picture } from "../picture";
import { laySkein } from "../yarn/skein";
import { stoles } from "./pieces";
import { yarns } from "./yarn";

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
  await sewn("rust-kurta-band-collar")(canvas.moved(450 - 462 / scale, 44, scale));
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
