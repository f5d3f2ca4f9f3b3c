import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { closeDatabase, getDatabase, openDatabase } from "@/lib/database/connection";
import { beginCopy, statementsOf } from "@/lib/database/copy/fill";
import { listTables, sumTable } from "@/lib/database/copy/tables";
import { stores } from "@/lib/database/schema/store";
import type { Environment } from "@/lib/server/env";
import { listBackups } from "@/lib/storage/backup/folder";
import { makeBackup, makeDueBackup } from "@/lib/workflows/backup/make";
import { restoreBackup } from "@/lib/workflows/backup/restore";
import { loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { createOwnPostgres } from "@/tests/support/database";
import { createDatabaseFolder } from "@/tests/support/pglite";

// Whole databases are created, copied by processes of their own and compared.
jest.setTimeout(300_000);

const settings: Partial<Environment> = {};
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: () => ({ ...actual.readEnvironment({}), ...settings }) };
});

const PASSPHRASE = "four words of a poem";
const folder = mkdtempSync(path.join(os.tmpdir(), "shop-backup-"));
const below = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(closeDatabase);

/** The shop of which backups are made: the demo store, and rows with values that are easily lost. */
beforeAll(async () => {
  await createDatabaseFolder(below("shop/database"));
  await useShop("shop");
  await openDatabase();
  await loadDemoStore(getDatabase());
  await getDatabase().execute(sql`
    insert into customers (store_id, id, number, name, email)
    values ('nila-loom', 'c1', 100001, ${'A "quoted" \\ name,\nin two lines 🧵'}, 'a@example.com')`);
  await getDatabase().execute(sql`
    insert into customer_addresses (store_id, id, customer_id, type, is_billing, is_shipping, name, dial_code, mobile, country, address, latitude, longitude, created_at)
    values ('nila-loom', 'a1', 'c1', 'home', true, true, 'A', '+91', '9876543210', 'IN', '', 0.1, -1e-7, '2026-03-29 01:30:00.123456+00')`);
  await getDatabase().execute(sql`
    insert into personal_files (store_id, id, customer_id, content, kept_until)
    select 'nila-loom', 'f' || number, 'c1', decode(repeat(lpad(to_hex(number), 2, '0'), 50000), 'hex'), 'infinity'
    from generate_series(1, 25) as number`);
  // The null of JSON, which is no null of PostgreSQL.
  await getDatabase().execute(sql`
    insert into outbox_messages (store_id, id, channel, template, recipient, content)
    values ('nila-loom', 'm1', 'mail', 'order_placed', 'a@example.com', 'null'),
      ('nila-loom', 'm2', 'mail', 'order_placed', 'a@example.com', '"null"')`);
  await getDatabase().execute(sql`insert into expired_tags (tags) values (array['a', 'b,c', '', 'NULL', '"'])`);
  await closeDatabase();
});

async function useShop(name: string, others: Partial<Environment> = {}): Promise<void> {
  for (const key of Object.keys(settings)) delete settings[key as keyof Environment];
  Object.assign(settings, { DATA_DIR: below(name), ...others });
}

async function sumsOf(): Promise<Record<string, unknown>> {
  return (await openDatabase()).transaction(async (transaction) => {
    await beginCopy(transaction);
    const run = statementsOf(transaction);
    const sums: Record<string, unknown> = {};
    for (const table of await listTables(run)) sums[table.name] = await sumTable(run, table);
    return sums;
  });
}

function filesIn(name: string): string[] {
  const entries = readdirSync(below(name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(below(name), path.join(entry.parentPath, entry.name))).toSorted();
}

/** Makes a backup of the shop, and returns its file. */
async function backUp(name = "shop", others: Partial<Environment> = {}): Promise<string> {
  await useShop(name, others);
  await openDatabase();
  const made = await makeBackup();
  await closeDatabase();
  if (!made.ok) throw new Error(made.code);
  return path.join(settings.BACKUP_DIR ?? below(`${name}/backups`), made.value.name);
}

const server = process.env.TEST_DATABASE_URL;
// Each of these takes seconds, and `npm test` has run them without a server before.
if (!server) {
  it("is restored on an empty machine with the same sums and files, and without what the shop makes again", async () => {
    const uploads = filesIn("shop/uploads");
    writeFileSync(below("shop/uploads/nila-loom/some_s.avif"), "made by the shop");
    writeFileSync(below("shop/uploads/nila-loom/some.webp.123.part"), "half written");
    const file = await backUp("shop", { BACKUP_DIR: below("sealed"), BACKUP_PASSPHRASE: PASSPHRASE });
    expect(readFileSync(file).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    const sums = await sumsOf();
    await closeDatabase();
    expect(Object.keys(sums).length).toBeGreaterThan(60);

    await useShop("restored", { BACKUP_PASSPHRASE: PASSPHRASE });
    expect(await restoreBackup(file)).toMatchObject({ ok: true, value: { files: uploads.length } });
    expect(await sumsOf()).toEqual(sums);
    expect(filesIn("restored/uploads")).toEqual(uploads);

    // Rows that are added next get ids of their own, and what the database does by itself goes on.
    const { rows } = await getDatabase().execute<{ known: boolean }>(
      sql`insert into expired_tags (tags) values ('{}') returning id in (select id from expired_tags) as known`,
    );
    expect(rows).toEqual([{ known: false }]);
    await getDatabase().execute(sql`update products set stock = stock + 100 where slug = 'indigo-ikat-stole'`);
    expect((await sumsOf()).stock_movements).not.toEqual(sums.stock_movements);
  });

  it("is of one moment, though the shop goes on writing", async () => {
    await useShop("shop");
    const database = await openDatabase();
    await database
      .insert(stores)
      .values(["one", "two"].map((storeId) => ({ storeId, name: "1000", details: {}, liveCurrencies: [] })));
    let isOver = false;
    let longest = 0;
    const write = async () => {
      for (let round = 1; !isOver; round += 1) {
        const start = performance.now();
        // In every committed state both have the same name.
        await database.transaction(async (transaction) => {
          for (const id of ["one", "two"])
            await transaction.execute(sql`update stores set name = ${String(round)} where store_id = ${id}`);
        });
        longest = Math.max(longest, performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const writing = write();
    const made = await makeBackup();
    isOver = true;
    await writing;
    await database.execute(sql`delete from stores where store_id in ('one', 'two')`);
    await closeDatabase();

    await useShop("of-one-moment");
    const file = path.join(below("shop/backups"), made.ok ? made.value.name : "");
    expect(await restoreBackup(file)).toMatchObject({ ok: true });
    const { rows } = await (await openDatabase()).execute<{ name: string }>(
      sql`select name from stores where store_id in ('one', 'two')`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
    // Writes wait while the files are copied that have changed, not while the whole backup is made.
    expect(longest).toBeLessThan(5_000);
  });

  describe("what cannot be restored changes nothing", () => {
    let plain = "";
    let sealed = "";
    beforeAll(async () => {
      plain = await backUp();
      sealed = await backUp("shop", { BACKUP_PASSPHRASE: PASSPHRASE });
    });

    /** A backup whose archive `change` has changed. */
    const changed = (change: (archive: Buffer) => Buffer) => {
      const file = below("changed.tar.gz");
      writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(plain)))));
      return file;
    };
    const replaced = (from: string, to: string) =>
      changed((archive) => {
        const at = archive.indexOf(from);
        expect(at).toBeGreaterThan(0);
        return Buffer.concat([archive.subarray(0, at), Buffer.from(to), archive.subarray(at + from.length)]);
      });
    const withBytes = (file: string, change: (bytes: Buffer) => Buffer) => {
      writeFileSync(below("changed"), change(readFileSync(file)));
      return below("changed");
    };

    it.each<[string, string, () => string, Partial<Environment>?]>([
      ["another file", "no_backup", () => path.resolve("package.json")],
      ["an empty file", "no_backup", () => withBytes(plain, () => Buffer.alloc(0))],
      ["an archive of something else", "no_backup", () => withBytes(plain, () => gzipSync(Buffer.alloc(1_024)))],
      ["no passphrase", "passphrase_missing", () => sealed],
      ["another passphrase", "passphrase_wrong", () => sealed, { BACKUP_PASSPHRASE: "four words of a novel" }],
      ["a file that breaks off", "damaged", () => withBytes(plain, (bytes) => bytes.subarray(0, bytes.length - 5_000))],
      [
        "an encrypted file with a changed byte",
        "damaged",
        () => withBytes(sealed, (bytes) => bytes.fill(0, bytes.length - 3_000, bytes.length - 2_990)),
        { BACKUP_PASSPHRASE: PASSPHRASE },
      ],
      ["a changed row", "damaged", () => replaced("Burgundy temple saree", "Burgundy_temple_saree")],
      ["a backup of a newer shop", "backup_newer", () => replaced('"migration": "00', '"migration": "99')],
    ])("%s: %s", async (_, code, file, others = {}) => {
      await useShop("nothing", others);
      expect(await restoreBackup(file())).toEqual({ ok: false, code });
      expect(existsSync(below("nothing/database"))).toBe(false);
      expect(existsSync(below("nothing/uploads"))).toBe(false);
      expect(existsSync(below("nothing/uploads.restoring"))).toBe(false);
    });

    it("a shop that is there", async () => {
      await useShop("shop");
      const before = await sumsOf();
      await closeDatabase();
      expect(await restoreBackup(plain)).toEqual({ ok: false, code: "not_empty" });
      await useShop("with-uploads");
      mkdirSync(below("with-uploads/uploads/nila-loom"), { recursive: true });
      expect(await restoreBackup(plain)).toEqual({ ok: false, code: "not_empty" });
      await useShop("shop");
      expect(await sumsOf()).toEqual(before);
    });
  });

  it("makes the next backup when it is time, and none if the settings ask for none", async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 30, hour));
    await createDatabaseFolder(below("small/database"));
    await useShop("small");
    await openDatabase();
    await makeDueBackup(at(0));
    expect(await listBackups()).toEqual([]);
    Object.assign(settings, { BACKUP_EVERY_HOURS: 24 });
    for (const hour of [0, 1, 23.9, 24]) await makeDueBackup(at(hour));
    expect((await listBackups()).map(({ madeAt }) => madeAt)).toEqual([at(24), at(0)]);
  });
} else {
  it("moves between the embedded database and PostgreSQL, with the same sums", async () => {
    const own = await createOwnPostgres(server);
    const file = await backUp();
    const sums = await sumsOf();
    await closeDatabase();
    await useShop("on-server", { DATABASE_URL: own.address });
    expect(await restoreBackup(file)).toMatchObject({ ok: true });
    expect(await sumsOf()).toEqual(sums);
    await closeDatabase();
    expect(await restoreBackup(file)).toEqual({ ok: false, code: "not_empty" });

    const ofServer = await backUp("on-server", { DATABASE_URL: own.address });
    await useShop("from-server");
    expect(await restoreBackup(ofServer)).toMatchObject({ ok: true });
    expect(await sumsOf()).toEqual(sums);
    await closeDatabase();
    await own.drop();
  });
}
