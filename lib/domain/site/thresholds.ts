/** This value and those below are given by specification §9. */
export const HEADER_OFFSET_PIXELS = 150;

export const HEADER_TOLERANCE_PIXELS = 5;

export const SCROLL_UP_THRESHOLD_PIXELS = 100;

export const DESKTOP_BREAKPOINT_PIXELS = 992;
