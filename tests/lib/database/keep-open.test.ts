import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database, OpenedDatabase } from "@/lib/database/database";
import { openAndKeepOpen } from "@/lib/database/keep-open";
import { isDatabaseAway } from "@/lib/database/query-errors";

/** The disk of the embedded database: it has no room for another file of the log while this is true. */
let isFull = false;
type Module = {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: { stream_ops: { write: (stream: { path: string }, ...rest: unknown[]) => number } };
};
const NO_SPACE = 51;

jest.mock("@/lib/database/synced-files", () => {
  const actual = jest.requireActual("@/lib/database/synced-files");
  class FullDisk extends actual.SyncedFiles {
    async init(...input: unknown[]) {
      const { emscriptenOpts } = await super.init(...input);
      const fillUp = ({ FS, NODEFS: { stream_ops } }: Module) => {
        const { write } = stream_ops;
        stream_ops.write = (stream, ...rest) => {
          if (isFull && stream.path.includes("xlogtemp")) throw new FS.ErrnoError(NO_SPACE);
          return write(stream, ...rest);
        };
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, fillUp] } };
    }
  }
  return { ...actual, SyncedFiles: FullDisk };
});

let folder: string;
let opened: OpenedDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "keep-open-"));
});
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true });
});

const text = (name: string) => sql`insert into notes values (${name})`;
const manyTexts = sql`insert into notes select repeat(md5(random()::text), 30) from generate_series(1, 30000)`;

it("goes on after a full disk: refuses every query at once, then recovers what was acknowledged", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(console, "log").mockImplementation(() => {});
  let tell: (database: Database) => void = () => {};
  const reopened = new Promise<Database>((resolve) => {
    tell = resolve;
  });
  opened = await openAndKeepOpen(folder, tell);
  const { database } = opened;
  await database.execute(sql`create table notes (text text)`);
  await database.execute(text("kept"));

  isFull = true;
  const failing = database.transaction(async (transaction) => {
    await transaction.execute(text("lost"));
    await transaction.execute(manyTexts);
  });
  await expect(failing).rejects.toThrow();
  const start = Date.now();
  for (const query of [sql`select * from notes`, text("too late")])
    expect(await database.execute(query).then(() => null, isDatabaseAway)).toBe(true);
  expect(Date.now() - start).toBeLessThan(1_000);

  isFull = false;
  const again = await reopened;
  expect((await again.execute(sql`select text from notes`)).rows).toEqual([{ text: "kept" }]);
  await again.execute(text("new"));
  expect((await again.execute(sql`select count(*)::int as count from notes`)).rows).toEqual([{ count: 2 }]);
  expect(said).toHaveBeenCalledTimes(1);
}, 60_000);
