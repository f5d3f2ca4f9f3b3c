import { closed, open, type Point } from "./curves";

/**
 * The outline of a standing person, in a picture 240 wide and 320 high. Each point is right of the middle line, which
 * is at `MIDDLE`; the left half is its mirror image.
 */
export const MIDDLE = 120;

const CLOTH = "#fbf8f3";
const LINE = "#6d665c";

/** From the neck over the shoulder and the arm to the armpit, down the side and the leg, and up to the crotch. */
const HALF: readonly Point[] = [
  [8, 46],
  [9, 57],
  [20, 63],
  [35, 68],
  [42, 79],
  [45, 108],
  [50, 142],
  [57, 176],
  [60, 190],
  [55, 198],
  [51, 190],
  [50, 177],
  [41, 146],
  [35, 114],
  [31, 97],
  [30, 106],
  [27, 122],
  [25, 138],
  [29, 154],
  [35, 174],
  [35, 196],
  [30, 224],
  [26, 243],
  [26, 262],
  [20, 286],
  [17, 302],
  [21, 311],
  [7, 311],
  [8, 300],
  [7, 280],
  [9, 262],
  [8, 244],
  [6, 220],
  [2, 191],
];

export const right = (points: readonly Point[]): Point[] => points.map(([x, y]) => [MIDDLE + x, y]);
const left = (points: readonly Point[]): Point[] => points.map(([x, y]) => [MIDDLE - x, y]);

/** A person seen from the front or the back, in plain underclothes. */
export function figure(view: "front" | "back"): string {
  const outline = [...right(HALF), ...left(HALF).reverse()];
  const stroke = `stroke="${LINE}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"`;
  const inner =
    view === "front"
      ? open(
          right([
            [-9, 58],
            [0, 62],
            [9, 58],
          ]),
        ) +
        open(
          right([
            [-15, 104],
            [-8, 108],
            [-1, 104],
          ]),
        ) +
        open(
          right([
            [1, 104],
            [8, 108],
            [15, 104],
          ]),
        )
      : open(
          right([
            [0, 60],
            [0, 140],
          ]),
        ) +
        open(
          right([
            [-17, 84],
            [-12, 96],
            [-13, 104],
          ]),
        ) +
        open(
          right([
            [17, 84],
            [12, 96],
            [13, 104],
          ]),
        );
  const shorts =
    open(
      right([
        [-28, 152],
        [-14, 155],
        [0, 155],
        [14, 155],
        [28, 152],
      ]),
    ) +
    open(
      right([
        [-33, 200],
        [-20, 203],
        [-4, 198],
      ]),
    ) +
    open(
      right([
        [33, 200],
        [20, 203],
        [4, 198],
      ]),
    );
  const head = `<ellipse cx="${MIDDLE}" cy="31" rx="13" ry="17" fill="${CLOTH}" ${stroke}/>`;
  return (
    `<path d="${closed(outline)}" fill="${CLOTH}" ${stroke}/>${head}` +
    `<path d="${inner}${shorts}" fill="none" ${stroke} stroke-opacity=".45"/>`
  );
}

/** A window with a curtain on a pole. The curtain hangs from y 62 to 268. */
export function windowFrame(): string {
  const stroke = `stroke="${LINE}" stroke-width="1.4" stroke-linejoin="round"`;
  const folds = [66, 84, 102, 138, 156, 174].map((x) => `M${x} 66C${x - 4} 130 ${x + 4} 200 ${x} 266`).join("");
  return (
    `<rect x="72" y="86" width="96" height="130" fill="#dfe7ea" ${stroke}/><path d="M120 86V216M72 150H168" fill="none" ${stroke}/>` +
    `<path d="M52 62H116C112 130 112 200 108 268H52ZM188 62H124C128 130 128 200 132 268H188Z" fill="${CLOTH}" fill-opacity=".92" ${stroke}/>` +
    `<path d="${folds}" fill="none" ${stroke} stroke-opacity=".4"/>` +
    `<path d="M40 58H200" stroke="${LINE}" stroke-width="4" stroke-linecap="round"/><path d="M24 288H216" ${stroke}/>`
  );
}
