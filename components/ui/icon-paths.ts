/** What each line icon draws, in a square of 24 × 24. */
export const ICON_PATHS = {
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5 5 19",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  heart: "M12 20s-7.5-4.7-7.5-10.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 7.5 2.8C19.5 15.3 12 20 12 20Z",
  cart: "M5 8h14l1 12H4L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8",
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6",
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  "arrow-left": "M20 12H4m6-6-6 6 6 6",
  "arrow-up": "M12 20V4m-6 6 6-6 6 6",
  "chevron-down": "m6 9 6 6 6-6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  zoom: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21M10.5 8v5M8 10.5h5",
  share: "M12 15V3.5m-4 4 4-4 4 4M5 12v8.5h14V12",
  check: "m5 12.5 4.5 4.5L19 7",
  filter: "M4 7h16M7 12h10M10 17h4",
  play: "M8 5.5v13l10.5-6.5L8 5.5Z",
} as const;
export type IconName = keyof typeof ICON_PATHS;
