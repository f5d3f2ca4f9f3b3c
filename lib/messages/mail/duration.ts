/** A number of minutes as text: "10 minutes", "1 hour", "24 hours". */
export function durationText(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
