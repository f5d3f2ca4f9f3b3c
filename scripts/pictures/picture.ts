import type { Canvas } from "./drawing/canvas";

export interface Picture {
  /** Path below demo/pictures, without the extension. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Maximum size of the file, in bytes. */
  readonly budget: number;
  readonly paint: () => Promise<Canvas>;
}

export const productSize = { width: 900, height: 1060 } as const;

export function product(name: string, paint: () => Promise<Canvas>, budget = 98_000): Picture {
  return { name: `products/${name}`, ...productSize, budget, paint };
}

/**
 * A seed computed from the picture's name, so that every picture has its own folds, which are the same in every run.
 */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
