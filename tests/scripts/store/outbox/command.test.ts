import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { messageAnswerSchema, messagesAnswerSchema } from "@/lib/contracts/outbox/calls";
import { claimMessages, markFailed, markSent, queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import type { Message } from "@/lib/messages/mail/templates";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

const folder = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

const EVENING = new Date("2026-11-21T20:00:00Z");
const welcome: Message = { template: "welcome", recipient: "asha@example.com", content: { name: "Asha" } };
const ids = { failed: "", sent: "" };

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  ids.failed = await queueMessage("nila-loom", welcome, getDatabase(), EVENING);
  const [failing] = await claimMessages(EVENING);
  if (failing) await markFailed(failing, "The mail server: EENVELOPE 550", { keepContent: true });
  ids.sent = await queueMessage("nila-loom", { ...welcome, recipient: "bina@example.com" }, getDatabase(), EVENING);
  const [sending] = await claimMessages(EVENING);
  if (sending) await markSent(sending, EVENING);
  mkdirSync(path.join(folder, "outbox"));
  writeFileSync(path.join(folder, "outbox", `2026-11-21T12-00-00-000Z-welcome-${ids.sent}.eml`), "To: bina\n\nWelcome");
});

const outbox = (...words: string[]) => typed(["outbox", ...words]);

it("lists sent and unsent messages, with the reason", async () => {
  const { out } = await outbox();
  expect(out).toMatch(/^Message {11}Status {2}Template {2}To {16}Date {14}Trouble .* {2}File\n/);
  expect(out).toMatch(
    new RegExp(
      `^${ids.failed}  failed  welcome   asha@example.com  2026-11-22 01:30  1 attempt: The mail server:`,
      "m",
    ),
  );
  expect(out).toMatch(new RegExp(`^${ids.sent}  sent    welcome   bina@example.com  .*${ids.sent}\\.eml$`, "m"));
});

it("shows a message that was written to a file", async () => {
  expect((await outbox("show", ids.sent)).out).toMatch(/\n\nTo: bina\n\nWelcome\n$/);
});

it("prints the JSON of the wire", async () => {
  expect(messagesAnswerSchema.parse(await typedJson(["outbox"])).total).toBe(2);
  const message = messageAnswerSchema.parse(await typedJson(["outbox", "show", ids.sent]));
  expect(message).toMatchObject({ message_id: ids.sent, text: "To: bina\n\nWelcome" });
});

it("retries failed messages, and no others", async () => {
  expect((await outbox("retry", "--failed")).out).toBe("1 message will be sent now.\n");
  expect((await outbox()).out).toMatch(new RegExp(`^${ids.failed}  waiting  `, "m"));
  expect(await outbox("retry", ids.sent)).toMatchObject({
    code: 1,
    err: expect.stringMatching("cannot be sent again"),
  });
  expect(await outbox("retry", "0123")).toMatchObject({ code: 1, err: expect.stringMatching("no such message") });
  for (const words of [["retry"], ["retry", "0123", "--failed"], ["retry", "x"], ["show"], ["--failed"]]) {
    expect((await outbox(...words)).code).toBe(2);
  }
});

it("says how many more messages there are", async () => {
  for (let number = 0; number < 25; number += 1) await queueMessage("nila-loom", welcome, getDatabase());
  expect((await outbox()).err).toBe("7 more. --all shows them\n");
  expect((await outbox("--all")).out.trimEnd().split("\n")).toHaveLength(28);
});
