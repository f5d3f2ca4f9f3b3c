import { mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openShop } from "@/lib/background/open-shop";
import { type Database, getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { expiredTags } from "@/lib/database/schema/process";
import { stores } from "@/lib/database/schema/store";
import { loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { inviteFirstOwner } from "@/lib/workflows/staff/members";
import { useTestDatabase } from "../../support/database";

jest.mock("@/lib/workflows/demo/load-demo-store", () => ({ DEMO_STORE_ID: "nila-loom", loadDemoStore: jest.fn() }));
jest.mock("@/lib/workflows/staff/members", () => {
  const members = jest.requireActual("@/lib/workflows/staff/members");
  return { ...members, inviteFirstOwner: jest.fn(members.inviteFirstOwner) };
});
const load = jest.mocked(loadDemoStore);

useTestDatabase();

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "shop-data-"));
  Object.assign(process.env, { PORT: "4323", DATA_DIR: dataDir });
});
afterAll(() => rm(dataDir, { recursive: true }));
beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  load.mockReset();
});

async function addStore(database: Database) {
  await database.insert(stores).values({ storeId: "nila-loom", name: "Nila Loom", details: {}, liveCurrencies: [] });
}

it("rolls back a demo store that failed to load, ends the process, and tries again at the next start", async () => {
  const exit = jest.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  load.mockImplementation(async (database) => {
    await addStore(database);
    throw new Error("the disk is full");
  });
  await expect(openShop()).rejects.toThrow("ended with 1");
  expect(exit).toHaveBeenCalledTimes(1);
  expect(await getDatabase().$count(stores)).toBe(0);

  load.mockImplementation(addStore);
  await openShop();
  expect(await getDatabase().$count(stores)).toBe(1);
});

it("prints the shop's address, and does not load the demo store again", async () => {
  await openShop();
  expect(load).not.toHaveBeenCalled();
  expect(jest.mocked(console.log).mock.calls).toEqual([
    ["The shop is open: http://localhost:4323"],
    [
      expect.stringMatching(
        /^Your desk: http:\/\/localhost:4323\/desk\/enter#[\w-]{43} \(opens once, within 24 hours\)$/,
      ),
    ],
  ]);
  expect((await stat(path.join(dataDir, "owner-token"))).isFile()).toBe(true);
});

it("opens the shop although no link to the desk can be made, and makes none once somebody has come in", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const invite = jest.mocked(inviteFirstOwner).mockRejectedValueOnce(new Error("the disk is full"));
  await openShop();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("Could not make a link to the desk."), expect.any(Error));
  invite.mockResolvedValueOnce(null);
  jest.mocked(console.log).mockClear();
  await openShop();
  expect(console.log).toHaveBeenCalledTimes(1);
});

it("does not expire what changed before it started, because it has no pages from then", async () => {
  await getDatabase()
    .insert(expiredTags)
    .values({ tags: ["store:nila-loom"] });
  await openShop();
  expect(await readExpiredTags()).toEqual([]);
  await getDatabase()
    .insert(expiredTags)
    .values({ tags: ["store:later"] });
  expect(await readExpiredTags()).toEqual(["store:later"]);
});

it("ends with one line that names the invalid setting", async () => {
  const exit = jest.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  process.env.STORE_ID = "Nila Loom";
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("@/lib/background/open-shop");
    await expect(fresh.openShop()).rejects.toThrow("ended with 1");
  });
  expect(exit).toHaveBeenCalledWith(1);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^The setting STORE_ID cannot be used: [^\n]+$/)]]);
});

it.each([
  [{ code: "ENOSPC" }, "the disk is full. Make room on it"],
  [{ name: "ErrnoError", errno: 51 }, "the disk is full. Make room on it"],
  [{ code: "EROFS" }, "the disk is read-only. Make it writable"],
  [{ code: "EACCES" }, "this user may not write there. Change the folder's owner"],
])("ends with one line that says why nothing can be written: %j", async (facts, reason) => {
  jest.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await getDatabase().delete(stores);
  load.mockRejectedValue(Object.assign(new Error(), facts));
  await expect(openShop()).rejects.toThrow("ended with 1");
  const sentence = `The data folder ${dataDir} cannot be written: ${reason}, or set DATA_DIR to another folder.`;
  expect(error.mock.calls).toEqual([[sentence]]);
});
