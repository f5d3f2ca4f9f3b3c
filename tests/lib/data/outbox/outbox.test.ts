import { ZodError } from "zod";
import { claimMessages, markFailed, queueMessage, removeMessagesBefore } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
afterEach(() => getDatabase().delete(outboxMessages));

const queueTo = (recipient: string) =>
  queueMessage("loom", { template: "welcome", recipient, content: { name: "" } }, getDatabase());

it.each([
  "asha@example.com\r\nBcc: all@example.com",
  "asha@example.com\n",
  "asha@example.com, all@example.com",
  "Asha <asha@example.com>",
  "asha\0@example.com",
  "asha",
  "",
])("refuses the e-mail recipient %j", async (recipient) => {
  await expect(queueTo(recipient)).rejects.toThrow(ZodError);
  expect(await getDatabase().$count(outboxMessages)).toBe(0);
});

it.each(["9876543210", "+91 98765 43210", "+919876543210\n", "+0123456789", ""])(
  "takes no recipient %j of a text message",
  async (recipient) => {
    const message = { template: "mobile_code", recipient, content: { code: "482913", minutes: 10 } } as const;
    await expect(queueMessage("loom", message, getDatabase())).rejects.toThrow(ZodError);
  },
);

it("accepts addresses with capitals", async () => {
  await queueTo("o'hara+loom@mail.example.co.uk");
  await queueTo("jörg@müller.example");
  expect(await getDatabase().$count(outboxMessages)).toBe(2);
});

it("saves only the content its template defines", async () => {
  const content = { name: "Asha", password: "secret" };
  await queueMessage("loom", { template: "welcome", recipient: "asha@example.com", content }, getDatabase());
  expect(await getDatabase().select().from(outboxMessages)).toMatchObject([{ content: { name: "Asha" } }]);
  expect(JSON.stringify(await getDatabase().select().from(outboxMessages))).not.toContain("secret");
});

it("removes old messages, except those still to be sent", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const queued = () =>
    queueMessage("loom", { template: "welcome", recipient: "a@b.example", content: { name: "" } }, getDatabase(), now);
  await queued();
  const [claimed] = await claimMessages(now);
  if (!claimed) throw new Error("Nothing was claimed.");
  await markFailed(claimed, "No", { keepContent: true });
  const waiting = await queued();
  await removeMessagesBefore(now);
  expect(await getDatabase().$count(outboxMessages)).toBe(2);
  await removeMessagesBefore(new Date(now.getTime() + 1));
  expect(await getDatabase().select().from(outboxMessages)).toMatchObject([{ id: waiting }]);
});
