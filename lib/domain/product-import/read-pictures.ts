import type { CellReader } from "./cell-reader";
import { readPictureAddress } from "./cells";
import { type ImportedPicture, LIMITS } from "./imported-product";

/**
 * The pictures of a product, sorted by the position column, without repeated URLs. Pictures without a position come
 * last, in the order of the rows.
 */
export function readPictures(reader: CellReader): ImportedPicture[] {
  const found = reader.rows.flatMap((row) => {
    const text = reader.columns.text(row, "picture");
    if (text === "") return [];
    const source = readPictureAddress(text);
    if (source === null) {
      reader.warn(row, "picture_address_unusable", "picture");
      return [];
    }
    const position = reader.columns.text(row, "picturePosition");
    const alt = reader.text(row, "pictureAlt", LIMITS.longText);
    return [{ picture: { source, alt }, position: /^\d{1,6}$/.test(position) ? Number(position) : Infinity }];
  });
  const inOrder = found.toSorted((one, other) => (one.position === other.position ? 0 : one.position - other.position));
  const bySource = new Map<string, ImportedPicture>();
  for (const { picture } of inOrder) if (!bySource.has(picture.source)) bySource.set(picture.source, picture);
  if (bySource.size > LIMITS.pictures) reader.refuseProduct("too_many", "picture");
  return [...bySource.values()];
}
