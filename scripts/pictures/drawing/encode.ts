import sharp from "sharp";
import { item } from "../lists";
import type { Canvas } from "./canvas";

/** The radius of a slight blur, because no lens is perfectly sharp, and very fine detail would make the file larger. */
const lens = 0.6;
const qualities = [80, 74, 68, 62, 56, 50, 44, 38, 33];

/**
 * Encodes the picture in the best quality whose file is not larger than `budget` bytes. One fixed quality would not do,
 * because cloth compresses much less well than plain ground.
 */
export async function encode(canvas: Canvas, budget: number): Promise<Buffer> {
  const { width, height } = canvas.view;
  const image = { width, height, channels: 3 } as const;
  const soft = await sharp(canvas.toBytes(), { raw: image }).blur(lens).raw().toBuffer();
  const file = (quality: number, effort: number): Promise<Buffer> =>
    sharp(soft, { raw: image }).webp({ quality, effort, smartSubsample: false }).toBuffer();
  let chosen = item(qualities, 0);
  for (const quality of qualities) {
    chosen = quality;
    if ((await file(quality, 2)).length <= budget * 1.1) break;
  }
  return file(chosen, 6);
}

export async function previewOf(file: Buffer): Promise<string> {
  const small = await sharp(file).resize(20).blur(0.7).webp({ quality: 8, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${small.toString("base64")}`;
}
