import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BackupsAnswer } from "@/lib/contracts/backup";
import { createDatabaseFolder } from "@/tests/support/pglite";
import { runStore } from "../run-store";
import { typed, typedJson } from "../typed";

// The last test starts the command-line tool twice.
jest.setTimeout(120_000);

const NEW = { name: "shop-2026-11-30T02-00-00Z.tar.gz", bytes: 1_234_567, made_at: "2026-11-30T02:00:00.000Z" };
const OLD = { ...NEW, name: "shop-2026-11-29T02-00-00Z.tar.gz" };
const answer = (parts: Partial<BackupsAnswer> = {}): BackupsAnswer => ({
  folder: "/backups",
  list: [OLD],
  is_making: false,
  is_encrypted: true,
  ...parts,
});

/** A shop that answers the calls in turn. */
function shopWith(...answers: BackupsAnswer[]) {
  const next = async () => answers.shift() ?? answer();
  return { shop: { listBackups: next, startBackup: next } };
}

it("lists the backups, or says that there is none", async () => {
  expect(await typed(["backup", "--list"], shopWith(answer({ list: [NEW, OLD] })))).toEqual({
    code: 0,
    out: `/backups/${NEW.name}  1.2 MB\n/backups/${OLD.name}  1.2 MB\n`,
    err: "",
  });
  expect((await typed(["backup", "--list"], shopWith(answer({ list: [] })))).out).toBe(
    "There is no backup in /backups.\n",
  );
});

it("waits until the backup is made, and names its file", async () => {
  const making = answer({ is_making: true });
  const made = answer({ list: [NEW, OLD] });
  expect((await typed(["backup"], shopWith(answer(), making, making, made))).out).toBe(
    `/backups/${NEW.name}  1.2 MB\n`,
  );
  expect(await typedJson(["backup"], shopWith(answer(), made))).toEqual({ file: `/backups/${NEW.name}`, ...NEW });
});

it("says if the backup is not encrypted", async () => {
  const made = answer({ list: [NEW], is_encrypted: false });
  expect((await typed(["backup"], shopWith(answer({ list: [] }), made))).out).toContain("It is not encrypted");
});

it("says that a backup failed", async () => {
  const { code, err } = await typed(["backup"], shopWith(answer(), answer({ is_making: true }), answer()));
  expect([code, err.includes("The shop's log says why.")]).toEqual([1, true]);
});

it("makes one of a shop that is not running and restores it elsewhere, and refuses what is none", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-backup-command-"));
  const shop = path.join(folder, "shop");
  await createDatabaseFolder(path.join(shop, "database"));
  const { text, code } = await runStore(["backup"], shop);
  expect(code).toBe(0);
  const [file = ""] = text.match(/\S+\.tar\.gz/) ?? [];
  expect(readFileSync(file).length).toBeGreaterThan(1_000);

  const restored = await runStore(["restore", file], path.join(folder, "new"));
  expect(restored.text).toMatch(/Restored the backup of \S+: 1 row in \d+ tables with the same sums, and 0 files\./);
  const refused = await runStore(["restore", path.resolve("package.json")], path.join(folder, "other"));
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining("This file is not a backup of a shop.")]);
  expect(existsSync(path.join(folder, "other/database"))).toBe(false);
  rmSync(folder, { recursive: true });
});
