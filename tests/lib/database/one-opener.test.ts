import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { claimDataFolder, DataFolderInUseError, findRunningShop } from "@/lib/database/one-opener";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "shop-data-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

it("finds the running shop for as long as it runs", async () => {
  expect(await findRunningShop(dataDir)).toBeNull();
  const claim = await claimDataFolder(dataDir, "http://localhost:3000", true);
  expect(await findRunningShop(dataDir)).toEqual({ pid: process.pid, url: "http://localhost:3000" });
  await claim.release();
  expect(await findRunningShop(dataDir)).toBeNull();
  expect(await readdir(dataDir)).toEqual([]);
});

it("does not take a script that uses the folder for a shop", async () => {
  const claim = await claimDataFolder(dataDir, null, true);
  expect(await findRunningShop(dataDir)).toBeNull();
  await claim.release();
});

it("finds no shop in a missing folder, and creates the folder for the first process", async () => {
  const missing = path.join(dataDir, "not", "yet");
  expect(await findRunningShop(missing)).toBeNull();
  await (await claimDataFolder(missing, null, true)).release();
  expect(await readdir(path.dirname(missing))).toEqual(["yet"]);
});

it("works below a path that is too long for a socket", async () => {
  const deep = path.join(dataDir, "a".repeat(120), "b".repeat(120));
  await mkdir(deep, { recursive: true });
  const claim = await claimDataFolder(deep, "http://localhost:3000", true);
  expect(await findRunningShop(deep)).toMatchObject({ url: "http://localhost:3000" });
  await expect(claimDataFolder(deep, null, true)).rejects.toThrow(DataFolderInUseError);
  await claim.release();
});

it.each([true, false])("takes over after killed processes (exclusively: %s)", async (exclusive) => {
  // For `connect`, a plain file is like the socket that a killed process leaves behind: the connection is refused.
  await writeFile(path.join(dataDir, "opener-1-0a0b0c0d.sock"), "");
  await writeFile(path.join(dataDir, "opener-2-0a0b0c0d.sock"), "");
  const claim = await claimDataFolder(dataDir, null, exclusive);
  expect(await readdir(dataDir)).toHaveLength(1);
  await claim.release();
});

it("respects a process that is too busy to answer", async () => {
  const busy = net.createServer(() => undefined);
  await new Promise<void>((resolve) => busy.listen(path.join(dataDir, "opener-1-0a0b0c0d.sock"), resolve));
  await expect(claimDataFolder(dataDir, null, true)).rejects.toThrow("is in use. Stop that process");
  await new Promise((resolve) => busy.close(resolve));
}, 60_000);

it("lets at most one of several simultaneous processes have the folder", async () => {
  const claims = await Promise.allSettled(Array.from({ length: 6 }, () => claimDataFolder(dataDir, null, true)));
  const successful = claims.flatMap((claim) => (claim.status === "fulfilled" ? [claim.value] : []));
  expect(successful.length).toBeLessThanOrEqual(1);
  await Promise.all(successful.map((claim) => claim.release()));
});

it("lets many processes share the folder when the database is a server", async () => {
  const one = await claimDataFolder(dataDir, "http://localhost:3000", false);
  const two = await claimDataFolder(dataDir, "http://localhost:3000", false);
  await one.release();
  expect(await findRunningShop(dataDir)).toMatchObject({ url: "http://localhost:3000" });
  await two.release();
});
