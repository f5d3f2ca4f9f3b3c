import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runStore } from "./run-store";

// Starting the command-line tool takes some seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "store-"));
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [["lsit"], "(Did you mean list?)", 2],
  [["import", "nowhere.csv"], `There is no file ${path.resolve("nowhere.csv")}.`, 1],
  [["list", "--url", "http://127.0.0.1:9"], "The shop at http://127.0.0.1:9 does not answer", 1],
])("says what is wrong with %j, without a stack trace", async (args, message, expected) => {
  const { code, text } = await runStore(args, folder);
  expect(text).toContain(message);
  expect(text).not.toMatch(/\n\s+at /);
  expect(code).toBe(expected);
});

it("goes on when its output is closed early", () => {
  const { stderr } = spawnSync("sh", ["-c", "npm run --silent store -- --help | true"], { encoding: "utf8" });
  expect(stderr).not.toContain("EPIPE");
});
