/** Matches what `encodeURIComponent` leaves as it is, but has a meaning in paths or in our segments. */
const UNESCAPED = /[.!'()*~]/g;

/**
 * A SKU as one segment of an internal path. Its escapes begin with `~` instead of `%`, because Next.js passes the same
 * parameter encoded to a page and decoded to its `generateMetadata`: this segment is the same in both. Dots are escaped
 * too, because `..` would lead out of the path.
 */
export function variantSegment(sku: string): string {
  return encodeURIComponent(sku)
    .replace(UNESCAPED, (character) => `%${character.charCodeAt(0).toString(16)}`)
    .replaceAll("%", "~");
}

/** The inverse of `variantSegment`. */
export function skuOfSegment(segment: string): string {
  return decodeURIComponent(segment.replaceAll("~", "%"));
}
