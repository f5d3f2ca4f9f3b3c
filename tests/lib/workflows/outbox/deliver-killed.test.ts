import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { insertStore } from "@/tests/factories/store-row";
import { startSmtp } from "@/tests/fakes/smtp";
import { createDatabaseFolder } from "@/tests/support/pglite";

// These tests start processes, which takes some seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
afterAll(() => rm(folder, { recursive: true }));

const START = Date.parse("2026-11-21T10:00:00Z");
const PROCESS = path.resolve("tests/lib/workflows/outbox/delivering-process.ts");

async function inDatabase<Value>(read: () => Promise<Value>): Promise<Value> {
  registerDatabase(await openPglite(path.join(folder, "database")));
  return read().finally(closeDatabase);
}

it("sends an e-mail once more if its process was killed during delivery", async () => {
  await createDatabaseFolder(path.join(folder, "database"));
  await inDatabase(async () => {
    await insertStore("loom");
    const message = { template: "welcome", recipient: "asha@example.com", content: { name: "Asha" } } as const;
    await queueMessage("loom", message, getDatabase(), new Date(START));
  });
  const smtp = await startSmtp();
  const running: ChildProcess[] = [];
  const deliver = (minutes: number) => {
    const now = new Date(START + minutes * 60_000).toISOString();
    const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", PROCESS, now], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.push(child);
    return text(child.stdout);
  };
  try {
    // The mail server has received the mail, but the shop's process dies before the mail server's confirmation.
    smtp.whenMailArrives(() => {
      running[0]?.kill("SIGKILL");
    });
    expect(await deliver(0)).toBe("");
    smtp.whenMailArrives(() => {});
    expect(JSON.parse(await deliver(2))).toEqual({ sent: 1, postponed: 0, failed: 0 });
  } finally {
    await smtp.stop();
  }
  expect(smtp.mails).toHaveLength(2);
  const [first, second] = smtp.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  expect(first).toMatch(/^<[0-9a-f]{16}\.loom@shop\.example>/);
  expect(second).toBe(first);
  const [row] = await inDatabase(() => getDatabase().select().from(outboxMessages));
  expect(row).toMatchObject({ status: "sent", attempts: 2, content: null });
});
