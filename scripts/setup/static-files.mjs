import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How long the files of a build are served after the next build has replaced it. */
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * After a build, adds the files of earlier builds to it: scripts, styles and fonts that a page opened before the build
 * may still ask for. `next build` deletes them, but leaves the folder `cache` alone, so they are kept there.
 *
 * @param {string} build the folder of the build
 * @param {number} now
 */
export function addEarlierFiles(build = ".next", now = Date.now()) {
  const served = path.join(build, "static");
  const kept = path.join(build, "cache/earlier-static");
  const own = new Set(filesBelow(served));
  const replacedAt = readRecord(kept);
  for (const [file, replaced] of Object.entries(replacedAt)) {
    if (own.has(file)) continue;
    if (replaced !== null && now - replaced > KEPT_DAYS * DAY_MS) {
      rmSync(path.join(kept, "files", file), { force: true });
      delete replacedAt[file];
    } else {
      replacedAt[file] = replaced ?? now;
      copy(path.join(kept, "files", file), path.join(served, file));
    }
  }
  for (const file of own) {
    replacedAt[file] = null;
    copy(path.join(served, file), path.join(kept, "files", file));
  }
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, "replaced-at.json"), JSON.stringify(replacedAt));
}

/**
 * When each file was replaced, in milliseconds; null for the files of the latest build.
 *
 * @returns {Record<string, number | null>}
 */
function readRecord(kept) {
  const record = path.join(kept, "replaced-at.json");
  return existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
}

/** The paths of all files below `folder`, relative to it. */
function filesBelow(folder, below = "") {
  const entries = existsSync(path.join(folder, below))
    ? readdirSync(path.join(folder, below), { withFileTypes: true })
    : [];
  return entries.flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    return entry.isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** Does nothing if the file is there already: a file with other content has another name. */
function copy(from, to) {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
