import "server-only";
import { existsSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join("lib", "database", "migrations");

/**
 * Finds the SQL migrations: in the working folder or above it (npm scripts, the standalone server and Jest all start in
 * the project's root), else in or above the folder of the started script.
 */
export function migrationsFolder(): string {
  const starts = [process.cwd(), path.dirname(process.argv[1] ?? "")];
  for (const start of starts) {
    for (let folder = path.resolve(/* turbopackIgnore: true */ start); ; folder = path.dirname(folder)) {
      const candidate = path.join(/* turbopackIgnore: true */ folder, FOLDER);
      if (existsSync(path.join(candidate, "meta", "_journal.json"))) return candidate;
      if (folder === path.dirname(folder)) break;
    }
  }
  throw new Error(`Cannot find the database migrations: the folder ${FOLDER} is missing.`);
}
