import { layStand } from "../bust/bust";
import { room } from "../bust/room";
import { wornTop } from "../bust/worn";
import type { ClothName } from "../cloth/catalogue";
import { fullCloth, heroRelief } from "../cloth/full-cloth";
import { layStack } from "../cloth/stack";
import type { Canvas, View } from "../drawing/canvas";
import { fullView } from "../drawing/canvas";
import { hex } from "../drawing/colour";
import { ground } from "../drawing/ground";
import { mix, smoothstep } from "../drawing/noise";
import { wardrobe } from "../garment/wardrobe";
import type { Picture } from "../picture";
import { layShears } from "../tools/shears";
import { layShuttle } from "../tools/shuttle";
import { laySpool } from "../tools/spool";

/** Darkens the side on which the text lies: the left one, or the lower part of a tall picture. */
function shadeForText(canvas: Canvas, dark: number, glow: number): void {
  const { width, height } = canvas.view;
  const wide = width > height;
  canvas.dim((column, row) => {
    const t = wide ? smoothstep(0.06, 0.62, column / width) : smoothstep(0.98, 0.42, row / height);
    const away = Math.hypot(column / width - (wide ? 0.7 : 0.5), (row / height - (wide ? 0.42 : 0.3)) * 0.8);
    return mix(dark, 1, t) * (1 + glow * smoothstep(0.5, 0, away));
  });
}

/** The shuttle on indigo cloth, with the spools and shears of the workroom. */
async function loomBench(view: View): Promise<Canvas> {
  const canvas = await fullCloth(view, {
    cloth: "indigo-solid",
    thread: 4.6,
    grain: { angle: 0.03, x: -60, y: -40 },
    relief: heroRelief(view, 311, 120),
  });
  const [x, y, size] = view.width > view.height ? [1330, 440, 1.12] : [462, 360, 0.92];
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size, y + dy * size];
  await layShuttle(
    canvas,
    { x, y, turn: -21, size },
    {
      light: "#e6dcc4",
      dark: "#cdbf9f",
      end: [
        at(196, -60),
        at(300, -20),
        at(380, 90),
        at(300, 200),
        at(120, 190),
        at(40, 280),
        at(160, 370),
        at(420, 400),
      ],
    },
  );
  const [shearsX, shearsY] = at(40, 250);
  await layShears(canvas, { x: shearsX, y: shearsY, turn: 158, size: size * 0.82 });
  const [firstX, firstY] = at(-250, -170);
  await laySpool(canvas, { x: firstX, y: firstY, turn: 34, size: size * 0.9 }, "#b8502a", "#94401f");
  const [nextX, nextY] = at(-60, -230);
  await laySpool(canvas, { x: nextX, y: nextY, turn: -14, size: size * 0.9 }, "#d0a24a", "#b3852f");
  shadeForText(canvas, 0.42, 0.3);
  return canvas;
}

/** Two busts in the workroom, dressed. */
async function fitting(view: View): Promise<Canvas> {
  const wide = view.width > view.height;
  const dusk = { wall: hex("#5a4a3e"), floor: hex("#3e322a") };
  const canvas = room(view, wide ? 905 : 1010, dusk);
  const places = wide
    ? [
        { slug: "ochre-wrap-dress", x: 1592, top: -22, scale: 0.86 },
        { slug: "rust-kurta-band-collar", x: 1190, top: -52, scale: 0.9 },
      ]
    : [{ slug: "rust-kurta-band-collar", x: 452, top: -110, scale: 0.86 }];
  for (const { slug, x, top, scale } of places) {
    const garment = wardrobe.find((one) => one.slug === slug);
    if (!garment?.cut) throw new RangeError(slug);
    const moved = canvas.moved(450 - x / scale, top, scale);
    const place = { neckY: garment.cut.neckY + 4, size: garment.cut.shoulderHalf / 156 };
    await layStand(moved, place);
    await garment.sew(moved, { ...garment.made, worn: wornTop(garment.cut, place) });
  }
  shadeForText(canvas, 0.5, 0.14);
  return canvas;
}

/** Silk sarees folded in a stack, their borders towards the viewer. */
async function folded(view: View): Promise<Canvas> {
  const canvas = ground(view, hex("#45302b"));
  const order: readonly ClothName[] = ["saree-burgundy", "saree-kasavu", "saree-green", "saree-rose", "saree-peacock"];
  const pieces = order.map((cloth) => ({ cloth, thread: 3.2, roll: 74, rolls: 2 }));
  const [left, right, bottom] = view.width > view.height ? [1010, 1760, 862] : [110, 790, 720];
  await layStack(canvas, { left, right, bottom, pieces: pieces.slice(0, 4), seed: 338, depth: 130 });
  shadeForText(canvas, 0.6, 0.2);
  return canvas;
}

const heroes = [
  ["hero-loom", loomBench],
  ["hero-fitting", fitting],
  ["hero-sarees", folded],
] as const;

export const heroPictures: readonly Picture[] = heroes.flatMap(([name, paint]): Picture[] => [
  { name: `home/${name}`, width: 1920, height: 960, budget: 130_000, paint: () => paint(fullView(1920, 960)) },
  { name: `home/${name}-mobile`, width: 900, height: 1125, budget: 76_000, paint: () => paint(fullView(900, 1125)) },
]);
