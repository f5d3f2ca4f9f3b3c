import fs, { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { openPglite } from "@/lib/database/pglite";
import { createDatabaseFolder } from "../../support/pglite";

// A thousand syncs take a minute and more on a disk that others keep busy.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "shop-synced-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

it("syncs commits to disk before it acknowledges them, and a new database completely", async () => {
  const fsync = jest.spyOn(fs, "fsyncSync");
  const { database, close } = await openPglite(path.join(folder, "database"));
  // The database consists of some thousand files and folders, each of which must be synced.
  expect(fsync.mock.calls.length).toBeGreaterThan(500);
  await database.execute(sql`create table notes (text text)`);

  for (const text of ["one", "two", "three"]) {
    fsync.mockClear();
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into notes values (${text})`);
      expect(fsync).not.toHaveBeenCalled();
    });
    expect(fsync).toHaveBeenCalled();
  }
  fsync.mockClear();
  await database.execute(sql`select text from notes`);
  expect(fsync).not.toHaveBeenCalled();

  // A checkpoint makes PGlite write everything to disk, including folders.
  await database.execute(sql`checkpoint`);
  expect(fsync.mock.calls.length).toBeGreaterThan(3);
  await close();

  const again = await openPglite(path.join(folder, "database"));
  const { rows } = await again.database.execute(sql`select count(*)::integer as count from notes`);
  expect(rows).toEqual([{ count: 3 }]);
  await again.close();
});

it("reports a failing disk, and counts nothing as written", async () => {
  await createDatabaseFolder(path.join(folder, "failing"));
  const { database, close } = await openPglite(path.join(folder, "failing"));
  await database.execute(sql`create table notes (text text)`);
  jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(fs, "fsyncSync").mockImplementation(() => {
    throw new Error("EIO");
  });
  await expect(database.execute(sql`insert into notes values ('lost')`)).rejects.toThrow();
  jest.restoreAllMocks();
  await close().catch(() => undefined);
});
