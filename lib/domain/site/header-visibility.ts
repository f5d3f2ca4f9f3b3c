import { HEADER_OFFSET_PIXELS, HEADER_TOLERANCE_PIXELS } from "./thresholds";

export type HeaderVisibility = {
  isHidden: boolean;
  /** The scroll position for which `isHidden` was determined. */
  scrollY: number;
};

/**
 * Whether the header is hidden at the scroll position `scrollY`.
 *
 * Units:  pixels from the top of the page.
 * Source: specification §2 and §9: the header hides when scrolling down past 150 px and returns when scrolling up;
 *         moves of up to 5 px change nothing.
 */
export function nextHeaderVisibility(before: HeaderVisibility, scrollY: number): HeaderVisibility {
  if (scrollY <= HEADER_OFFSET_PIXELS) return { isHidden: false, scrollY };
  if (Math.abs(scrollY - before.scrollY) <= HEADER_TOLERANCE_PIXELS) return before;
  return { isHidden: scrollY > before.scrollY, scrollY };
}
