import { setTimeout } from "node:timers/promises";
import { arrayContains } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import { getDatabase } from "@/lib/database/connection";
import {
  EXPIRED_TAGS_CHANNEL,
  findUnreadTags,
  forgetOldExpiredTags,
  hasUnreadTags,
  isFromElsewhere,
  listUnreadTags,
  noteTagsFromElsewhere,
  readExpiredTags,
  recordExpiredTags,
} from "@/lib/database/expired-tags";
import { expiredTags } from "@/lib/database/schema/process";
import { fail, ok } from "@/lib/domain/result";
import { useTestDatabase } from "../../support/database";

useTestDatabase();
beforeEach(readExpiredTags);
afterEach(() => jest.restoreAllMocks());

const record = (...tags: string[]) => getDatabase().transaction((transaction) => recordExpiredTags(tags, transaction));
const countRows = () => getDatabase().$count(expiredTags);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** Inserts a row as another process does, about which this process knows nothing. */
const insertElsewhere = (tag: string, row: { id?: number; expiredAt?: Date } = {}) =>
  getDatabase()
    .insert(expiredTags)
    .values({ tags: [tag], ...row });

it("reads the tags of a committed change once", async () => {
  expect(hasUnreadTags()).toBe(false);
  await record("product:loom:shawl", "catalogue:loom", "product:loom:shawl");
  expect(hasUnreadTags()).toBe(true);
  expect(listUnreadTags()).toEqual(["product:loom:shawl", "catalogue:loom"]);
  expect(await readExpiredTags()).toEqual(["product:loom:shawl", "catalogue:loom"]);
  expect(hasUnreadTags()).toBe(false);
  expect(await readExpiredTags()).toEqual([]);
});

it("keeps tags as they are, whatever characters they have", async () => {
  const tags = ['product:loom:"quoted"', "product:loom:{a,b}", "product:loom:back\\slash", "product:loom:ಶಾಲು", "NULL"];
  await record(...tags);
  expect(await readExpiredTags()).toEqual(tags);
});

it("writes no row for a change that expires nothing", async () => {
  const before = await countRows();
  await record();
  expect(await countRows()).toBe(before);
  expect(hasUnreadTags()).toBe(false);
});

describe("a change that is rolled back leaves no row, and expires nothing", () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      "by an error",
      () =>
        getDatabase().transaction(async (transaction) => {
          await recordExpiredTags(["store:loom"], transaction);
          throw new Error("rolled back");
        }),
    ],
    [
      "by a refusal",
      () =>
        allOrNothing(async (transaction) => {
          await recordExpiredTags(["store:loom"], transaction);
          return fail("item_unavailable");
        }),
    ],
    [
      "within a transaction that is committed",
      () =>
        allOrNothing(async (outer) => {
          await allOrNothing(async (inner) => {
            await recordExpiredTags(["store:loom"], inner);
            return fail("item_unavailable");
          }, outer);
          return ok(null);
        }),
    ],
  ])("%s", async (_, change) => {
    const before = await countRows();
    await change().catch(() => undefined);
    expect(await countRows()).toBe(before);
    expect(await readExpiredTags()).toEqual([]);
    // The process cannot know at once that this change will never be committed; it stops looking for it after a minute.
    expect(hasUnreadTags()).toBe(true);
    const inAMinute = Date.now() + 61_000;
    jest.spyOn(Date, "now").mockReturnValue(inAMinute);
    await readExpiredTags();
    expect(hasUnreadTags()).toBe(false);
  });
});

it("reads the row of a nested transaction with the outer one", async () => {
  await getDatabase().transaction(async (outer) => {
    await outer.transaction((inner) => recordExpiredTags(["store:nested"], inner));
    await recordExpiredTags(["store:outer"], outer);
  });
  expect(await readExpiredTags()).toEqual(["store:nested", "store:outer"]);
});

it("reads what other processes have recorded, also some time ago and out of order", async () => {
  await insertElsewhere("store:first", { id: 1_000 });
  await insertElsewhere("store:idle", { id: 1_005, expiredAt: ago(30) });
  expect(await readExpiredTags()).toEqual(["store:first", "store:idle"]);
  await insertElsewhere("store:late", { id: 990 });
  expect(await readExpiredTags()).toEqual(["store:late"]);
  await insertElsewhere("store:forgotten", { id: 980, expiredAt: ago(2) });
  expect(await readExpiredTags()).toEqual([]);
});

it("reads each row once, however many read at the same time", async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => `product:loom:${index}`);
  const read = await Promise.all(
    numbers.map(async (tag) => {
      await record(tag);
      return readExpiredTags();
    }),
  );
  expect(read.flat().sort()).toEqual(numbers.toSorted());
  expect(hasUnreadTags()).toBe(false);
});

it("dates a row by its insertion, not by the beginning of a long transaction", async () => {
  const begun = await getDatabase().transaction(async (transaction) => {
    await setTimeout(300);
    await recordExpiredTags(["store:long"], transaction);
    return new Date(Date.now() - 250);
  });
  const [row] = await getDatabase()
    .select()
    .from(expiredTags)
    .where(arrayContains(expiredTags.tags, ["store:long"]));
  expect(row?.expiredAt.getTime()).toBeGreaterThan(begun.getTime());
});

it("deletes rows after an hour", async () => {
  const before = await countRows();
  await insertElsewhere("store:loom", { expiredAt: ago(61) });
  await insertElsewhere("store:loom", { expiredAt: ago(59) });
  await forgetOldExpiredTags();
  expect(await countRows()).toBe(before + 1);
});

// Runs only with a PostgreSQL server, because PGlite runs one transaction at a time.
if (process.env.TEST_DATABASE_URL) {
  it("reads a change that is committed after a later one, and not before", async () => {
    let commit = () => {};
    const isAllowed = new Promise<void>((resolve) => (commit = resolve));
    const slow = getDatabase().transaction(async (transaction) => {
      await recordExpiredTags(["store:slow"], transaction);
      await isAllowed;
    });
    await setTimeout(50);
    await record("store:fast");
    expect(await readExpiredTags()).toEqual(["store:fast"]);
    expect(hasUnreadTags()).toBe(true);
    commit();
    await slow;
    expect(await readExpiredTags()).toEqual(["store:slow"]);
  });
}

describe("what another process has changed", () => {
  it("is read after its notice, though this process has recorded nothing", async () => {
    await insertElsewhere("store:loom");
    expect(hasUnreadTags()).toBe(false);
    noteTagsFromElsewhere();
    expect(hasUnreadTags()).toBe(true);
    expect(await readExpiredTags()).toEqual(["store:loom"]);
    expect(hasUnreadTags()).toBe(false);
  });

  it("is found without a notice, and stays unread until it is read", async () => {
    expect(await findUnreadTags()).toBe(false);
    await insertElsewhere("store:loom");
    expect(await findUnreadTags()).toBe(true);
    expect(await findUnreadTags()).toBe(true);
    expect(await readExpiredTags()).toEqual(["store:loom"]);
    expect(await findUnreadTags()).toBe(false);
  });

  it("stays unread if the rows could not be read", async () => {
    noteTagsFromElsewhere();
    const away = {
      select: () => ({ from: () => ({ where: () => ({ orderBy: () => Promise.reject(new Error()) }) }) }),
    };
    await expect(readExpiredTags(away as never)).rejects.toThrow();
    expect(hasUnreadTags()).toBe(true);
    await readExpiredTags();
    expect(hasUnreadTags()).toBe(false);
  });

  it("tells its own notices from those of others", async () => {
    expect(isFromElsewhere("a-process")).toBe(true);
    const sent = jest.spyOn(PgDialect.prototype, "sqlToQuery");
    await record("store:loom");
    const notice = sent.mock.results.map(({ value }) => value).find(({ sql }) => sql.includes("pg_notify"));
    expect(notice.params[0]).toBe(EXPIRED_TAGS_CHANNEL);
    expect(isFromElsewhere(notice.params[1])).toBe(false);
    await readExpiredTags();
  });
});
