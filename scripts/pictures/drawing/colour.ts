import { clamp } from "./noise";

/** A colour in linear light, each component 0 to 1. Shading multiplies colours; in sRGB shadows would look dull. */
export type Rgb = readonly [number, number, number];

function toLinear(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

export function hex(code: string): Rgb {
  const n = parseInt(code.slice(1), 16);
  return [toLinear((n >> 16) & 255), toLinear((n >> 8) & 255), toLinear(n & 255)];
}

export function scaled(a: Rgb, factor: number): Rgb {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

const steps = 4096;
const toByteTable = Uint8Array.from({ length: steps + 1 }, (_, index) => {
  const l = index / steps;
  const s = l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055;
  return Math.round(s * 255);
});

export function toByte(linear: number): number {
  return toByteTable[(clamp(linear) * steps + 0.5) | 0] ?? 0;
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => toByte(part).toString(16).padStart(2, "0")).join("")}`;
}
