import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { addEarlierFiles } from "@/scripts/setup/static-files.mjs";

const DAY_MS = 24 * 60 * 60 * 1_000;
let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(os.tmpdir(), "shop-build-"));
});
afterEach(() => rmSync(build, { recursive: true }));

/** What `next build` does: it deletes everything but the cache, and writes new files. */
function buildOnDay(day: number, files: readonly string[]): readonly string[] {
  const served = path.join(build, "static/chunks");
  rmSync(path.join(build, "static"), { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  for (const file of files) writeFileSync(path.join(served, file), file);
  addEarlierFiles(build, day * DAY_MS);
  return readdirSync(served).sort();
}

it("serves the files of earlier builds for seven days after they were replaced", () => {
  expect(buildOnDay(0, ["a.js", "shared.js"])).toEqual(["a.js", "shared.js"]);
  // However old a build is, its pages are open when it is replaced.
  expect(buildOnDay(30, ["b.js", "shared.js"])).toEqual(["a.js", "b.js", "shared.js"]);
  expect(buildOnDay(33, ["c.js", "shared.js"])).toEqual(["a.js", "b.js", "c.js", "shared.js"]);
  expect(buildOnDay(37, ["d.js", "shared.js"])).toEqual(["a.js", "b.js", "c.js", "d.js", "shared.js"]);
  expect(buildOnDay(37.1, ["d.js", "shared.js"])).toEqual(["b.js", "c.js", "d.js", "shared.js"]);
});

it("deletes what it does not serve any more", () => {
  buildOnDay(0, ["a.js"]);
  buildOnDay(1, ["b.js"]);
  buildOnDay(9, ["b.js"]);
  expect(existsSync(path.join(build, "cache/earlier-static/files/chunks/a.js"))).toBe(false);
  expect(existsSync(path.join(build, "cache/earlier-static/files/chunks/b.js"))).toBe(true);
});

it("counts the days of a file anew when it has been part of a build again", () => {
  buildOnDay(0, ["a.js"]);
  buildOnDay(1, ["b.js"]);
  buildOnDay(6, ["a.js"]);
  expect(buildOnDay(9, ["b.js"])).toEqual(["a.js", "b.js"]);
  expect(buildOnDay(15, ["b.js"])).toEqual(["a.js", "b.js"]);
});

it("says nothing of files that somebody has deleted from the cache", () => {
  buildOnDay(0, ["a.js"]);
  rmSync(path.join(build, "cache/earlier-static/files"), { recursive: true });
  expect(buildOnDay(1, ["b.js"])).toEqual(["b.js"]);
});
