import { createFollower } from "@/lib/background/follow-changes";
import {
  EXPIRED_TAGS_CHANNEL,
  hasUnreadTags,
  isFromElsewhere,
  readExpiredTags,
  recordExpiredTags,
} from "@/lib/database/expired-tags";
import { listen } from "@/lib/database/listen";
import { openPostgres } from "@/lib/database/postgres";
import { createOwnPostgres, useTestDatabase } from "../../support/database";

useTestDatabase();
afterEach(() => jest.restoreAllMocks());

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 500 && !isSo(); turn += 1) await soon();
};

/** A follower whose expiries end when the test says so. */
function startFollower({ isBehind = async () => false }: { isBehind?: () => Promise<boolean> } = {}) {
  const ends: (() => void)[] = [];
  const follower = createFollower({
    expire: () => new Promise<void>((resolve) => ends.push(resolve)),
    find: isBehind,
  });
  return { ...follower, ends };
}

afterEach(() => readExpiredTags());

it("expires pages once for a notice, and says that tags are unread", async () => {
  const { catchUp, ends } = startFollower();
  catchUp();
  expect(hasUnreadTags()).toBe(true);
  expect(ends).toHaveLength(1);
});

it("expires once more for all notices that come meanwhile", async () => {
  const { catchUp, ends } = startFollower();
  for (let notice = 0; notice < 10; notice += 1) catchUp();
  ends[0]?.();
  await soon();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await soon();
  expect(ends).toHaveLength(2);
});

it("goes on after an expiry that failed", async () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  let tries = 0;
  const { catchUp } = createFollower({
    expire: async () => {
      tries += 1;
      throw new Error("no");
    },
    find: async () => false,
  });
  catchUp();
  await soon();
  catchUp();
  await soon();
  expect([tries, complain.mock.calls.length]).toEqual([2, 2]);
});

it.each([
  { isBehind: true, expiries: 1 },
  { isBehind: false, expiries: 0 },
])("asks whether a notice was lost: $isBehind", async ({ isBehind, expiries }) => {
  const { ask, ends } = startFollower({ isBehind: async () => isBehind });
  ask();
  await soon();
  expect(ends).toHaveLength(expiries);
});

const server = process.env.TEST_DATABASE_URL;
if (server) {
  it("hears what is committed and nothing else, and hears again after its connection was cut", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const own = await createOwnPostgres(server);
    const { database, close } = await openPostgres(own.address);
    const heard: string[] = [];
    let connections = 0;
    const stop = listen(own.address, EXPIRED_TAGS_CHANNEL, {
      onNotice: (sender) => heard.push(sender),
      onConnected: () => {
        connections += 1;
      },
    });
    await until(() => connections === 1);

    await database.transaction((transaction) => recordExpiredTags(["store:loom"], transaction));
    await until(() => heard.length === 1);
    expect(heard.map(isFromElsewhere)).toEqual([false]);
    await database
      .transaction(async (transaction) => {
        await recordExpiredTags(["store:loom"], transaction);
        throw new Error("rolled back");
      })
      .catch(() => undefined);

    await database.execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
    await until(() => connections === 2);
    await database.execute(`select pg_notify('${EXPIRED_TAGS_CHANNEL}', 'another')`);
    await until(() => heard.length === 2);
    expect(heard.map(isFromElsewhere)).toEqual([false, true]);

    await stop();
    await close();
    await own.drop();
  });
}
