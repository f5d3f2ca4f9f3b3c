import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { claimMessages, queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { stores } from "@/lib/database/schema/store";
import type { Message } from "@/lib/messages/mail/templates";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";
import { insertStore } from "@/tests/factories/store-row";
import { startSmtp } from "@/tests/fakes/smtp";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
afterAll(() => rm(folder, { recursive: true }));

useTestDatabase();
beforeAll(() => insertStore("loom"));
afterEach(() => getDatabase().delete(outboxMessages));

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

const START = new Date("2026-11-21T10:00:00Z");
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const welcome = (name = "Asha", recipient = "asha@example.com") =>
  ({ template: "welcome", recipient, content: { name } }) satisfies Message;
const signInCode: Message = {
  template: "sign_in_code",
  recipient: "asha@example.com",
  content: { code: "482913", minutes: 10 },
};

const queue = (message: Message, storeId = "loom") => queueMessage(storeId, message, getDatabase(), START);
const deliver = (minutes = 0, settings: Record<string, string> = {}) =>
  deliverOutbox({
    now: () => after(minutes),
    settings: { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example", ...settings },
  });
const onlyMessage = async () => (await getDatabase().select().from(outboxMessages))[0];

describe("an e-mail", () => {
  it("is sent once, in the shop's name, and its content is deleted", async () => {
    const id = await queue(welcome());
    expect(await deliver()).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(await deliver(60)).toEqual({ sent: 0, postponed: 0, failed: 0 });
    expect(smtp.mails).toMatchObject([{ from: "shop@shop.example", to: ["asha@example.com"] }]);
    const source = smtp.mails[0]?.source;
    expect(source).toContain("From: Nila Loom <shop@shop.example>");
    expect(source).toContain("Subject: Welcome to Nila Loom");
    expect(source).toContain(`Message-ID: <${id}.loom@shop.example>`);
    expect(source).toMatch(/multipart\/alternative.*text\/plain.*text\/html/s);
    expect(await onlyMessage()).toMatchObject({ status: "sent", sentAt: START, content: null, lastError: "" });
  });

  it("is sent when the transaction that queued it commits, and not when it fails", async () => {
    const failing = getDatabase().transaction(async (transaction) => {
      await queueMessage("loom", welcome(), transaction, START);
      throw new Error("No");
    });
    await expect(failing).rejects.toThrow("No");
    expect(await deliver()).toMatchObject({ sent: 0 });
    await getDatabase().transaction((transaction) => queueMessage("loom", welcome(), transaction, START));
    expect(await deliver()).toMatchObject({ sent: 1 });
  });

  it("is retried with longer waits during an outage, and finally fails with its content kept", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome());
    await smtp.stop();
    let now = 0;
    for (const pause of [1, 5, 30, 120, 720]) {
      expect(await deliver(now)).toEqual({ sent: 0, postponed: 1, failed: 0 });
      expect(await deliver(now + pause - 0.1)).toEqual({ sent: 0, postponed: 0, failed: 0 });
      now += pause;
    }
    expect(await deliver(now)).toEqual({ sent: 0, postponed: 0, failed: 1 });
    expect(await onlyMessage()).toMatchObject({ status: "failed", attempts: 6, content: { name: "Asha" } });
    expect((await onlyMessage())?.lastError).toMatch(/^The mail server: ESOCKET at CONN/);
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).not.toContain("asha");
    log.mockRestore();
    smtp = await startSmtp();
  });

  it("is sent with the next attempt when the server is back", async () => {
    await queue(welcome());
    smtp.refuse({ code: 451 });
    expect(await deliver()).toMatchObject({ postponed: 1 });
    smtp.refuse(null);
    expect(await deliver(1)).toMatchObject({ sent: 1 });
    expect(smtp.mails).toHaveLength(1);
  });

  it("fails at once when the server does not know its recipient", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome());
    smtp.refuse({ code: 550 });
    expect(await deliver()).toMatchObject({ failed: 1 });
    log.mockRestore();
  });

  it("does not block other e-mails", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome(), "a-store-that-is-gone");
    for (let number = 0; number < 12; number += 1) await queue(welcome("Asha", `asha${number}@example.com`));
    expect(await deliver()).toEqual({ sent: 12, postponed: 1, failed: 0 });
    log.mockRestore();
  });

  it("of another version of the shop waits for that version", async () => {
    await getDatabase()
      .insert(outboxMessages)
      .values([
        { storeId: "loom", id: "1", channel: "mail", template: "newer", recipient: "a@b.example", content: {} },
        { storeId: "loom", id: "2", channel: "mail", template: "welcome", recipient: "a@b.example", content: { n: 1 } },
      ]);
    await getDatabase().update(outboxMessages).set({ dueAt: START });
    expect(await deliver()).toEqual({ sent: 0, postponed: 2, failed: 0 });
  });
});

describe("a code", () => {
  it("is deleted from the database once it is sent", async () => {
    await queue(signInCode);
    await deliver();
    expect(JSON.stringify(await onlyMessage())).not.toContain("482913");
  });

  it("is neither sent nor kept once it has expired", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(signInCode);
    expect(await deliver(10)).toMatchObject({ sent: 0, failed: 1 });
    expect(await onlyMessage()).toMatchObject({ status: "failed", content: null });
    expect(smtp.mails).toEqual([]);
    log.mockRestore();
  });

  it("fails as soon as the next attempt would be too late", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(signInCode);
    smtp.refuse({ code: 451 });
    expect(await deliver(0)).toMatchObject({ postponed: 1 });
    expect(await deliver(1)).toMatchObject({ postponed: 1 });
    expect(await deliver(6)).toMatchObject({ failed: 1 });
    expect(await onlyMessage()).toMatchObject({ status: "failed", content: null });
    log.mockRestore();
  });
});

describe("several workers", () => {
  it("send each message exactly once", async () => {
    const recipients = Array.from({ length: 40 }, (_, number) => `asha${number}@example.com`);
    for (const recipient of recipients) await queue(welcome("Asha", recipient));
    const rounds = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(40);
    expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
  });

  it("skip a message one of them has claimed", async () => {
    await queue(welcome());
    await claimMessages(START);
    expect(await deliver(1.9)).toMatchObject({ sent: 0 });
  });

  it("do not overwrite the result of the worker that took over", async () => {
    await queue(welcome());
    smtp.whenMailArrives(async () => {
      // While this worker waits for the mail server, its claim on the message expires and another worker sends it.
      smtp.whenMailArrives(() => {});
      expect(await deliver(2)).toMatchObject({ sent: 1 });
    });
    await deliver();
    expect(await onlyMessage()).toMatchObject({ status: "sent", sentAt: after(2) });
  });
});

it("sends a message once more after a crash, and not a third time", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  await queue(welcome());
  // The first two workers die after claiming the message. Each may have sent it, so there must be no third attempt.
  expect(await claimMessages(START)).toMatchObject([{ attempts: 1, wasInterruptedTwice: false }]);
  expect(await claimMessages(after(2))).toMatchObject([{ attempts: 2, wasInterruptedTwice: false }]);
  expect(await deliver(4)).toEqual({ sent: 0, postponed: 0, failed: 1 });
  expect(await onlyMessage()).toMatchObject({
    status: "failed",
    lastError: "interrupted twice: it may have arrived",
    content: { name: "Asha" },
  });
  expect(smtp.mails).toEqual([]);
  log.mockRestore();
});

it("starts no further batch when the process is about to end", async () => {
  for (let number = 0; number < 12; number += 1) await queue(welcome());
  const ending = new AbortController();
  smtp.whenMailArrives(() => ending.abort());
  const { sent } = await deliverOutbox({
    now: () => START,
    settings: { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example" },
    signal: ending.signal,
  });
  expect(sent).toBe(5);
  expect(await deliver()).toMatchObject({ sent: 7 });
});

it("uses the store's own sender, and replies go to the store", async () => {
  await insertStore("other", {
    details: { company_details: { email: "hello@other.example" } },
    name: "Ötherwise, Ltd",
  });
  await queue(welcome(), "other");
  await deliverOutbox({ now: () => START, settings: { DATA_DIR: folder, SMTP_URL: smtp.url } });
  expect(smtp.mails).toMatchObject([{ from: "hello@other.example" }]);
  expect(smtp.mails[0]?.source).toContain("Reply-To: hello@other.example");
  await getDatabase().delete(stores).where(eq(stores.storeId, "other"));
});

it("sends replies to an enquiry to its sender", async () => {
  const about = { product: "Silk saree", slug: "silk-saree", options: "", sku: "SS-1", mobile: "", message: "In red?" };
  const content = { ...about, name: "Asha", email: "asha@example.com" };
  await queue({ template: "owner_enquiry", recipient: "enquiries@nila.example", content });
  await deliver();
  expect(smtp.mails[0]?.source).toContain("Reply-To: asha@example.com");
});

it("names an address to unsubscribe on one click in e-mails that are no receipts", async () => {
  const link = "https://shop.example/newsletter/unsubscribe?token=a-token";
  await queue({ template: "newsletter_welcome", recipient: "asha@example.com", content: { code: "TEN", link } });
  await deliver();
  await queue(welcome());
  await deliver();
  const [newsletter, receipt] = smtp.mails.map(({ source }) => source.replace(/\r\n\s+/g, " "));
  expect(newsletter).toContain(
    "List-Unsubscribe: <https://shop.example/api/newsletter/unsubscribe/one-click?token=a-token>",
  );
  expect(newsletter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(receipt).not.toContain("List-Unsubscribe");
});
