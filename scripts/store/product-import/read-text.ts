import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";

/** The text of a UTF-8 file with or without a byte order mark; null if the file is in another encoding. */
export async function readText(file: string): Promise<string | null> {
  const bytes = await readFile(file);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : null;
}
