import { fullCloth, heroRelief } from "../cloth/full-cloth";
import type { Canvas } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { mix, smoothstep } from "../drawing/noise";
import type { Picture } from "../picture";
import { elevenSwatches, measuring, readingAWeave, threeDips, washing } from "./journal-scenes";

function article(slug: string, paint: () => Promise<Canvas>): Picture {
  return { name: `journal/${slug}`, width: 1200, height: 800, budget: 105_000, paint };
}

async function social(): Promise<Canvas> {
  const view = fullView(1200, 630);
  const canvas = await fullCloth(view, {
    cloth: "madras-indigo-and-rust",
    thread: 4.4,
    grain: { angle: 0.08 },
    relief: heroRelief(view, 907, 74),
  });
  canvas.dim((column) => mix(0.45, 1.1, smoothstep(0, 0.7, column / view.width)));
  return canvas;
}

export const journalPictures: readonly Picture[] = [
  article("three-dips", threeDips),
  article("reading-a-weave", readingAWeave),
  article("how-to-wash-handloom", washing),
  article("eleven-households", elevenSwatches),
  article("measuring-for-a-kurta", measuring),
  { name: "store/social", width: 1200, height: 630, budget: 120_000, paint: social },
];
