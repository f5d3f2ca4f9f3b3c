import { blurred } from "./blur";
import type { Canvas } from "./canvas";
import { hex } from "./colour";
import { coverage, drawSvg } from "./mask";

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

/** Draws SVG directly on the picture, for small hard objects such as buttons. */
export async function drawOver(canvas: Canvas, body: string): Promise<void> {
  const rgba = await drawSvg(canvas.view, body);
  const count = canvas.view.width * canvas.view.height;
  for (let at = 0; at < count; at++) {
    const cover = rgba[at * 4 + 3] ?? 0;
    if (cover === 0) continue;
    canvas.put(
      at,
      linear[rgba[at * 4] ?? 0] ?? 0,
      linear[rgba[at * 4 + 1] ?? 0] ?? 0,
      linear[rgba[at * 4 + 2] ?? 0] ?? 0,
      cover / 255,
    );
  }
}

/** Draws the soft shadow of an SVG drawing, offset away from the light. */
export async function shadowOf(canvas: Canvas, body: string, lift: number, strength: number): Promise<void> {
  const { view } = canvas;
  const shifted = `<g transform="translate(${lift * 0.8} ${lift})">${body}</g>`;
  const mask = await coverage(view, shifted);
  const soft = blurred(mask, view.width, view.height, Math.max(1, lift * view.scale));
  canvas.dim((column, row) => 1 - strength * (soft[row * view.width + column] ?? 0));
}

export interface Button {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
}

function shaded(colour: string, factor: number): string {
  const part = (value: number): number => Math.round(Math.min(1, value ** (1 / 2.2) * factor) * 255);
  const [r, g, b] = hex(colour);
  return `rgb(${part(r)},${part(g)},${part(b)})`;
}

/** Draws four-hole buttons, each with a rim, a hollow, a cross of thread and a shadow. */
export async function sewButtons(canvas: Canvas, buttons: readonly Button[]): Promise<void> {
  const discs = buttons.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("");
  await shadowOf(canvas, discs, 2.2, 0.55);
  const drawn = buttons.map(({ x, y, radius: r, colour }, index) => {
    const hole = (dx: number, dy: number): string =>
      `<circle cx="${x + dx * r * 0.24}" cy="${y + dy * r * 0.24}" r="${r * 0.11}" fill="${shaded(colour, 0.4)}"/>`;
    return (
      `<radialGradient id="b${index}" cx="0.35" cy="0.3" r="0.85"><stop offset="0" ` +
      `stop-color="${shaded(colour, 1.16)}"/>` +
      `<stop offset="0.7" stop-color="${shaded(colour, 1)}"/><stop offset="1" stop-color="${shaded(colour, 0.7)}"/>` +
      `</radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#b${index})"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="${shaded(colour, 0.92)}" stroke="${shaded(colour, 0.76)}" ` +
      `stroke-width="${r * 0.1}"/>${hole(-1, -1)}${hole(1, -1)}${hole(-1, 1)}${hole(1, 1)}` +
      `<path d="M ${x - r * 0.24} ${y - r * 0.24} L ${x + r * 0.24} ${y + r * 0.24} M ${x + r * 0.24} ` +
      `${y - r * 0.24} ` +
      `L ${x - r * 0.24} ${y + r * 0.24}" stroke="${shaded(colour, 0.62)}" stroke-width="${r * 0.09}"/>`
    );
  });
  await drawOver(canvas, drawn.join(""));
}
