import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { claimMessages, markFailed, markSent, queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import type { Message } from "@/lib/messages/mail/templates";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { listOutbox, retryMessages, showMessage } from "@/scripts/store/outbox-commands";
import type { Shop } from "@/scripts/store/shop";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

const NOON = new Date("2026-11-21T12:00:00Z");
const welcome: Message = { template: "welcome", recipient: "asha@example.com", content: { name: "Asha" } };
const ids = { failed: "", sent: "" };

useTestDatabase();
beforeAll(async () => {
  ids.failed = await queueMessage("nila-loom", welcome, getDatabase(), NOON);
  const [failing] = await claimMessages(NOON);
  if (failing) await markFailed(failing, "The mail server: EENVELOPE 550", { keepContent: true });
  ids.sent = await queueMessage("nila-loom", { ...welcome, recipient: "bina@example.com" }, getDatabase(), NOON);
  const [sending] = await claimMessages(NOON);
  if (sending) await markSent(sending, NOON);
  mkdirSync(path.join(folder, "outbox"));
  writeFileSync(path.join(folder, "outbox", `2026-11-21T12-00-00-000Z-welcome-${ids.sent}.eml`), "To: bina\n\nWelcome");
});

/** The output on the terminal. */
async function outbox(task: (shop: Shop) => Promise<void>): Promise<string> {
  const log = jest.spyOn(console, "log").mockImplementation();
  try {
    await task(await openDirectShop("nila-loom"));
    return log.mock.calls.flat().join("\n");
  } finally {
    log.mockRestore();
  }
}

it("lists sent and unsent messages, with the reason", async () => {
  const text = await outbox(listOutbox(false));
  expect(text).toMatch(
    new RegExp(`^${ids.failed}  failed  welcome  asha@example.com  2026-11-2\\d .*  1 attempt: The mail server:`, "m"),
  );
  expect(text).toMatch(new RegExp(`^${ids.sent}  sent  welcome  bina@example.com  .*${ids.sent}\\.eml$`, "m"));
});

it("shows a message that was written to a file", async () => {
  expect(await outbox(showMessage(ids.sent))).toContain("To: bina\n\nWelcome");
});

it("retries failed messages, and no others", async () => {
  expect(await outbox(retryMessages(null))).toContain("1 message is due now");
  expect(await outbox(listOutbox(false))).toMatch(new RegExp(`^${ids.failed}  waiting  `, "m"));
  await expect(outbox(retryMessages(ids.sent))).rejects.toThrow("it cannot be sent again");
  await expect(outbox(retryMessages("0123"))).rejects.toThrow("There is no such message.");
});

it("says how many more messages there are", async () => {
  for (let number = 0; number < 25; number += 1) await queueMessage("nila-loom", welcome, getDatabase());
  expect(await outbox(listOutbox(false))).toMatch(/\nand 7 more: --all shows them$/);
  expect((await outbox(listOutbox(true))).split("\n")).toHaveLength(27);
});
