import { open, type Point } from "./curves";
import { MIDDLE } from "./figure";

const TAPE = "#9a2f22";

/** A tape around the body at height `y`; the part behind the body is dashed. `x` is right of the middle line. */
export function around(x: number, y: number, radius: number, tilt = 0): string {
  const height = Math.max(2.5, radius * 0.22);
  const [start, end] = [MIDDLE + x - radius, MIDDLE + x + radius];
  const arc = (sweep: 0 | 1) => `M${start} ${y}A${radius} ${height} 0 0 ${sweep} ${end} ${y}`;
  const turned = tilt === 0 ? "" : ` transform="rotate(${tilt} ${MIDDLE + x} ${y})"`;
  return (
    `<g fill="none" stroke="${TAPE}" stroke-width="2.4"${turned}>` +
    `<path d="${arc(1)}" stroke-dasharray="3 3" stroke-opacity=".6"/><path d="${arc(0)}"/></g>`
  );
}

/** A tape from the first point to the last, with a short bar across each end. */
export function along(points: readonly Point[]): string {
  const ends = [points.slice(0, 2), points.slice(-2).reverse()] as unknown as [Point, Point][];
  const bars = ends.map(([[x, y], [nextX, nextY]]) => {
    const length = Math.hypot(nextX - x, nextY - y);
    const [across, down] = [(5 * (nextY - y)) / length, (-5 * (nextX - x)) / length];
    return `M${(x - across).toFixed(1)} ${(y - down).toFixed(1)}L${(x + across).toFixed(1)} ${(y + down).toFixed(1)}`;
  });
  return `<path d="${open(points)}${bars.join("")}" fill="none" stroke="${TAPE}" stroke-width="2.4" stroke-linecap="round"/>`;
}
