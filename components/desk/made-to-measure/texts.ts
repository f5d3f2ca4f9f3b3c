export const madeTexts = {
  column: "Made",
  toMeasure: "To measure",
  sheet: "Tailor’s sheet",
  blocked: "Your browser has blocked the tab. Allow tabs of this page, and try again.",
  profiles: "Measurements",
} as const;
