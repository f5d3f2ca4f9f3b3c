/** Joins the parts with commas; missing and empty parts are left out. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(", ");
}
