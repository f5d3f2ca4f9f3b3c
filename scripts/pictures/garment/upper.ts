import type { Canvas } from "../drawing/canvas";
import { layBackNeck, layBackOfCollar, layBandCollar, layCampCollar, layShirtCollar } from "./collars";
import type { Made, TopCut } from "./cut";
import { buttonRow, layButtons, layPatchPocket, layPlacket, slit } from "./parts";
import { at, centre, sides, Tailor } from "./tailor";
import { bodyOutline, bodyRelief, frontHalf, hemLine, laySleeve } from "./top";

export const kurtaCut: TopCut = {
  neckHalf: 56,
  neckY: 112,
  neckDepth: 50,
  shoulderHalf: 166,
  shoulderDrop: 34,
  armholeY: 312,
  chestHalf: 162,
  waistY: 480,
  waistHalf: 154,
  hemHalf: 192,
  hemY: 962,
  hemCurve: 10,
  seed: 5,
  ease: 1,
  sleeve: { length: 452, angle: 27, cuff: 74 },
};

export async function layBody(tailor: Tailor, cut: TopCut, extra: readonly string[] = []): Promise<void> {
  if (cut.sleeve) for (const side of sides) await laySleeve(tailor, cut, side, cut.sleeve);
  const shoulder = sides.map(
    (side) =>
      `M ${at(side, cut.neckHalf + 2, cut.neckY + 12)} L ` +
      `${at(side, cut.shoulderHalf - 2, cut.neckY + cut.shoulderDrop + 11)}`,
  );
  await tailor.lay(
    { outline: bodyOutline(cut), relief: bodyRelief(cut), edge: { height: 8, width: 17 }, lift: 8 },
    { seams: shoulder, stitches: [hemLine(cut, 15), ...extra] },
  );
}

export async function kurta(canvas: Canvas, made: Made, options: { pockets: boolean; seed: number }): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const cut = tailor.fit({ ...kurtaCut, seed: options.seed });
  const relief = bodyRelief(cut);
  await layBackOfCollar(tailor, cut);
  const slits = sides.flatMap((side) => slit(side, cut.hemHalf, 770, cut.hemY));
  const mouths = options.pockets
    ? sides.flatMap((side) => [
        `M ${at(side, 156, 560)} Q ${at(side, 146, 620)} ${at(side, 158, 676)}`,
        `M ${at(side, 149, 558)} Q ${at(side, 139, 620)} ${at(side, 150, 680)}`,
      ])
    : [];
  await layBody(tailor, cut, [...slits, ...mouths]);
  const low = cut.neckY + cut.neckDepth;
  await layPlacket(tailor, { x: centre, top: low, bottom: low + 208, half: 14, relief }, true);
  await layBandCollar(tailor, cut);
  await layButtons(tailor, buttonRow(centre, low - 12, low + 168, 4, made.buttons));
}

export interface ShirtOptions {
  readonly collar: "shirt" | "camp";
  readonly cut: TopCut;
  readonly buttonCount: number;
  readonly pockets: readonly { readonly side: -1 | 1; readonly flap: boolean }[];
  readonly pocketY?: number;
  readonly pocketSize?: readonly [number, number];
}

/** Draws a garment that buttons down the whole front: the two fronts overlap, and a placket covers the join. */
export async function shirt(canvas: Canvas, made: Made, options: ShirtOptions): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const { collar } = options;
  const cut = tailor.fit(options.cut);
  const relief = bodyRelief(cut);
  if (collar === "camp") await layBackNeck(tailor, cut, 46);
  else await layBackOfCollar(tailor, cut, 30);
  await layBody(tailor, cut);
  const low = cut.neckY + cut.neckDepth;
  const hem = cut.hemY + cut.hemCurve - 1;
  await layPlacket(tailor, { x: centre, top: low - 4, bottom: hem, half: 15, relief }, false);
  const [width, height] = options.pocketSize ?? [92, 104];
  for (const { side, flap } of options.pockets) {
    const x = centre + side * (cut.chestHalf * 0.54);
    await layPatchPocket(tailor, {
      x,
      y: options.pocketY ?? cut.armholeY - 14,
      width,
      height,
      flap,
      pointed: true,
      relief,
    });
  }
  if (collar === "camp") await layCampCollar(tailor, cut);
  else await layShirtCollar(tailor, cut);
  const first = collar === "camp" ? low + 22 : low - 4;
  await layButtons(tailor, buttonRow(centre, first, hem - 90, options.buttonCount, made.buttons, 5.2));
  if (cut.sleeve?.band) await layCuffButtons(tailor, cut, made.buttons);
}

async function layCuffButtons(tailor: Tailor, cut: TopCut, colour: string): Promise<void> {
  if (!cut.sleeve) return;
  const sleeve = tailor.made.worn?.sleeve(cut.sleeve) ?? cut.sleeve;
  if (!sleeve.band) return;
  const angle = (sleeve.angle * Math.PI) / 180;
  const reach = sleeve.length - sleeve.band / 2;
  const buttons = sides.map((side) => {
    const x = cut.shoulderHalf + Math.sin(angle) * reach - Math.cos(angle) * sleeve.cuff * 0.78;
    const y = cut.neckY + cut.shoulderDrop + Math.cos(angle) * reach + Math.sin(angle) * sleeve.cuff * 0.78;
    return { x: centre + side * x, y, radius: 4.6, colour };
  });
  await layButtons(tailor, buttons);
}

/** Draws a waistcoat with a lining that is visible at the neck and armholes, a stand collar, and welt pockets. */
export async function waistcoat(canvas: Canvas, made: Made, flat: TopCut): Promise<void> {
  const tailor = new Tailor(canvas, made);
  const cut = tailor.fit(flat);
  const lining = new Tailor(canvas, { ...made, cloth: "khadi", sewing: "#b9b2a2" });
  const relief = bodyRelief(cut);
  const back = {
    ...cut,
    shoulderHalf: cut.shoulderHalf - 4,
    hemY: cut.hemY - 14,
    hemHalf: cut.hemHalf - 4,
    neckDepth: 18,
  };
  await lining.lay({ outline: bodyOutline(back), edge: { height: 5, width: 12 }, lift: 8, tone: 0.72 });
  await layBackOfCollar(tailor, cut, 30);
  for (const side of [1, -1] as const) {
    const edge = `M ${at(side, -9, cut.neckY + cut.neckDepth + 8)} L ${at(side, -9, cut.hemY)}`;
    await tailor.lay(
      { outline: frontHalf(cut, side, 14), relief, edge: { height: 6, width: 12 }, lift: 6 },
      { stitches: side === -1 ? [edge] : [] },
    );
  }
  for (const [side, x, y, wide] of [
    [-1, 104, 610, 112],
    [1, 104, 610, 112],
    [1, 92, 388, 88],
  ] as const) {
    const left = centre + side * x - wide / 2;
    await tailor.lay(
      {
        outline: `M ${left} ${y + 6} L ${left + wide} ${y} L ${left + wide} ${y + 20} L ${left} ${y + 26} Z`,
        relief,
        edge: { height: 3, width: 5 },
        lift: 3,
      },
      { stitches: [`M ${left + 4} ${y + 22} L ${left + wide - 4} ${y + 16.5}`] },
    );
  }
  await layBandCollar(tailor, cut, 30);
  const low = cut.neckY + cut.neckDepth;
  await layButtons(tailor, buttonRow(centre, low + 26, cut.hemY - 70, 6, made.buttons, 7.4));
}
