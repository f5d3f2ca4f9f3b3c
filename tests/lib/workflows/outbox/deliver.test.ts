import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
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
import { server } from "@/tests/mocks/server";
import { SMS_GATEWAY, smsGateway } from "@/tests/mocks/sms-gateway";
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
const mobileCode: Message = {
  template: "mobile_code",
  recipient: "+919876543210",
  content: { code: "482913", minutes: 10 },
};

const queue = (message: Message, storeId = "loom") => queueMessage(storeId, message, getDatabase(), START);
const deliver = (minutes = 0, settings: Record<string, string> = {}) =>
  deliverOutbox({
    clock: () => after(minutes),
    settings: { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example", ...settings },
  });
const onlyMessage = async () => (await getDatabase().select().from(outboxMessages))[0];

describe("a mail", () => {
  it("is sent in the shop's name, once, and forgotten but for the fact", async () => {
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

  it("waits longer each time for a server that is away, and is given up in the end, kept for the owner", async () => {
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

  it("leaves with the next try when the server is back", async () => {
    await queue(welcome());
    smtp.refuse({ code: 451 });
    expect(await deliver()).toMatchObject({ postponed: 1 });
    smtp.refuse(null);
    expect(await deliver(1)).toMatchObject({ sent: 1 });
    expect(smtp.mails).toHaveLength(1);
  });

  it("is given up at once when the server does not know its recipient", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome());
    smtp.refuse({ code: 550 });
    expect(await deliver()).toMatchObject({ failed: 1 });
    log.mockRestore();
  });

  it("does not hold up the mails behind it", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome(), "a-store-that-is-gone");
    for (let number = 0; number < 12; number += 1) await queue(welcome("Asha", `asha${number}@example.com`));
    expect(await deliver()).toEqual({ sent: 12, postponed: 1, failed: 0 });
    log.mockRestore();
  });

  it("that another version of the shop has queued waits for that version", async () => {
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
  it("is not in the database any more once it was sent", async () => {
    await queue(signInCode);
    await deliver();
    expect(JSON.stringify(await onlyMessage())).not.toContain("482913");
  });

  it("is neither sent nor kept when it is too old to be of use", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(signInCode);
    expect(await deliver(10)).toMatchObject({ sent: 0, failed: 1 });
    expect(await onlyMessage()).toMatchObject({ status: "failed", content: null });
    expect(smtp.mails).toEqual([]);
    log.mockRestore();
  });

  it("is given up as soon as the next try would come too late", async () => {
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

  it("leave a message alone while one of them has it", async () => {
    await queue(welcome());
    await claimMessages(START);
    expect(await deliver(1.9)).toMatchObject({ sent: 0 });
  });

  it("do not undo what was done by the one that took over", async () => {
    await queue(welcome());
    smtp.whenMailArrives(async () => {
      // While this worker waits for its answer, its claim ends, and another one sends the message.
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
  // A worker that claims and dies has perhaps sent what it claimed.
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

it("begins no further batch when the process is about to end", async () => {
  for (let number = 0; number < 12; number += 1) await queue(welcome());
  const ending = new AbortController();
  smtp.whenMailArrives(() => ending.abort());
  const { sent } = await deliverOutbox({
    clock: () => START,
    settings: { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example" },
    signal: ending.signal,
  });
  expect(sent).toBe(5);
  expect(await deliver()).toMatchObject({ sent: 7 });
});

describe("a text message", () => {
  it("goes to the gateway with its token and an id by which it is known again", async () => {
    const { handler, requests } = smsGateway();
    server.use(handler);
    const id = await queue(mobileCode);
    const settings = { SMS_GATEWAY_URL: SMS_GATEWAY, SMS_GATEWAY_TOKEN: "secret" };
    expect(await deliver(0, settings)).toMatchObject({ sent: 1 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(requests[0]?.headers.get("idempotency-key")).toBe(`loom.${id}`);
    expect(requests[0]?.body).toEqual({
      id: `loom.${id}`,
      to: "+919876543210",
      text: "482913 is your Nila Loom code, valid for 10 minutes. Do not share it.\n\n@shop.example #482913",
    });
  });

  it.each([
    { status: 500, outcome: "postponed" },
    { status: 401, outcome: "postponed" },
    { status: 429, outcome: "postponed" },
    { status: 400, outcome: "failed" },
  ])("is $outcome when the gateway answers $status", async ({ status, outcome }) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    server.use(smsGateway(status).handler);
    await queue(mobileCode);
    expect(await deliver(0, { SMS_GATEWAY_URL: SMS_GATEWAY })).toMatchObject({ [outcome]: 1 });
    log.mockRestore();
  });
});

describe("without a mail server and a gateway", () => {
  const keep = () =>
    deliverOutbox({ clock: () => START, settings: { DATA_DIR: path.join(folder, "kept") } }).then(() =>
      readdirSync(path.join(folder, "kept", "outbox")),
    );

  it("messages land as files that only the owner can read", async () => {
    const codeId = await queue(signInCode);
    const smsId = await queue(mobileCode);
    expect((await keep()).sort()).toEqual([
      `2026-11-21T10-00-00-000Z-mobile_code-${smsId}.txt`,
      `2026-11-21T10-00-00-000Z-sign_in_code-${codeId}.eml`,
    ]);
    const mail = path.join(folder, "kept", "outbox", `2026-11-21T10-00-00-000Z-sign_in_code-${codeId}.eml`);
    expect(readFileSync(mail, "utf8")).toMatch(
      /^From: "Nila Loom" <shop@localhost>\nTo: asha@example.com\nSubject: 482913 is your code for Nila Loom\n/,
    );
    if (process.platform !== "win32") expect(statSync(mail).mode & 0o777).toBe(0o600);
    expect(smtp.mails).toEqual([]);
  });

  it("messages wait while the folder cannot be written, which the log says once", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome());
    await queue(welcome());
    // A file where a folder is needed fails for every user, also for root.
    const settings = { DATA_DIR: path.resolve("package.json") };
    expect(await deliverOutbox({ clock: () => START, settings })).toMatchObject({ sent: 0, postponed: 2 });
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain("asha@");
    log.mockRestore();
  });
});

it("has a store's own sender and answers go to the store", async () => {
  await insertStore("other", {
    details: { company_details: { email: "hello@other.example" } },
    name: "Ötherwise, Ltd",
  });
  await queue(welcome(), "other");
  await deliverOutbox({ clock: () => START, settings: { DATA_DIR: folder, SMTP_URL: smtp.url } });
  expect(smtp.mails).toMatchObject([{ from: "hello@other.example" }]);
  expect(smtp.mails[0]?.source).toContain("Reply-To: hello@other.example");
  await getDatabase().delete(stores).where(eq(stores.storeId, "other"));
});

it("lets the shop answer who has asked about a product", async () => {
  const about = { product: "Silk saree", slug: "silk-saree", options: "", sku: "SS-1", mobile: "", message: "In red?" };
  const content = { ...about, name: "Asha", email: "asha@example.com" };
  await queue({ template: "owner_enquiry", recipient: "enquiries@nila.example", content });
  await deliver();
  expect(smtp.mails[0]?.source).toContain("Reply-To: asha@example.com");
});
