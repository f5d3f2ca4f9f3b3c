import type { TopCut } from "./cut";
import type { Tailor } from "./tailor";
import { at, centre, sides } from "./tailor";

const rim = { height: 4, width: 7 } as const;

/** Draws the inside of the back, visible through the neck opening. Call it before the collar, which lies over it. */
export async function layBackNeck(tailor: Tailor, cut: TopCut, rise = 0): Promise<void> {
  if (tailor.made.worn) return tailor.made.worn.bust(tailor.canvas);
  const { neckHalf: n, neckY: y, neckDepth } = cut;
  const low = y + neckDepth + 14;
  const facing = `M ${at(-1, n, y + 20)} Q ${centre} ${y + 42} ${at(1, n, y + 20)}`;
  await tailor.lay(
    {
      outline:
        `M ${at(-1, n + 6, y + 6)} Q ${centre} ${y + 26 - rise * 2} ${at(1, n + 6, y + 6)} ` +
        `L ${at(1, n, low)} L ${at(-1, n, low)} Z`,
      edge: { height: 3, width: 8 },
      tone: 0.56,
      lift: 4,
    },
    { stitches: [facing] },
  );
}

/** Draws the back half of a standing collar band, whose inside is visible. */
async function layBackBand(tailor: Tailor, cut: TopCut, tall: number): Promise<void> {
  const { neckHalf: n, neckY: y } = cut;
  const outline =
    `M ${at(-1, n + 3, y + 4)} C ${at(-1, n - 6, y - tall * 0.75)} ${at(-1, n * 0.5, y - tall)} ${centre} ` +
    `${y - tall} ` +
    `C ${at(1, n * 0.5, y - tall)} ${at(1, n - 6, y - tall * 0.75)} ${at(1, n + 3, y + 4)} ` +
    `C ${at(1, n * 0.6, y + 22)} ${at(-1, n * 0.6, y + 22)} ${at(-1, n + 3, y + 4)} Z`;
  await tailor.lay(
    { outline, edge: rim, tone: 0.74, lift: 4 },
    { stitches: [`M ${at(-1, n - 4, y + 2)} Q ${centre} ${y + 24} ${at(1, n - 4, y + 2)}`] },
  );
}

/** Draws a standing collar band that is open in front: it comes round from the shoulders and ends at the placket. */
export async function layBandCollar(tailor: Tailor, cut: TopCut, tall = 25): Promise<void> {
  const { neckHalf: n, neckY: y, neckDepth } = cut;
  const low = y + neckDepth;
  for (const side of sides) {
    const outer =
      `C ${at(side, n + 3, y + neckDepth * 0.6)} ${at(side, n * 0.58, low + 3)} ` +
      `${at(side, side * 5 - 2, low + 3)}`;
    const outline =
      `M ${at(side, n + 5, y + 1)} ${outer} L ${at(side, side * 5 - 3, low - tall + 2)} ` +
      `C ${at(side, n * 0.46, low - tall - 2)} ${at(side, n - 20, y + neckDepth * 0.42)} ${at(side, n - 13, y - 12)} Z`;
    await tailor.lay(
      {
        outline,
        grain: { angle: side * 0.5, x: centre, y: low },
        edge: rim,
        lift: 4,
      },
      {
        stitches: [
          `M ${at(side, n - 1, y + 2)} C ${at(side, n - 5, y + neckDepth * 0.58)} ` +
            `${at(side, n * 0.54, low - 4)} ${at(side, 2, low - 3)}`,
        ],
      },
    );
  }
}

export async function layBackOfCollar(tailor: Tailor, cut: TopCut, tall = 25): Promise<void> {
  if (tailor.made.worn) {
    await layBackBand(tailor, cut, tall);
    return layBackNeck(tailor, cut);
  }
  await layBackNeck(tailor, cut);
  await layBackBand(tailor, cut, tall);
}

/**
 * Draws a shirt collar buttoned to the top: the stand in the middle, and both sides of the collar folded down over it.
 */
export async function layShirtCollar(tailor: Tailor, cut: TopCut): Promise<void> {
  const { neckHalf: n, neckY: y, neckDepth } = cut;
  const low = y + neckDepth;
  await tailor.lay({
    outline:
      `M ${at(-1, 34, low - 20)} Q ${centre} ${low - 14} ${at(1, 34, low - 20)} L ${at(1, 26, low + 7)} ` +
      `Q ${centre} ${low + 10} ${at(-1, 26, low + 7)} Z`,
    edge: rim,
    lift: 3,
  });
  for (const side of sides) {
    const fold = `C ${at(side, n - 22, y - 4)} ${at(side, n - 20, y + neckDepth * 0.5)} ${at(side, 5, low - 12)}`;
    const outline =
      `M ${at(side, -1, y - 26)} C ${at(side, n - 14, y - 30)} ${at(side, n - 8, y - 18)} ${at(side, n - 16, y - 4)} ` +
      `${fold} L ${at(side, 60, low + 54)} Q ${at(side, n + 26, y + 62)} ${at(side, n + 22, y + 6)} ` +
      `C ${at(side, n + 14, y - 32)} ${at(side, n - 8, y - 41)} ${at(side, -1, y - 41)} Z`;
    const inset =
      `M ${at(side, 12, low - 6)} L ${at(side, 59, low + 46)} Q ${at(side, n + 19, y + 58)} ` +
      `${at(side, n + 16, y + 8)}`;
    await tailor.lay(
      { outline, grain: { angle: -side * 0.32, x: centre, y: low }, edge: { height: 6, width: 9 }, lift: 7 },
      { stitches: [inset] },
    );
  }
}

/** Draws an open collar: the lapels are turned back, and the collar lies over them, with a notch on each side. */
export async function layCampCollar(tailor: Tailor, cut: TopCut): Promise<void> {
  const { neckHalf: n, neckY: y, neckDepth } = cut;
  const low = y + neckDepth;
  for (const side of sides) {
    const lapel =
      `M ${at(side, n - 12, y + 10)} L ${at(side, 2, low + 4)} L ${at(side, 66, y + neckDepth * 0.72)} ` +
      `L ${at(side, n + 36, y + neckDepth * 0.4)} L ${at(side, n + 22, y + 46)} Z`;
    await tailor.lay(
      { outline: lapel, grain: { angle: -side * 0.42, x: centre, y: low }, edge: { height: 7, width: 10 }, lift: 9 },
      {
        stitches: [
          `M ${at(side, 10, low - 6)} L ${at(side, 63, y + neckDepth * 0.68)} L ` +
            `${at(side, n + 26, y + neckDepth * 0.41)}`,
        ],
      },
    );
    const leaf =
      `M ${centre} ${y - 20} C ${at(side, n - 20, y - 20)} ${at(side, n - 10, y - 8)} ${at(side, n - 8, y + 14)} ` +
      `L ${at(side, n + 4, y + 62)} L ${at(side, n + 40, y + 76)} ` +
      `C ${at(side, n + 44, y + 40)} ${at(side, n + 30, y - 6)} ${at(side, n + 6, y - 28)} ` +
      `C ${at(side, n - 12, y - 42)} ${at(side, 20, y - 40)} ${centre} ${y - 40} Z`;
    await tailor.lay(
      { outline: leaf, grain: { angle: -side * 0.62, x: centre, y }, edge: { height: 7, width: 10 }, lift: 9 },
      {
        stitches: [
          `M ${at(side, n + 8, y + 57)} L ${at(side, n + 34, y + 68)} ` +
            `C ${at(side, n + 37, y + 40)} ${at(side, n + 24, y - 4)} ${at(side, n + 2, y - 23)}`,
        ],
      },
    );
  }
}
