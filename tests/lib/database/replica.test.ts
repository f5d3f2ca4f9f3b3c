import { closeDatabase, getDatabase, readCatalogue, registerDatabase } from "@/lib/database/connection";
import type { Database, OpenedDatabase } from "@/lib/database/database";
import { closeReplica, readFromReplica, registerReplica, requireChanges } from "@/lib/database/replica";

/** A primary that has written up to `written`, and a replica that has replayed up to `replayed`. Both count questions. */
function aPair(written: string, replayed: string) {
  const state = { written, replayed, asked: 0, error: null as Error | null };
  const primary = { execute: async () => ({ rows: [{ written: state.written }] }) } as unknown as Database;
  const replica = {
    execute: async () => {
      state.asked += 1;
      if (state.error) throw state.error;
      return { rows: [{ is: state.replayed >= state.written }] };
    },
  } as unknown as Database;
  const opened: OpenedDatabase = { database: replica, close: async () => undefined };
  return { state, primary, replica, opened };
}

let now = 0;
const read = async (primary: Database) =>
  readFromReplica(
    primary,
    async (database) => database,
    () => now,
  );
const later = (milliseconds: number) => {
  now += milliseconds;
};
afterEach(closeReplica);

it("reads the primary if there is no replica", async () => {
  const { primary } = aPair("0/1", "0/1");
  expect(await read(primary)).toBe(primary);
});

it("reads the replica once it has everything that the primary has, and asks it once for each change", async () => {
  const { state, primary, replica, opened } = aPair("0/2", "0/1");
  await registerReplica(opened, primary);
  expect(await read(primary)).toBe(primary);
  state.replayed = "0/2";
  // It is not asked for every read.
  expect(await read(primary)).toBe(primary);
  later(250);
  expect(await read(primary)).toBe(replica);
  expect(await read(primary)).toBe(replica);
  expect(state.asked).toBe(2);

  state.written = "0/3";
  // Nobody has heard of a change yet.
  expect(await read(primary)).toBe(replica);
  await requireChanges(primary);
  expect(await read(primary)).toBe(primary);
  state.replayed = "0/3";
  later(250);
  expect(await read(primary)).toBe(replica);
});

it("is left alone while it cannot be read, and says so once", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue(undefined);
  const { state, primary, replica, opened } = aPair("0/1", "0/1");
  await registerReplica(opened, primary);
  state.error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await read(primary)).toBe(primary);
    later(6_000);
  }
  expect([state.asked, said.mock.calls.length]).toEqual([3, 1]);
  state.error = null;
  expect(await read(primary)).toBe(replica);
  said.mockRestore();
});

it.each([
  ["40001", "canceling statement due to conflict with recovery"],
  ["57P01", "terminating connection due to administrator command"],
])("reads the primary if the replica gives a read up (%s)", async (code, message) => {
  const said = jest.spyOn(console, "error").mockReturnValue(undefined);
  const { primary, replica, opened } = aPair("0/1", "0/1");
  await registerReplica(opened, primary);
  const work = async (database: Database) => {
    if (database === replica) throw Object.assign(new Error(message), { code });
    return "from the primary";
  };
  expect(await readFromReplica(primary, work, () => now)).toBe("from the primary");
  said.mockRestore();
});

it("hides no other fault", async () => {
  const { primary, opened } = aPair("0/1", "0/1");
  await registerReplica(opened, primary);
  await expect(readFromReplica(primary, () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});

it("needs the later change if the answers of the primary come in another order than they were asked for", async () => {
  const { state, primary, replica, opened } = aPair("0/1", "0/1");
  await registerReplica(opened, primary);
  later(10_000);
  expect(await read(primary)).toBe(replica);
  let resolve = (_: { rows: { written: string }[] }) => {};
  const promise = new Promise<{ rows: { written: string }[] }>((settle) => {
    resolve = settle;
  });
  const slow = requireChanges({ execute: () => promise } as unknown as Database);
  state.written = "0/2";
  await requireChanges(primary);
  resolve({ rows: [{ written: "0/1" }] });
  await slow;
  expect(await read(primary)).toBe(primary);
  state.replayed = "0/2";
  later(250);
  expect(await read(primary)).toBe(replica);
});

it("does not read the replica if the primary did not say how far it is", async () => {
  const { state, primary, replica, opened } = aPair("0/1", "0/1");
  await registerReplica(opened, primary);
  later(10_000);
  expect(await read(primary)).toBe(replica);
  const away = { execute: () => Promise.reject(new Error("away")) } as unknown as Database;
  await expect(requireChanges(away)).rejects.toThrow("away");
  expect(await read(primary)).toBe(primary);
  expect(state.asked).toBe(1);
});

it("is what reads of the catalogue use", async () => {
  const { primary, replica, opened } = aPair("0/1", "0/1");
  registerDatabase({ database: primary, close: async () => undefined });
  await registerReplica(opened, primary);
  expect(await readCatalogue(async (database) => database)).toBe(replica);
  expect(getDatabase()).toBe(primary);
  await closeDatabase();
});
