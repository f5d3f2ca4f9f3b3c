import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { GET as show } from "@/app/api/owner/outbox/[message_id]/route";
import { POST as retry } from "@/app/api/owner/outbox/retry/route";
import { GET as list } from "@/app/api/owner/outbox/route";
import { claimMessages, markFailed, queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Message } from "@/lib/messages/mail/templates";
import { useTestDatabase } from "@/tests/support/database";

const TOKEN = "a-token-of-the-owner";
const folder = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "loom";
process.env.DATA_DIR = folder;

useTestDatabase();
afterEach(() => getDatabase().delete(outboxMessages));

const welcome: Message = { template: "welcome", recipient: "asha@example.com", content: { name: "Asha" } };
const code: Message = {
  template: "sign_in_code",
  recipient: "asha@example.com",
  content: { code: "482913", minutes: 5 },
};
const NOON = new Date("2026-11-21T12:00:00Z");

async function giveUp(message: Message, keepContent: boolean, storeId = "loom"): Promise<string> {
  const id = await queueMessage(storeId, message, getDatabase(), NOON);
  const [claimed] = await claimMessages(NOON);
  if (claimed) await markFailed(claimed, "The mail server: 550", { keepContent });
  return id;
}

function asking(query = "", body?: unknown, token = TOKEN): Request {
  return new Request(`http://localhost/api/owner/outbox${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const withId = (id: string) => ({ params: Promise.resolve({ message_id: id }) });

it("lists the messages of this store only, without their content", async () => {
  const id = await queueMessage("loom", code, getDatabase(), NOON);
  await queueMessage("other", welcome, getDatabase(), NOON);
  const answer = await (await list(asking())).text();
  expect(JSON.parse(answer)).toEqual({
    messages: [
      {
        message_id: id,
        channel: "mail",
        template: "sign_in_code",
        recipient: "asha@example.com",
        status: "waiting",
        attempts: 0,
        created_at: "2026-11-21T12:00:00.000Z",
        due_at: "2026-11-21T12:00:00.000Z",
        sent_at: null,
        reason: "",
        file: null,
      },
    ],
    total: 1,
  });
  expect(answer).not.toContain("482913");
});

it("lists up to the limit, with the total count", async () => {
  for (let number = 0; number < 3; number += 1) await queueMessage("loom", welcome, getDatabase(), NOON);
  const { messages, total } = await (await list(asking("?limit=2"))).json();
  expect(messages).toHaveLength(2);
  expect(total).toBe(3);
});

it("shows the text of a message that was written to a file", async () => {
  const id = await queueMessage("loom", welcome, getDatabase(), NOON);
  const file = path.join(folder, "outbox", `2026-11-21T12-00-00-000Z-welcome-${id}.eml`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "Welcome");
  expect(await (await show(asking(), withId(id))).json()).toMatchObject({ message_id: id, file, text: "Welcome" });
  expect((await show(asking("?store_id=other"), withId(id))).status).toBe(404);
  expect((await show(asking(), withId("../../owner-token"))).status).toBe(400);
});

it("retries a failed message", async () => {
  const id = await giveUp(welcome, true);
  expect(await (await retry(asking("", { message_id: id }))).json()).toEqual({ retried: 1 });
  expect(await claimMessages(new Date())).toMatchObject([{ id, attempts: 1 }]);
});

it("does not retry a message in delivery, or one without content", async () => {
  const sending = await queueMessage("loom", welcome, getDatabase(), NOON);
  await claimMessages(NOON);
  const secret = await giveUp(code, false);
  for (const id of [sending, secret]) {
    const response = await retry(asking("", { message_id: id }));
    expect(await response.json()).toMatchObject({ status: 422, code: "message_not_kept" });
  }
  expect((await retry(asking("", { message_id: "0123" }))).status).toBe(404);
});

it("retries all failed messages of this store", async () => {
  await giveUp(welcome, true);
  await giveUp(welcome, true);
  await giveUp(code, false);
  await giveUp(welcome, true, "other");
  expect(await (await retry(asking("", { message_id: null }))).json()).toEqual({ retried: 2 });
});

it("answers only the owner", async () => {
  expect((await list(asking("", undefined, "another-token-of-nobody"))).status).toBe(401);
  expect((await show(asking("", undefined, "another-token-of-nobody"), withId("0123"))).status).toBe(401);
  expect((await retry(asking("", { message_id: null }, "another-token-of-nobody"))).status).toBe(401);
});
