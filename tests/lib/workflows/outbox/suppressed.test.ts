import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { listSuppressions, removeSuppression, saveSuppressions } from "@/lib/data/outbox/suppressions";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages, suppressedAddresses } from "@/lib/database/schema/outbox";
import { isKeptBack, type SuppressionReason } from "@/lib/domain/suppression";
import { type Message, TEMPLATES } from "@/lib/messages/mail/templates";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";
import { retryOutbox } from "@/lib/workflows/outbox/manage";
import { insertStore } from "@/tests/factories/store-row";
import { startSmtp } from "@/tests/fakes/smtp";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "suppressed-"));
afterAll(() => rm(folder, { recursive: true }));

useTestDatabase();
beforeAll(() => Promise.all([insertStore("loom"), insertStore("other")]));
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(async () => {
  await smtp.stop();
  await getDatabase().delete(outboxMessages);
  await getDatabase().delete(suppressedAddresses);
});
const logged = jest.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => logged.mockRestore());

const NOW = new Date("2026-11-25T10:00:00Z");
const EMAIL = "asha@example.com";
const suppress = (reason: SuppressionReason, detail = "", storeId = "loom") =>
  saveSuppressions(storeId, [{ email: EMAIL, reason, detail, createdAt: NOW }]);
const welcome: Message = { template: "welcome", recipient: EMAIL, content: { name: "Asha" } };
const code: Message = { template: "sign_in_code", recipient: EMAIL, content: { code: "482913", minutes: 10 } };
async function send(message: Message, storeId = "loom") {
  await queueMessage(storeId, message, getDatabase(), NOW);
  const settings = { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example" };
  return deliverOutbox({ now: () => NOW, settings });
}
const kept = async () => (await getDatabase().select().from(outboxMessages))[0];

it("sends nothing to an address that bounced, says why, and sends what it missed once it is allowed", async () => {
  await suppress("bounced");
  expect(await send(welcome)).toEqual({ sent: 0, postponed: 0, failed: 1 });
  expect(smtp.mails).toEqual([]);
  expect(await kept()).toMatchObject({
    status: "failed",
    lastError: "The address is on the suppression list: it bounced",
    content: { name: "Asha" },
  });
  expect(await removeSuppression("loom", EMAIL)).toBe(true);
  expect(await removeSuppression("loom", EMAIL)).toBe(false);
  expect(await retryOutbox("loom", null)).toMatchObject({ ok: true, value: 1 });
  const settings = { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example" };
  expect(await deliverOutbox({ settings })).toMatchObject({ sent: 1 });
  expect(smtp.mails).toMatchObject([{ to: [EMAIL] }]);
});

it("keeps no secret of a mail that is kept back, however the address is written", async () => {
  await suppress("bounced");
  expect(await send({ ...code, recipient: "Asha@Example.com" })).toMatchObject({ failed: 1 });
  expect(await kept()).toMatchObject({ status: "failed", content: null });
});

it("sends what somebody who complained needs, and nothing that they did not ask for", async () => {
  await suppress("complained");
  expect(await send(code)).toMatchObject({ sent: 1 });
  expect(await send(welcome)).toMatchObject({ sent: 1 });
  const names = Object.keys(TEMPLATES).filter((name) => isKeptBack({ reason: "complained" }, name));
  expect(names.sort()).toEqual(["left_cart", "newsletter_welcome", "payment_unfinished", "stock_alert", "wish_alert"]);
  expect(Object.keys(TEMPLATES).every((name) => isKeptBack({ reason: "bounced" }, name))).toBe(true);
});

it("keeps back what one store must not send, and nothing of another", async () => {
  await suppress("bounced", "", "other");
  expect(await send(welcome)).toMatchObject({ sent: 1, failed: 0 });
});

it("does not weaken a bounce by a complaint, and describes an address anew", async () => {
  await suppress("complained", "first");
  await suppress("bounced", "no such user");
  await suppress("complained", "later");
  const { suppressions, total } = await listSuppressions("loom", 10);
  expect(total).toBe(1);
  expect(suppressions).toEqual([{ email: EMAIL, reason: "bounced", detail: "no such user", createdAt: NOW }]);
});
