import "server-only";
import { existsSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join("lib", "database", "migrations");

/**
 * Where the SQL migrations lie: below the working folder (npm scripts, the standalone server and Jest all start in
 * the project's root), else below a folder that the started script lies in.
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
  throw new Error(`The folder ${FOLDER} with the database's migrations is missing beside the program.`);
}
