import { layStand, type Place } from "../bust/bust";
import { room } from "../bust/room";
import { wornTop, wornWaist } from "../bust/worn";
import type { Canvas, View } from "../drawing/canvas";
import type { Made } from "../garment/cut";
import type { Garment } from "../garment/wardrobe";
import { wardrobe } from "../garment/wardrobe";
import type { Picture } from "../picture";
import { product, productSize } from "../picture";

interface Pose {
  readonly place: Place;
  readonly view: View;
  readonly made: Made;
}

/** A view with `top` at the upper edge of the picture and the middle of the garment in its middle. */
function framed(top: number, scale: number): View {
  return { ...productSize, x: 450 - 450 / scale, y: top, scale };
}

/** Long garments show the whole bust down to the floor, short ones come nearer, and trousers begin at the chest. */
function poseOf({ cut, made, slug }: Garment): Pose {
  if (!cut) {
    const place = slug === "indigo-apron" ? { neckY: 128, size: 1.06 } : { neckY: -286, size: 1.1, raised: 300 };
    const view = slug === "indigo-apron" ? framed(-44, 0.92) : framed(-128, 0.87);
    return { place, view, made: { ...made, worn: wornWaist(place) } };
  }
  const place = { neckY: cut.neckY + 4, size: cut.shoulderHalf / (cut.sleeve ? 156 : 148) };
  const view = cut.hemY > 900 ? framed(-62, 0.9) : framed(cut.neckY - 176 * place.size, 0.98);
  return { place, view, made: { ...made, worn: wornTop(cut, place) } };
}

async function paintWorn(garment: Garment): Promise<Canvas> {
  const { place, view, made } = poseOf(garment);
  const canvas = room(view, place.neckY + (place.raised ?? 0) + 884 * place.size);
  await layStand(canvas, place);
  await garment.sew(canvas, made);
  return canvas;
}

export const wornPictures: readonly Picture[] = wardrobe.map((garment) =>
  product(`${garment.slug}-worn`, () => paintWorn(garment), 82_000),
);
