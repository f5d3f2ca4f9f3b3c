import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { createDatabaseFolder } from "@/tests/support/pglite";
import { runStore } from "../run-store";

// No shop is running in these tests of exporting and importing store files. Starting the command-line tool takes some
// seconds on a busy machine.
jest.setTimeout(300_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "store-folder-"));
afterAll(() => rmSync(folder, { recursive: true }));
const below = (name: string) => path.join(folder, name);

/** Maps the relative path of each file in a folder to the file's content as base64. */
function contentOf(place: string): Map<string, string> {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(paths.map((file) => [path.relative(place, file), readFileSync(file).toString("base64")]));
}

beforeAll(async () => {
  process.env.DATA_DIR = below("data");
  await createDatabaseFolder(path.join(below("data"), "database"));
  registerDatabase(await openPglite(path.join(below("data"), "database")));
  await loadDemoStore(getDatabase()).finally(closeDatabase);
});

it("writes the demo store into a folder, and makes the very same store of it where there is none", async () => {
  const exported = await runStore(["export", below("shop")], below("data"));
  expect(exported.text).toMatch(/^Wrote \d+ files and \d+ uploaded files to /m);
  expect(exported.code).toBe(0);
  expect(existsSync(below("shop/products/indigo-ikat-stole.json"))).toBe(true);

  const imported = await runStore(["import", below("shop")], below("moved"));
  expect(imported.text).toContain("The store is new.");
  expect(imported.code).toBe(0);
  await runStore(["export", below("again")], below("moved"));
  expect(contentOf(below("again"))).toEqual(contentOf(below("shop")));
});

it("writes over its own export, takes away what is gone, and leaves what is not the store's", async () => {
  writeFileSync(below("shop/README.md"), "Notes");
  writeFileSync(below("shop/products/gone.json"), "{}");
  const { text, code } = await runStore(["export", below("shop")], below("data"));
  expect(text).toContain("removed 1 file that the store no longer has");
  expect(code).toBe(0);
  expect(existsSync(below("shop/products/gone.json"))).toBe(false);
  expect(readFileSync(below("shop/README.md"), "utf8")).toBe("Notes");
});

it("makes a store what the edited files say, and says what that was", async () => {
  const file = below("shop/products/indigo-ikat-stole.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"name": "Indigo ikat stole"', '"name": "Blue stole"'));
  rmSync(below("shop/products/camel-wool-shawl.json"));
  writeFileSync(file, readFileSync(file, "utf8").replace(/"weight_grams": \d+/, '"weight_grams": 0'));
  const compared = await runStore(["import", below("shop"), "--dry-run"], below("moved"));
  const told = [
    "changed products/indigo-ikat-stole.json",
    "removed products/camel-wool-shawl.json",
    "1 changed, 1 removed",
    "Warning: 1 product without a weight.",
  ];
  for (const line of [...told, "nothing was written"]) expect(compared.text).toContain(line);
  const imported = await runStore(["import", below("shop")], below("moved"));
  for (const line of told) expect(imported.text).toContain(line);
  expect(imported.code).toBe(0);
});

it("refuses what is not sound, says all of it, and leaves the store as it is", async () => {
  writeFileSync(below("shop/products/broken.json"), '{ "slug": "broken", "name": 7 }');
  symlinkSync("/etc/passwd", below("shop/categories/link.json"));
  writeFileSync(below("shop/uploads/run.sh"), "");
  const { text, code } = await runStore(["import", below("shop")], below("moved"));
  expect(code).toBe(1);
  for (const line of [
    "Nothing was imported:",
    "products/broken.json: name must be a text in quotes, not 7",
    "categories/link.json: the file is a link",
    "uploads/run.sh: the file has a name or an ending that the shop does not serve",
  ]) {
    expect(text).toContain(line);
  }
});

it("refuses a folder that is no store's, one that was not finished, and one of a later version", async () => {
  mkdirSync(below("other"));
  writeFileSync(below("other/letter.txt"), "Dear");
  expect((await runStore(["export", below("other")], below("data"))).text).toContain(
    "has files that are not a store's",
  );
  expect((await runStore(["import", below("other")], below("moved"))).text).toContain("is not a store folder");
  const mark = JSON.parse(readFileSync(below("again/store-export.json"), "utf8"));
  writeFileSync(below("again/store-export.json"), JSON.stringify({ ...mark, complete: false }));
  expect((await runStore(["import", below("again")], below("moved"))).text).toContain("did not finish");
  writeFileSync(below("again/store-export.json"), JSON.stringify({ ...mark, version: mark.version + 1 }));
  const newer = await runStore(["import", below("again")], below("moved"));
  expect(newer.text).toContain("written by a newer version");
  expect(newer.code).toBe(1);
});
