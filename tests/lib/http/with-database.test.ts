import { forgetRemembered, remembered } from "@/lib/cached/remembered";
import { type Database, getDatabase } from "@/lib/database/connection";
import { hasUnreadTags, readExpiredTags, recordExpiredTags } from "@/lib/database/expired-tags";
import { expiredTags } from "@/lib/database/schema/process";
import { withDatabase } from "@/lib/http/with-database";
import { onExpiredPages } from "@/lib/server/front/expire-kept-pages";
import { takeExpiredTags } from "@/tests/mocks/next-cache";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
const kept: string[] = [];
onExpiredPages((tags) => kept.push(...tags));

beforeEach(readExpiredTags);
afterEach(() => {
  kept.length = 0;
  jest.restoreAllMocks();
});

const request = new Request("http://localhost/api/greeting", { method: "POST" });
const change = (tag: string, after: (transaction: Database) => Promise<void> = async () => {}) =>
  getDatabase().transaction(async (transaction) => {
    await recordExpiredTags([tag], transaction);
    await after(transaction);
  });
const failing = () => Promise.reject(new Error("failed after the change"));
const lost = () => Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });

it("expires what was changed, in every cache, before it answers", async () => {
  forgetRemembered();
  await remembered("terms", async () => "before");
  const respond = withDatabase(async () => {
    await change("product:loom:shawl");
    return new Response();
  });
  await respond(request);
  expect(takeExpiredTags()).toEqual(["product:loom:shawl"]);
  expect(kept).toEqual(["product:loom:shawl"]);
  expect(await remembered("terms", async () => "after")).toBe("after");
});

it("queries nothing if nothing that pages show was changed", async () => {
  const select = jest.spyOn(getDatabase(), "select");
  await withDatabase(async () => new Response())(request);
  expect(select).not.toHaveBeenCalled();
  expect(takeExpiredTags()).toEqual([]);
});

it("expires nothing if the change was rolled back", async () => {
  const respond = withDatabase(async () => {
    await change("product:loom:shawl", failing).catch(() => {});
    return new Response();
  });
  await respond(request);
  expect(takeExpiredTags()).toEqual([]);
});

it("expires what was changed before the request failed at an unreachable database", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const respond = withDatabase(async () => {
    await change("product:loom:shawl");
    throw lost();
  });
  expect((await respond(request)).status).toBe(503);
  expect(takeExpiredTags()).toEqual(["product:loom:shawl"]);
});

it("expires what was changed even if the database is lost before the rows are read, and reads them later", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const respond = withDatabase(async () => {
    await change("product:loom:shawl");
    jest.spyOn(getDatabase(), "select").mockImplementation(() => {
      throw lost();
    });
    return new Response();
  });
  expect((await respond(request)).status).toBe(200);
  // More may expire: the change that was rolled back above is not known to be so yet.
  expect(takeExpiredTags()).toContain("product:loom:shawl");
  jest.restoreAllMocks();
  await withDatabase(async () => new Response())(request);
  expect(takeExpiredTags()).toEqual(["product:loom:shawl"]);
});

// Next.js drops the tags of a handler that throws. So they stay unread, for the worker or the next request.
it("leaves what a failed request has changed to the next one", async () => {
  const respond = withDatabase(async () => {
    await change("product:loom:shawl");
    return failing();
  });
  await expect(respond(request)).rejects.toThrow("failed after the change");
  expect([takeExpiredTags(), hasUnreadTags()]).toEqual([[], true]);
  await withDatabase(async () => new Response())(request);
  expect(takeExpiredTags()).toEqual(["product:loom:shawl"]);
});

it("expires with its own change what another process has changed", async () => {
  await getDatabase()
    .insert(expiredTags)
    .values({ tags: ["store:elsewhere"] });
  const respond = withDatabase(async () => {
    await change("store:here");
    return new Response();
  });
  await respond(request);
  expect(takeExpiredTags()).toEqual(["store:elsewhere", "store:here"]);
});

it("has expired each of many simultaneous changes when its request is answered", async () => {
  const expired = new Set<string>();
  const numbers = Array.from({ length: 20 }, (_, index) => `product:loom:${index}`);
  const inTime = await Promise.all(
    numbers.map(async (tag) => {
      const respond = withDatabase(async () => {
        await change(tag);
        return new Response();
      });
      await respond(request);
      for (const each of takeExpiredTags()) expired.add(each);
      return expired.has(tag);
    }),
  );
  expect(inTime).toEqual(numbers.map(() => true));
});

// Runs only with a PostgreSQL server, because PGlite runs one transaction at a time.
if (process.env.TEST_DATABASE_URL) {
  it("does not lose a change that is committed after another request was answered", async () => {
    let commit = () => {};
    const isAllowed = new Promise<void>((resolve) => (commit = resolve));
    const slow = withDatabase(async () => {
      await change("store:slow", () => isAllowed);
      return new Response();
    })(request);
    const fast = withDatabase(async () => {
      await change("store:fast");
      return new Response();
    });
    while (!hasUnreadTags()) await new Promise(setImmediate);
    await fast(request);
    expect(takeExpiredTags()).toEqual(["store:fast"]);
    commit();
    await slow;
    expect(takeExpiredTags()).toEqual(["store:slow"]);
  });
}
