import { backupName, backupTime, isBackupDue, oldBackups } from "@/lib/domain/backup";

const NOON = new Date("2026-11-30T12:00:00.987Z");

it.each([
  [false, "shop-2026-11-30T12-00-00Z.tar.gz"],
  [true, "shop-2026-11-30T12-00-00Z.tar.gz.age"],
])("names a backup by its time, encrypted: %s", (isEncrypted, name) => {
  expect(backupName(NOON, isEncrypted)).toBe(name);
  expect(backupTime(name)).toEqual(new Date("2026-11-30T12:00:00Z"));
});

it.each([
  "notes.txt",
  "shop.tar.gz",
  "shop-2026-11-30T12-00-00Z.tar.gz.part",
  "a-shop-2026-11-30T12-00-00Z.tar.gz",
  "shop-2026-13-30T12-00-00Z.tar.gz",
  "",
])("takes %j for no backup", (name) => {
  expect(backupTime(name)).toBeNull();
});

it.each<[string, number, string[]]>([
  ["none of few", 3, []],
  ["all but the newest", 1, ["shop-2026-11-29T12-00-00Z.tar.gz.age", "shop-2026-11-28T12-00-00Z.tar.gz"]],
  ["the oldest", 2, ["shop-2026-11-28T12-00-00Z.tar.gz"]],
])("deletes %s, and nothing that is no backup", (_, kept, deleted) => {
  const names = [
    "shop-2026-11-28T12-00-00Z.tar.gz",
    "notes.txt",
    "shop-2026-11-30T12-00-00Z.tar.gz",
    "shop-2026-11-29T12-00-00Z.tar.gz.age",
  ];
  expect(oldBackups(names, kept)).toEqual(deleted);
});

it.each<[string | null, number, boolean]>([
  [null, 24, true],
  ["2026-11-30T11:00:00Z", 1, true],
  ["2026-11-30T11:00:01Z", 1, false],
  ["2026-11-29T12:00:00Z", 24, true],
  ["2026-11-29T12:00:01Z", 24, false],
])("after one of %s, the next one, each %i hours, is due at noon: %s", (last, everyHours, isDue) => {
  expect(isBackupDue(last === null ? null : new Date(last), everyHours, new Date("2026-11-30T12:00:00Z"))).toBe(isDue);
});
