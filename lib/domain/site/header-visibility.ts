import { HEADER_OFFSET_PIXELS, HEADER_TOLERANCE_PIXELS } from "./thresholds";

export type HeaderVisibility = {
  isHidden: boolean /** Where the page stood when that was last decided. */;
  scrollY: number;
};

/**
 * Whether the header is out of sight once the page stands at `scrollY`.
 *
 * Units:  pixels from the top of the page.
 * Source: specification §2 and §9: it slides away on the way down, past 150 px, and comes back on the way up; moves of
 *         no more than 5 px decide nothing.
 */
export function nextHeaderVisibility(before: HeaderVisibility, scrollY: number): HeaderVisibility {
  if (scrollY <= HEADER_OFFSET_PIXELS) return { isHidden: false, scrollY };
  if (Math.abs(scrollY - before.scrollY) <= HEADER_TOLERANCE_PIXELS) return before;
  return { isHidden: scrollY > before.scrollY, scrollY };
}
