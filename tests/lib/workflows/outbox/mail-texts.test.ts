import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";
import { changeMailText, listMailTexts, previewMail, sendTestMail } from "@/lib/workflows/outbox/mail-texts";
import { insertStore } from "@/tests/factories/store-row";
import { startSmtp } from "@/tests/fakes/smtp";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "mail-texts-"));
afterAll(() => rm(folder, { recursive: true }));

useTestDatabase();
beforeAll(async () => {
  await insertStore("loom");
  await insertStore("other");
});

const NONE = { subject: "", heading: "", opening: "", closing: "" };
const OWN = { ...NONE, subject: "{name}, your account at {shop}", opening: "Come in." };
const NOW = new Date("2026-11-21T10:00:00Z");
const settings = (smtpUrl: string | null) =>
  ({ DATA_DIR: folder, MAIL_FROM: "shop@shop.example", ...(smtpUrl && { SMTP_URL: smtpUrl }) }) as never;

async function current(template: string, storeId = "loom") {
  const read = await listMailTexts(storeId);
  return read.ok ? read.value.list.find((mail) => mail.template === template) : read;
}

it("writes the next mail in the owner's words, in their shop alone, and in the shop's own again without them", async () => {
  const smtp = await startSmtp();
  const deliver = () =>
    deliverOutbox({
      now: () => NOW,
      settings: { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: "shop@shop.example" },
    });
  const welcome = { template: "welcome", recipient: "asha@example.com", content: { name: "Asha" } } as const;
  const queue = (storeId: string) => queueMessage(storeId, welcome, getDatabase(), NOW);
  try {
    expect(await changeMailText("loom", "welcome", { wording: OWN, seen: NONE })).toMatchObject({
      ok: true,
      value: { wording: OWN, usual: { subject: "Welcome to Nila Loom", opening: expect.stringContaining("ready") } },
    });
    await queue("loom");
    await queue("other");
    await deliver();
    expect(await changeMailText("loom", "welcome", { wording: NONE, seen: OWN })).toMatchObject({ ok: true });
    await queue("loom");
    await deliver();
  } finally {
    await smtp.stop();
  }
  const subjects = smtp.mails.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim());
  expect(subjects.toSorted()).toEqual([
    "Asha, your account at Nila Loom",
    "Welcome to Nila Loom",
    "Welcome to Nila Loom",
  ]);
  const own = smtp.mails.find(({ source }) => source.includes("Asha, your account"));
  expect(own?.source).toContain("Come in.");
  expect(await current("welcome")).toMatchObject({ wording: NONE });
  await getDatabase().delete(outboxMessages);
});

it("lets one of two people win, and tells the other", async () => {
  const write = (subject: string) =>
    changeMailText("loom", "order_placed", { wording: { ...NONE, subject }, seen: NONE });
  const answers = await Promise.all([write("One"), write("Two")]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "mail_text_changed" });
});

it.each([
  ["order_ready", { ...NONE, subject: "For {nmae}" }, "mail_text_invalid", "placeholder_unknown"],
  ["welcome", { ...NONE, closing: "{number}" }, "mail_text_invalid", "placeholder_unknown"],
  ["return_news", { ...NONE, subject: "Yours" }, "mail_text_invalid", "part_fixed"],
  ["owner_new_order", NONE, "mail_unknown", undefined],
  ["toString", NONE, "mail_unknown", undefined],
])("refuses for %s the words %j", async (template, wording, code, fault) => {
  const before = await listMailTexts("loom");
  const refused = {
    ok: false,
    code,
    ...(fault && { errors: [{ path: expect.stringContaining("wording."), code: fault }] }),
  };
  expect(await changeMailText("loom", template, { wording, seen: NONE })).toMatchObject(refused);
  expect(await previewMail("loom", template, wording)).toMatchObject(refused);
  expect(
    await sendTestMail("loom", template, { wording, email: "a@example.com" }, { settings: settings(null) }),
  ).toMatchObject(refused);
  expect(await listMailTexts("loom")).toEqual(before);
});

it("shows and sends what is typed, saved or not", async () => {
  expect(await previewMail("loom", "welcome", OWN)).toMatchObject({
    ok: true,
    value: { subject: "Asha, your account at Nila Loom", html: expect.stringContaining("Come in.") },
  });
  const smtp = await startSmtp();
  try {
    const test = { wording: OWN, email: "owner@example.com" };
    expect(await sendTestMail("loom", "welcome", test, { settings: settings(smtp.url) })).toEqual({
      ok: true,
      value: { is_sent: true, reason: "", is_file: false },
    });
  } finally {
    await smtp.stop();
  }
  expect(smtp.mails).toMatchObject([{ to: ["owner@example.com"] }]);
  expect(smtp.mails[0]?.source).toContain("Subject: Test: Asha, your account at Nila Loom");
  expect(await getDatabase().select().from(outboxMessages)).toEqual([]);
});

it("says why the mail server did not take a test", async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const test = { wording: NONE, email: "owner@example.com" };
  const answer = await sendTestMail("loom", "left_cart", test, { settings: settings(smtp.url) });
  expect(answer).toMatchObject({ ok: true, value: { is_sent: false, reason: expect.stringMatching(/\w/) } });
});

it("writes a test into the folder of messages while there is no mail server", async () => {
  const test = { wording: NONE, email: "owner@example.com" };
  const answer = await sendTestMail("loom", "left_cart", test, { settings: settings(null), now: NOW });
  expect(answer).toMatchObject({ ok: true, value: { is_sent: true, is_file: true } });
  const [file = ""] = readdirSync(path.join(folder, "outbox"));
  const source = readFileSync(path.join(folder, "outbox", file), "utf8");
  expect(source).toContain("To: owner@example.com");
  expect(source).not.toContain("List-Unsubscribe");
});
