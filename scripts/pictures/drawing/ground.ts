import type { View } from "./canvas";
import { Canvas } from "./canvas";
import { hex, scaled } from "./colour";
import { layeredNoise, noise } from "./noise";

const invoiceDocument = hex("#ece5d8");

/**
 * The warm-coloured table under everything, with faint paper noise and light that fades with the distance from the
 * window.
 */
export function ground(view: View, colour = invoiceDocument): Canvas {
  const canvas = new Canvas(view);
  const span = Math.max(view.width, view.height) / view.scale;
  canvas.fill((x, y) => {
    const fall = 1.035 - 0.05 * ((x - view.x) / span) - 0.06 * ((y - view.y) / span);
    const grain = 1 + 0.012 * layeredNoise(x / 70, y / 70, 3, 12) + 0.016 * noise(x / 3.4, y / 3.4, 13);
    return scaled(colour, fall * grain);
  });
  return canvas;
}
