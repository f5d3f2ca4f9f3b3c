import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed } from "../typed";

const folder = mkdtempSync(path.join(os.tmpdir(), "suppressions-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const outbox = (...words: string[]) => typed(["outbox", ...words]);

it("adds, lists and removes the addresses that get no mail", async () => {
  expect(await outbox("suppressed")).toMatchObject({ code: 0, out: "", err: "No address is on the list.\n" });
  const added = await outbox("suppress", "Asha@example.com", "--reason", "complained", "--detail", "By telephone");
  expect(added).toMatchObject({ code: 0, out: "Asha@example.com gets no more mail.\n" });
  expect((await outbox("suppressed")).out).toMatch(/asha@example\.com {2}complained .* By telephone/);
  expect((await outbox("suppress", "nobody")).err).toContain("is not an e-mail address");
  expect((await outbox("allow", "asha@example.com")).out).toContain("gets mail again");
  const again = await outbox("allow", "asha@example.com");
  expect([again.code, again.err]).toEqual([1, expect.stringContaining("This address is not on the list.")]);
});
