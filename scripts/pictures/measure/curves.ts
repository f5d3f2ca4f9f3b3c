export type Point = readonly [x: number, y: number];

const text = (value: number) => String(Math.round(value * 10) / 10);

/** A smooth line through all points, as the value of the attribute `d`. */
export function open(points: readonly Point[]): string {
  return draw(points, (index) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point, points.length - 1);
}

/** A smooth outline through all points, back to the first. */
export function closed(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  return `${draw(points, at, points.length)}Z`;
}

/** Catmull-Rom splines as cubic Bézier curves: every point is passed in the direction of its neighbours. */
function draw(points: readonly Point[], at: (index: number) => Point, count: number): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${text(first[0])} ${text(first[1])}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (one: 0 | 1) => [from[one] + (to[one] - before[one]) / 7, to[one] - (after[one] - from[one]) / 7];
    const [[x1, x2], [y1, y2]] = [control(0), control(1)] as [[number, number], [number, number]];
    path += `C${[x1, y1, x2, y2, to[0], to[1]].map(text).join(" ")}`;
  }
  return path;
}
