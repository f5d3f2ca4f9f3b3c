import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isMakingBackup, listBackups, storeBackup } from "@/lib/storage/backup/folder";

const folder = mkdtempSync(path.join(os.tmpdir(), "shop-backups-"));
process.env.BACKUP_DIR = path.join(folder, "backups");
const below = (name: string) => path.join(folder, "backups", name);
afterEach(() => rmSync(below(""), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (hour: number) => new Date(Date.UTC(2026, 10, 30, hour));
const store = (now: Date, make = async ({ file }: { file: string }) => writeFileSync(file, "a backup"), kept = 2) =>
  storeBackup({ now, isEncrypted: false, kept }, make);

it("has none in a folder that is not there", async () => {
  expect(await listBackups()).toEqual([]);
  expect(await isMakingBackup()).toBe(false);
});

it("keeps the newest ones and deletes nothing else", async () => {
  mkdirSync(below(""));
  writeFileSync(below("notes.txt"), "mine");
  for (const hour of [1, 2, 3]) await store(at(hour));
  const names = ["shop-2026-11-30T03-00-00Z.tar.gz", "shop-2026-11-30T02-00-00Z.tar.gz"];
  expect(readdirSync(below("")).toSorted()).toEqual(["notes.txt", ...names.toReversed()]);
  expect(await listBackups()).toEqual([
    { name: names[0], bytes: 8, madeAt: at(3) },
    { name: names[1], bytes: 8, madeAt: at(2) },
  ]);
});

it("stores one at a time", async () => {
  let isMaking = false;
  const make = async ({ file }: { file: string }) => {
    isMaking = await isMakingBackup();
    writeFileSync(file, "a backup");
  };
  const stored = await Promise.all([store(at(1), make), store(at(1), make), store(at(1), make)]);
  expect(stored.filter((each) => each !== null)).toHaveLength(1);
  expect([isMaking, await isMakingBackup()]).toEqual([true, false]);
});

it("leaves nothing of a backup that fails, and none of the earlier ones goes", async () => {
  for (const hour of [1, 2]) await store(at(hour));
  const failing = async ({ file }: { file: string }) => {
    writeFileSync(file, "half a backup");
    throw new Error("The disk is full.");
  };
  await expect(store(at(3), failing)).rejects.toThrow("full");
  expect((await listBackups()).map(({ madeAt }) => madeAt)).toEqual([at(2), at(1)]);
  expect(existsSync(below("making"))).toBe(false);
});

it("goes on after hours if a process was killed while it made one", async () => {
  mkdirSync(below("making"), { recursive: true });
  expect(await store(new Date())).toBeNull();
  expect(await store(new Date(Date.now() + 7 * 3_600_000))).not.toBeNull();
});
