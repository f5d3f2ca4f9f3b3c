import type { Rgb } from "./colour";
import { toByte } from "./colour";

/** The part of the drawing that a picture shows. Everything is drawn in units; a detail is the same at a larger scale. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
}

export function fullView(width: number, height: number): View {
  return { width, height, x: 0, y: 0, scale: 1 };
}

export class Canvas {
  readonly pixels: Float32Array;

  constructor(readonly view: View) {
    this.pixels = new Float32Array(view.width * view.height * 3);
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

  /** Multiplies the light of every pixel, for shadows and vignettes; `factorAt` is asked in pixels. */
  dim(factorAt: (column: number, row: number) => number): void {
    const { width, height } = this.view;
    let at = 0;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const factor = factorAt(column, row);
        this.pixels[at]! *= factor;
        this.pixels[at + 1]! *= factor;
        this.pixels[at + 2]! *= factor;
        at += 3;
      }
    }
  }

  put(at: number, r: number, g: number, b: number, cover: number): void {
    const p = at * 3;
    this.pixels[p]! += (r - this.pixels[p]!) * cover;
    this.pixels[p + 1]! += (g - this.pixels[p + 1]!) * cover;
    this.pixels[p + 2]! += (b - this.pixels[p + 2]!) * cover;
  }

  toBytes(): Buffer {
    const bytes = Buffer.alloc(this.pixels.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = toByte(this.pixels[at]!);
    return bytes;
  }
}
