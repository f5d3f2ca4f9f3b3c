import { fullCloth, softRelief } from "../cloth/full-cloth";
import type { Canvas, View } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { ground } from "../drawing/ground";
import { wardrobe } from "../garment/wardrobe";
import type { Picture } from "../picture";
import { product, productSize, seedOf } from "../picture";

const front = fullView(productSize.width, productSize.height);

function closer([x, y]: readonly [number, number]): View {
  return { ...productSize, x, y, scale: 2.5 };
}

async function onGround(view: View, sew: (canvas: Canvas) => Promise<void>): Promise<Canvas> {
  const canvas = ground(view);
  await sew(canvas);
  return canvas;
}

export const garmentPictures: readonly Picture[] = wardrobe.flatMap(
  ({ slug, made, sew, detail, back, clothThread: thread }) => {
    const flat = (canvas: Canvas): Promise<void> => sew(canvas, made);
    const list = [product(`${slug}-front`, () => onGround(front, flat), 76_000)];
    if (detail) list.push(product(`${slug}-detail`, () => onGround(closer(detail), flat), 88_000));
    if (back) list.push(product(`${slug}-back`, () => onGround(front, (canvas) => back(canvas, made)), 76_000));
    if (thread) {
      const relief = softRelief(seedOf(slug));
      list.push(product(`${slug}-cloth`, () => fullCloth(front, { cloth: made.cloth, thread, relief }), 98_000));
    }
    return list;
  },
);
