import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

/** The suites in here read the files of the project instead of importing them, so every change concerns them. */
const READING_SUITES = ["tests/structure", "tests/docs"];
/** No other suite notices a change of these. */
const READ_ONLY = /\.md$|^(\.github|\.ci|\.vscode)\/|^(biome|knip|renovate|vercel)\.json$|^\.(gitignore|editorconfig)$/;
const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
/** All suites use these without importing them. */
const BEHIND_ALL_SUITES = /^(jest\.config|next\.config|tests\/setup\/|tests\/mocks\/(pglite|next-cache)\.)/;

/**
 * The files that differ from `revision` or, if none is given, from where this branch left `origin/main`. They include
 * those that are not committed.
 */
export function changedFiles(revision) {
  const since = revision ?? (isKnown("origin/main") ? git("merge-base", "origin/main", "HEAD")[0] : "HEAD");
  const tracked = git("diff", "--name-only", "--no-renames", since, "--");
  return [...new Set([...tracked, ...git("ls-files", "--others", "--exclude-standard")])].sort();
}

/**
 * The arguments with which Jest runs the suites that a change of `files` concerns: those that import them, directly or
 * not. Null stands for all suites, because nothing shows who uses another kind of file, such as a migration.
 */
export function relatedSuites(files) {
  const others = files.filter((file) => !READ_ONLY.test(file));
  if (others.some((file) => !SOURCE.test(file) || BEHIND_ALL_SUITES.test(file))) return null;
  const readingSuites = READING_SUITES.flatMap((folder) =>
    readdirSync(folder).flatMap((file) => (file.endsWith(".test.ts") ? [`${folder}/${file}`] : [])),
  );
  // Whatever imported a deleted file must have changed, too.
  return ["--findRelatedTests", ...others.filter((file) => existsSync(file)), ...readingSuites];
}

function isKnown(revision) {
  try {
    return git("rev-parse", "--verify", "--quiet", revision).length > 0;
  } catch {
    return false;
  }
}

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
    .split("\n")
    .filter(Boolean);
}
