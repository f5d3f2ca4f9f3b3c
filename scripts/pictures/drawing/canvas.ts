import type { Rgb } from "./colour";
import { toByte } from "./colour";

/**
 * The part of the drawing that a picture shows. Positions in the drawing are in units; a detail picture shows a part of
 * the same drawing at a larger scale.
 */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** Pixels per unit of the drawing. */
  readonly scale: number;
}

export function fullView(width: number, height: number): View {
  return { width, height, x: 0, y: 0, scale: 1 };
}

export class Canvas {
  readonly pixels: Float32Array;

  constructor(
    readonly view: View,
    pixels?: Float32Array,
  ) {
    this.pixels = pixels ?? new Float32Array(view.width * view.height * 3);
  }

  /**
   * A canvas for the same pixels, but with point (x, y) of the drawing in the upper left corner, at another scale.
   * Every garment is drawn around its own centre; with this, several garments can be placed in one picture.
   */
  moved(x: number, y: number, scale: number): Canvas {
    return new Canvas({ ...this.view, x, y, scale }, this.pixels);
  }

  fill(colourAt: (x: number, y: number) => Rgb): void {
    const { width, height, x, y, scale } = this.view;
    let at = 0;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const colour = colourAt(x + column / scale, y + row / scale);
        this.pixels[at++] = colour[0];
        this.pixels[at++] = colour[1];
        this.pixels[at++] = colour[2];
      }
    }
  }

  /**
   * Multiplies the light of every pixel by a factor, for shadows and vignettes; `factorAt` gets a position in pixels
   * and returns the factor.
   */
  dim(factorAt: (column: number, row: number) => number): void {
    const { width, height } = this.view;
    let at = 0;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const factor = factorAt(column, row);
        this.pixels[at] = (this.pixels[at] ?? 0) * factor;
        this.pixels[at + 1] = (this.pixels[at + 1] ?? 0) * factor;
        this.pixels[at + 2] = (this.pixels[at + 2] ?? 0) * factor;
        at += 3;
      }
    }
  }

  put(at: number, r: number, g: number, b: number, cover: number): void {
    const p = at * 3;
    this.pixels[p] = (this.pixels[p] ?? 0) + (r - (this.pixels[p] ?? 0)) * cover;
    this.pixels[p + 1] = (this.pixels[p + 1] ?? 0) + (g - (this.pixels[p + 1] ?? 0)) * cover;
    this.pixels[p + 2] = (this.pixels[p + 2] ?? 0) + (b - (this.pixels[p + 2] ?? 0)) * cover;
  }

  toBytes(): Buffer {
    const bytes = Buffer.alloc(this.pixels.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = toByte(this.pixels[at] ?? 0);
    return bytes;
  }
}
