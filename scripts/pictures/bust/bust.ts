import { swell, together } from "../cloth/folds";
import type { Canvas } from "../drawing/canvas";
import { drawOver, shadowOf } from "../drawing/overlay";
import { at, centre, Tailor } from "../garment/tailor";

/** Where a bust stands in the drawing: the height of the base of its neck, and its size (1 is an adult's). */
export interface Place {
  readonly neckY: number;
  readonly size: number;
  /** How much longer than usual the pole is, for a garment that reaches to the floor. */
  readonly raised?: number;
}

type Put = (side: -1 | 1, x: number, y: number) => string;

function puts({ neckY, size }: Place): Put {
  return (side, x, y) => at(side, x * size, neckY + y * size);
}

/** The outline of the bust: neck, shoulders with their plates, chest, waist and hips. */
function outlineOf(put: Put): string {
  const half = (side: -1 | 1): string =>
    `C ${put(side, 40, -30)} ${put(side, 46, -6)} ${put(side, 66, 6)} C ${put(side, 96, 18)} ${put(side, 126, 26)} ` +
    `${put(side, 138, 52)} C ${put(side, 148, 84)} ${put(side, 138, 130)} ${put(side, 134, 168)} ` +
    `C ${put(side, 136, 230)} ${put(side, 108, 300)} ${put(side, 106, 366)} ` +
    `C ${put(side, 108, 440)} ${put(side, 142, 480)} ${put(side, 140, 560)} `;
  const up =
    `C ${put(-1, 142, 480)} ${put(-1, 108, 440)} ${put(-1, 106, 366)} C ${put(-1, 108, 300)} ${put(-1, 136, 230)} ` +
    `${put(-1, 134, 168)} C ${put(-1, 138, 130)} ${put(-1, 148, 84)} ${put(-1, 138, 52)} ` +
    `C ${put(-1, 126, 26)} ${put(-1, 96, 18)} ${put(-1, 66, 6)} C ${put(-1, 46, -6)} ${put(-1, 40, -30)} ` +
    `${put(-1, 40, -66)} `;
  return (
    `M ${put(1, 40, -66)} ${half(1)} C ${put(1, 90, 590)} ${put(-1, 90, 590)} ${put(-1, 140, 560)} ` +
    `${up} Q ${put(1, 0, -76)} ${put(1, 40, -66)} Z`
  );
}

const wood = { light: "#b98d5a", middle: "#94683a", dark: "#5a3a1d" } as const;

function turned(id: string): string {
  return (
    `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${wood.middle}"/>` +
    `<stop offset="0.28" stop-color="${wood.light}"/><stop offset="0.62" stop-color="${wood.middle}"/>` +
    `<stop offset="1" stop-color="${wood.dark}"/></linearGradient>`
  );
}

/** The turned knob on the neck. */
function knob(put: Put): string {
  return (
    `<path d="M ${put(-1, 41, -66)} C ${put(-1, 41, -82)} ${put(-1, 20, -86)} ${put(-1, 8, -88)} ` +
    `C ${put(-1, 4, -92)} ${put(-1, 16, -98)} ${put(-1, 14, -108)} C ${put(-1, 12, -120)} ${put(1, 12, -120)} ` +
    `${put(1, 14, -108)} C ${put(1, 16, -98)} ${put(1, 4, -92)} ${put(1, 8, -88)} C ${put(1, 20, -86)} ` +
    `${put(1, 41, -82)} ${put(1, 41, -66)} Q ${put(1, 0, -54)} ${put(-1, 41, -66)} Z" fill="url(#knob)"/>`
  );
}

/** The pole and the three curved legs, down to the floor. */
function legs(put: Put): string {
  const leg = (side: -1 | 1): string =>
    `<path d="M ${put(side, 4, 800)} C ${put(side, 60, 812)} ${put(side, 96, 850)} ${put(side, 132, 896)} ` +
    `C ${put(side, 140, 906)} ${put(side, 152, 906)} ${put(side, 160, 900)} L ${put(side, 158, 912)} ` +
    `C ${put(side, 140, 922)} ${put(side, 124, 914)} ${put(side, 112, 900)} ` +
    `C ${put(side, 84, 862)} ${put(side, 50, 842)} ${put(side, 4, 836)} Z" fill="url(#leg${side === 1 ? 1 : 0})"/>`;
  return (
    `<path d="M ${put(-1, 11, 240)} L ${put(1, 11, 240)} L ${put(1, 11, 790)} C ${put(1, 20, 800)} ${put(1, 20, 836)} ` +
    `${put(1, 11, 846)} L ${put(-1, 11, 846)} C ${put(-1, 20, 836)} ${put(-1, 20, 800)} ${put(-1, 11, 790)} Z" ` +
    `fill="url(#pole)"/>${leg(-1)}${leg(1)}` +
    `<path d="M ${put(-1, 13, 812)} L ${put(1, 13, 812)} C ${put(1, 15, 860)} ${put(1, 20, 910)} ${put(1, 18, 936)} ` +
    `Q ${put(1, 0, 946)} ${put(-1, 18, 936)} C ${put(-1, 20, 910)} ${put(-1, 15, 860)} ${put(-1, 13, 812)} Z" ` +
    `fill="url(#pole)"/>`
  );
}

const gradients = turned("knob") + turned("pole") + turned("leg0") + turned("leg1").replace(wood.light, wood.middle);

/** Draws the wooden stand of a bust, with its shadow on the floor. */
export async function layStand(canvas: Canvas, place: Place): Promise<void> {
  const { neckY, size, raised = 0 } = place;
  const put = puts({ neckY: neckY + raised, size });
  const floor = neckY + raised + 908 * size;
  const pool = `<ellipse cx="${centre + 34 * size}" cy="${floor}" rx="${170 * size}" ry="${20 * size}"/>`;
  await shadowOf(canvas, pool, 10, 0.34);
  await shadowOf(canvas, legs(put), 5, 0.3);
  await drawOver(canvas, gradients + legs(put));
}

/** Draws the bust: linen over a form, with a seam down the middle and a wooden knob on the neck. */
export async function layBust(canvas: Canvas, place: Place): Promise<void> {
  const put = puts(place);
  const linen = new Tailor(canvas, { cloth: "kora", thread: 2.1, sewing: "#b7a684" });
  const { neckY, size } = place;
  const round = (x: number, y: number): number => {
    const wide = (y < neckY ? 46 + Math.max(0, y - neckY + 30) * 0.6 : 160) * size;
    const t = Math.min(1, Math.abs(x - centre) / wide);
    return 74 * size * Math.sqrt(1 - t * t * 0.94);
  };
  await linen.lay(
    {
      outline: outlineOf(put),
      relief: together(round, swell(2, 160, 5)),
      edge: { height: 14 * size, width: 26 * size },
      lift: 12,
    },
    {
      seams: [`M ${put(1, 0, -62)} L ${put(1, 0, 578)}`],
      stitches: [`M ${put(-1, 42, -12)} Q ${put(1, 0, 6)} ${put(1, 42, -12)}`],
    },
  );
  await shadowOf(canvas, knob(put), 3, 0.35);
  await drawOver(canvas, gradients + knob(put));
}
