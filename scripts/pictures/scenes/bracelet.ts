import type { Canvas, View } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import type { Picture } from "../picture";
import { product, productSize } from "../picture";
import { layBracelet } from "../tools/bracelet";

async function onGround(view: View): Promise<Canvas> {
  const canvas = ground(view);
  await layBracelet(canvas, { x: 450, y: 440, turn: -4, size: 1 });
  return canvas;
}

const slug = "brass-bracelet";

export const braceletPictures: readonly Picture[] = [
  product(`${slug}-front`, () => onGround(fullView(productSize.width, productSize.height))),
  product(`${slug}-detail`, () => onGround({ ...productSize, x: 290, y: 440, scale: 2.5 })),
];
