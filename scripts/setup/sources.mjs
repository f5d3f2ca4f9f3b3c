import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basePath } from "./base-path.mjs";

/**
 * All files that influence a build. Demo pictures and migrations are not among them, because the shop reads them when
 * it runs.
 */
const SOURCES = ["app", "components", "demo", "lib", "public", "instrumentation.ts", "middleware.ts"];
const SETTINGS = [
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "scripts/setup/base-path.mjs",
  "scripts/setup/sources.mjs",
  "tsconfig.json",
];
const NOT_BUILT = new Set(["demo/pictures", "lib/database/migrations"]);

/** A digest of everything that influences a build, as hexadecimal digits: its files, and the setting `BASE_PATH`. */
export function digestOfSources() {
  const hash = createHash("sha256").update(basePath());
  for (const file of [...SOURCES.flatMap(filesBelow), ...SETTINGS]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * The id of a build, made from the digest of its sources: two machines that build the same sources serve the same
 * files, and a visitor may change between them. It has only digits, because ad blockers refuse addresses with "ad".
 */
export function buildIdOf(digest) {
  return Number.parseInt(digest.slice(0, 6), 16).toString().padStart(8, "0");
}

function filesBelow(file) {
  if (NOT_BUILT.has(file) || !existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(`${file}/${name}`));
}
