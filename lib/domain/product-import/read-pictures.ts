import type { CellReader } from "./cell-reader";
import { readPictureAddress } from "./cells";
import { type ImportedPicture, LIMITS } from "./imported-product";

/** Pictures of all rows by their position, each address once; those without a position follow in the file's order. */
export function readPictures(cells: CellReader): ImportedPicture[] {
  const placed = cells.rows.flatMap((row) => {
    const text = cells.columns.text(row, "picture");
    if (text === "") return [];
    const source = readPictureAddress(text);
    if (source === null) {
      cells.warn(row, "picture_address_unusable", "picture");
      return [];
    }
    const position = cells.columns.text(row, "picturePosition");
    const alt = cells.text(row, "pictureAlt", LIMITS.longText);
    return [{ picture: { source, alt }, position: /^\d{1,6}$/.test(position) ? Number(position) : Infinity }];
  });
  const inOrder = placed.toSorted((one, other) =>
    one.position === other.position ? 0 : one.position - other.position,
  );
  const bySource = new Map<string, ImportedPicture>();
  for (const { picture } of inOrder) if (!bySource.has(picture.source)) bySource.set(picture.source, picture);
  if (bySource.size > LIMITS.pictures) cells.refuseProduct("too_many", "picture");
  return [...bySource.values()];
}
