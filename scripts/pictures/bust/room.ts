import type { View } from "../drawing/canvas";
import { Canvas } from "../drawing/canvas";
import { hex, scaled } from "../drawing/colour";
import { layeredNoise, mix, noise, smoothstep } from "../drawing/noise";

const plaster = hex("#e9e1d3");
const boards = hex("#d9cbb5");

/** A limewashed wall and a pale floor. `floorY` is where they meet, in units of the drawing. */
export function room(view: View, floorY: number, paint = { wall: plaster, floor: boards }): Canvas {
  const canvas = new Canvas(view);
  const span = Math.max(view.width, view.height) / view.scale;
  canvas.fill((x, y) => {
    const across = (x - view.x) / span;
    const down = (y - view.y) / span;
    const wash = 1 + 0.022 * layeredNoise(x / 180, y / 150, 4, 21) + 0.012 * noise(x / 3.2, y / 3.2, 22);
    const window = 1 + 0.07 * smoothstep(0.75, 0, Math.hypot(across - 0.2, down - 0.26));
    const floor = smoothstep(floorY - 5, floorY + 7, y);
    const skirting = 1 - 0.07 * smoothstep(floorY - 90, floorY, y) * (1 - floor);
    const light = (1.03 - 0.08 * across - 0.03 * down) * window * wash * skirting;
    const ground = [0, 1, 2].map((part) => mix(paint.wall[part] ?? 0, paint.floor[part] ?? 0, floor));
    return scaled([ground[0] ?? 0, ground[1] ?? 0, ground[2] ?? 0], light);
  });
  return canvas;
}
