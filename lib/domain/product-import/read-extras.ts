import { isUploadName } from "../media/upload-name";
import { HIGHLIGHT_ICONS, type Highlight, highlightText, MAX_HIGHLIGHTS, type ProductFile } from "../product/highlight";
import type { CellReader } from "./cell-reader";
import { type ImportedProduct, LIMITS } from "./imported-product";

/** The highlights of a product and its files to download, as far as the file has columns for them. */
export function readExtras(reader: CellReader): Pick<ImportedProduct, "highlights" | "files"> {
  const { columns } = reader;
  const highlights = reader.productParsed("highlights", readHighlights, "highlight_unreadable") ?? [];
  if (highlights.length > MAX_HIGHLIGHTS) reader.refuseProduct("too_many", "highlights");
  const files = reader.productParsed("files", readFiles, "file_unreadable") ?? [];
  if (files.length > LIMITS.files) reader.refuseProduct("too_many", "files");
  return { ...(columns.has("highlights") && { highlights }), ...(columns.has("files") && { files }) };
}

/**
 * Highlights, separated by semicolons or line breaks: "loom: Woven on a pit loom; Washed once". One without an icon has a
 * tick. Null if an icon is unknown or a text has too many words, instead of a highlight that is cut.
 */
function readHighlights(cell: string): Highlight[] | null {
  return readParts(cell, (part) => {
    const [before, after] = splitAt(part, part.indexOf(":"));
    const icon = before === "" ? "check" : HIGHLIGHT_ICONS.find((known) => known === before.toLowerCase());
    const text = highlightText(after);
    return icon && text !== "" && text === after.replace(/\s+/g, " ") ? { icon, text } : null;
  });
}

/**
 * Files, separated like highlights: "Care sheet: files/care-sheet.pdf". The path is one below the store's uploads; a
 * path has no colon, so that the name may.
 */
function readFiles(cell: string): ProductFile[] | null {
  return readParts(cell, (part) => {
    const [name, src] = splitAt(part, part.lastIndexOf(":"));
    return name !== "" && name.length <= LIMITS.text && isUploadName(src) ? { name, src } : null;
  });
}

/** Null if one of the parts cannot be read. */
function readParts<Part>(cell: string, read: (part: string) => Part | null): Part[] | null {
  const texts = cell.split(/[;\n]/).map((text) => text.trim());
  const parts = texts.filter((text) => text !== "").map(read);
  const readable = parts.filter((part) => part !== null);
  return readable.length === parts.length ? readable : null;
}

/** The texts before and after a colon; the first is empty if `position` says that there is none. */
function splitAt(text: string, position: number): [before: string, after: string] {
  return [text.slice(0, Math.max(position, 0)).trim(), text.slice(position + 1).trim()];
}
