import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { storedToken } from "@/lib/server/owner-token";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "shop-data-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

it("gives simultaneous first starts the same token, which only its user may read", async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, () => storedToken(dataDir)));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(path.join(dataDir, "owner-token"))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(["owner-token"]);
});

it("keeps the token across restarts, and accepts one that the owner wrote", async () => {
  expect(await storedToken(dataDir)).toBe(await storedToken(dataDir));
  await writeFile(path.join(dataDir, "owner-token"), "my own token\n");
  expect(await storedToken(dataDir)).toBe("my own token");
});

it("never uses an empty file as a token", async () => {
  await writeFile(path.join(dataDir, "owner-token"), "\n");
  await expect(storedToken(dataDir)).rejects.toThrow("is empty");
});
