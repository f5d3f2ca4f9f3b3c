import type { Canvas } from "../drawing/canvas";
import { drawOver, shadowOf } from "../drawing/overlay";

/** Where a tool lies in the drawing. Tools are drawn around the point (0, 0) and lie along the x axis. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn: number;
  readonly size: number;
}

/** One colour stop of a gradient: where it is, from 0 to 1, and its colour. */
export type Stop = readonly [number, string];

/** A gradient across a tool, from its upper to its lower edge. */
export function across(id: string, stops: readonly Stop[]): string {
  const drawn = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${drawn}</linearGradient>`;
}

export const beech: readonly Stop[] = [
  [0, "#d9b384"],
  [0.3, "#bf9159"],
  [0.75, "#93653a"],
  [1, "#6b4526"],
];

export const steel: readonly Stop[] = [
  [0, "#f3f3f1"],
  [0.35, "#c3c5c6"],
  [0.7, "#8d9093"],
  [1, "#5d6063"],
];

/** Lays a tool on whatever is drawn already: first its shadow, then itself. */
export async function layTool(canvas: Canvas, { x, y, turn, size }: Lying, body: string, lift: number): Promise<void> {
  const placed = `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${body}</g>`;
  await shadowOf(canvas, placed, lift * size, 0.62);
  await shadowOf(canvas, placed, lift * size * 0.3, 0.4);
  await drawOver(canvas, placed);
}
