import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
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
    now: () => after(minutes),
    settings: { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example", ...settings },
  });

describe("a text message", () => {
  it("goes to the gateway with its token and an idempotency key", async () => {
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
  ])("is $outcome when the gateway responds with $status", async ({ status, outcome }) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    server.use(smsGateway(status).handler);
    await queue(mobileCode);
    expect(await deliver(0, { SMS_GATEWAY_URL: SMS_GATEWAY })).toMatchObject({ [outcome]: 1 });
    log.mockRestore();
  });
});

describe("without a mail server and a gateway", () => {
  const keep = () =>
    deliverOutbox({ now: () => START, settings: { DATA_DIR: path.join(folder, "kept") } }).then(() =>
      readdirSync(path.join(folder, "kept", "outbox")),
    );

  it("messages are written to files only the owner can read", async () => {
    const codeId = await queue(signInCode);
    const smsId = await queue(mobileCode);
    expect((await keep()).sort()).toEqual([
      `2026-11-21T10-00-00-000Z-mobile_code-${smsId}.txt`,
      `2026-11-21T10-00-00-000Z-sign_in_code-${codeId}.eml`,
    ]);
    const mail = path.join(folder, "kept", "outbox", `2026-11-21T10-00-00-000Z-sign_in_code-${codeId}.eml`);
    expect(readFileSync(mail, "utf8")).toMatch(
      /^From: "Nila Loom" <shop@localhost>\nTo: asha@example.com\nSubject: 482913 is your sign-in code for Nila Loom\n/,
    );
    if (process.platform !== "win32") expect(statSync(mail).mode & 0o777).toBe(0o600);
    expect(smtp.mails).toEqual([]);
  });

  it("messages wait while the folder cannot be written, which is logged once", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await queue(welcome());
    await queue(welcome());
    // DATA_DIR is a file here, so that writing below it fails for every user, even for root.
    const settings = { DATA_DIR: path.resolve("package.json") };
    expect(await deliverOutbox({ now: () => START, settings })).toMatchObject({ sent: 0, postponed: 2 });
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain("asha@");
    log.mockRestore();
  });
});
