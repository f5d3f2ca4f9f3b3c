import { blurred } from "../drawing/blur";
import type { Canvas } from "../drawing/canvas";
import { half, lightOn, sun } from "../drawing/light";
import type { Box } from "../drawing/mask";
import { boundsOf, coverage, cut, distanceInside, drawSvg } from "../drawing/mask";
import { noise } from "../drawing/noise";
import type { Height } from "./folds";
import { Gathered, gatherThread, lookAt } from "./thread";
import type { Cloth } from "./weave";

/** How the threads lie in the picture: turned by `angle`, with thread 0 at (x, y). */
export interface Grain {
  readonly angle?: number;
  readonly x?: number;
  readonly y?: number;
  /**
   * Bends the threads, which are straight without it: takes a position relative to the turned threads and returns the
   * position after bending, both in units of the drawing.
   */
  readonly bend?: (x: number, y: number) => readonly [number, number];
}

export interface Piece {
  /** SVG path data of the piece's outline; without it the cloth fills the whole picture. */
  readonly outline?: string;
  readonly cloth: Cloth;
  /** Width of one thread, in units of the drawing. */
  readonly thread: number;
  readonly grain?: Grain;
  readonly relief?: Height;
  /**
   * Rounds the edge of the piece: the cloth has no height at the edge and rises to `height` within the distance
   * `width`.
   */
  readonly edge?: { readonly height: number; readonly width: number };
  /** SVG strokes for seams, which are drawn as grooves in the cloth. White is the deepest. */
  readonly grooves?: string;
  readonly grooveDepth?: number;
  /** SVG for stitches and seam lines, drawn on the cloth before light and shadow are added. */
  readonly ink?: string;
  /** How far the piece lies above what is below it, which determines the shadow it casts. */
  readonly lift?: number;
  /** The brightness of the whole piece, lower for cloth that lies inside or below other cloth. */
  readonly tone?: number;
}

function solidPath(outline: string): string {
  return `<path d="${outline}" fill="#fff"/>`;
}

/**
 * Draws the shadow of the piece: narrow and dark where the piece touches the ground, broad and soft on the side away
 * from the light.
 */
function throwShadow(canvas: Canvas, mask: Float32Array, lift: number): void {
  const { width, height, scale } = canvas.view;
  const tight = blurred(mask, width, height, Math.max(1.5, lift * 0.35 * scale));
  const broad = blurred(mask, width, height, Math.max(3, lift * 1.7 * scale));
  const near = Math.round(lift * 0.3 * scale);
  const farX = Math.round(lift * 0.85 * scale);
  const farY = Math.round(lift * 1.1 * scale);
  const at = (values: Float32Array, column: number, row: number): number =>
    values[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0;
  canvas.dim((column, row) => {
    const contact = at(tight, column - near, row - near);
    const soft = at(broad, column - farX, row - farY);
    return contact + soft === 0 ? 1 : (1 - 0.36 * contact) * (1 - 0.34 * soft);
  });
}

async function heightsOf(
  canvas: Canvas,
  piece: Piece,
  box: Box,
  mask: Float32Array | undefined,
  grooves: Float32Array | undefined,
): Promise<Float32Array> {
  const { x, y, scale } = canvas.view;
  const { relief, edge } = piece;
  let heights = new Float32Array(box.width * box.height);
  if (mask && edge) {
    const inside = distanceInside(mask, box.width, box.height);
    const reach = edge.width * scale;
    for (let at = 0; at < heights.length; at++) {
      const t = Math.min(1, (inside[at] ?? 0) / reach);
      heights[at] = edge.height * scale * Math.sqrt(t * (2 - t));
    }
    heights = Float32Array.from(blurred(heights, box.width, box.height, Math.min(3, 1.6 * scale)));
  }
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const at = row * box.width + column;
      if (mask && (mask[at] ?? 0) === 0) continue;
      if (relief)
        heights[at] = (heights[at] ?? 0) + relief(x + (box.left + column) / scale, y + (box.top + row) / scale) * scale;
      if (grooves) heights[at] = (heights[at] ?? 0) - (grooves[at] ?? 0) * (piece.grooveDepth ?? 1.6) * scale;
    }
  }
  return heights;
}

/** Draws one piece of cloth on the picture: its shadow, its relief, its threads, and the light on them. */
export async function layPiece(canvas: Canvas, piece: Piece): Promise<void> {
  const { view } = canvas;
  const { scale } = view;
  let box: Box = { left: 0, top: 0, width: view.width, height: view.height };
  let mask: Float32Array | undefined;
  if (piece.outline) {
    const whole = await coverage(view, solidPath(piece.outline));
    const found = boundsOf(whole, view.width, view.height, 2);
    if (piece.lift) throwShadow(canvas, whole, piece.lift);
    if (!found) return;
    box = found;
    mask = cut(whole, view.width, box);
  }
  const pressed = piece.grooves ? await coverage(view, piece.grooves) : undefined;
  const softened = pressed ? blurred(pressed, view.width, view.height, 1.8 * scale) : undefined;
  const grooves = softened ? cut(softened, view.width, box) : undefined;
  const ink = piece.ink ? await drawSvg(view, piece.ink) : undefined;
  const heights = await heightsOf(canvas, piece, box, mask, grooves);
  const light = lightOn(heights, box.width, box.height);
  paint(canvas, piece, box, { mask, ink, heights, light });
}

interface Prepared {
  readonly mask: Float32Array | undefined;
  readonly ink: Buffer | undefined;
  readonly heights: Float32Array;
  readonly light: ReturnType<typeof lightOn>;
}

/**
 * The colours of the light from the sky and of the light from the sun, which add up to about 1 on flat cloth. Sunlight
 * through the window is warm; the sky light that fills the room is slightly blue.
 */
const skyLight = [0.4, 0.41, 0.435] as const;
const sunLight = [0.61, 0.59, 0.555] as const;

function paint(canvas: Canvas, piece: Piece, box: Box, { mask, ink, heights, light }: Prepared): void {
  const { view } = canvas;
  const { cloth, thread, grain = {}, tone = 1 } = piece;
  const { scale } = view;
  const cos = Math.cos(grain.angle ?? 0);
  const sin = Math.sin(grain.angle ?? 0);
  const look = lookAt(thread * scale);
  const { sheen } = cloth.finish;
  const gathered = new Gathered();
  const step = 0.25 / scale;

  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const at = row * box.width + column;
      const cover = mask ? (mask[at] ?? 0) : 1;
      if (cover === 0) continue;
      const left = column > 0 ? (heights[at - 1] ?? 0) : (heights[at] ?? 0);
      const right = column < box.width - 1 ? (heights[at + 1] ?? 0) : (heights[at] ?? 0);
      const above = row > 0 ? (heights[at - box.width] ?? 0) : (heights[at] ?? 0);
      const below = row < box.height - 1 ? (heights[at + box.width] ?? 0) : (heights[at] ?? 0);
      const slopeX = (right - left) * 0.5;
      const slopeY = (below - above) * 0.5;

      const lowered = (heights[at] ?? 0) / scale;
      const x = view.x + (box.left + column + 0.5) / scale + lowered * 0.18;
      const y = view.y + (box.top + row + 0.5) / scale + lowered * 0.36;
      const wobble = noise((x * 0.04) / thread, (y * 0.04) / thread, 61) * thread * 0.6;
      const shot = sheen > 0.8 ? Math.max(-0.75, Math.min(0.75, (slopeX + slopeY) * 1.4)) : 0;
      gathered.clear();
      for (let sample = 0; sample < 4; sample++) {
        const dx = (sample & 1 ? step : -step) * (1 + 0.18 * slopeX);
        const dy = (sample & 2 ? step : -step) * (1 + 0.36 * slopeY);
        const px = x + dx - (grain.x ?? 0);
        const py = y + dy - (grain.y ?? 0);
        const u = px * cos + py * sin;
        const v = py * cos - px * sin;
        if (grain.bend) {
          const [bentU, bentV] = grain.bend(u, v);
          gatherThread(cloth, bentU / thread, bentV / thread, look, gathered);
        } else {
          gatherThread(cloth, (u + wobble) / thread, (v + wobble * 0.7) / thread, look, gathered);
        }
      }

      const steep = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const facing = Math.max(0, (-slopeX * sun.x - slopeY * sun.y + sun.z) * steep) / sun.z;
      const sky = light.sky(column, row);
      const direct = facing * light.direct(column, row);
      const shineWarp = sheen > 0 ? shine(slopeX * -sin + slopeY * cos, -sin, cos, sheen) : 0;
      const shineWeft = sheen > 0 ? shine(slopeX * cos + slopeY * sin, cos, sin, sheen) : 0;
      const lit = 0.215 * tone;
      const inkAt = ((box.top + row) * view.width + box.left + column) * 4;
      const inked = ink ? (ink[inkAt + 3] ?? 0) / 255 : 0;
      const target = (box.top + row) * view.width + box.left + column;
      const parts = [0, 0, 0];
      for (let part = 0; part < 3; part++) {
        const sunny = (sunLight[part] ?? 0) * direct;
        // Light that pale cloth reflects makes the shadows in its folds brighter; dark cloth reflects too little.
        const bounced = sky + (1 - sky) * 0.09 * Math.min(4, (gathered.warp[part] ?? 0) + (gathered.weft[part] ?? 0));
        const base = (skyLight[part] ?? 0) * bounced + sunny;
        let value =
          (gathered.warp[part] ?? 0) * (base + shineWarp * sunny) * (1 + shot) +
          (gathered.weft[part] ?? 0) * (base + shineWeft * sunny) * (1 - shot) +
          Math.max(0, shineWarp + shineWeft) * 0.05 * sunny;
        if (inked > 0 && ink) {
          const mark = ((ink[inkAt + part] ?? 0) / 255) ** 2.2 * 4 * base;
          value += (mark - value) * inked;
        }
        parts[part] = value * lit;
      }
      const grey = (0.3 * (parts[0] ?? 0) + 0.6 * (parts[1] ?? 0) + 0.1 * (parts[2] ?? 0)) * muted;
      const keep = 1 - muted;
      canvas.put(
        target,
        (parts[0] ?? 0) * keep + grey,
        (parts[1] ?? 0) * keep + grey,
        (parts[2] ?? 0) * keep + grey,
        cover,
      );
    }
  }
}

/** How much grey is mixed into every colour, because natural dyes are less pure than the colours of a screen. */
const muted = 0.12;

/**
 * The shine of a thread, computed in the same way as that of hair: brightest where the thread is at right angles to
 * `half`, the direction between light and viewer.
 */
function shine(slope: number, tangentX: number, tangentY: number, sheen: number): number {
  const lengthen = 1 / Math.sqrt(1 + slope * slope);
  const along = (tangentX * half.x + tangentY * half.y + slope * half.z) * lengthen;
  const square = Math.max(0, 1 - along * along);
  return sheen * (1.5 * square ** 9 - 0.75);
}
