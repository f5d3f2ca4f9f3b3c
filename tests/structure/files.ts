import { readdirSync } from "node:fs";
import path from "node:path";

const ROOTS = ["app", "components", "demo", "lib", "scripts", "tests"];
const NO_SOURCE = new Set(["migrations", "pictures", "fonts"]);

/** Returns the paths of the project's source files that match `pattern`, with forward slashes on all systems. */
export function sourceFiles(pattern: RegExp): readonly string[] {
  return ROOTS.flatMap(filesBelow).filter((file) => pattern.test(file));
}

/** Maps each folder of the project's source to the files directly in it. */
export function sourceFolders(): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of ROOTS.flatMap(filesBelow)) {
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [at];
    return NO_SOURCE.has(entry.name) && folder !== "scripts" ? [] : filesBelow(at);
  });
}
