import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { insertCustomer } from "@/lib/data/customer/customers";
import { saveFeedback } from "@/lib/data/customer/feedback";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { getDatabase } from "@/lib/database/connection";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { findFeedbackTask, findNewsletterTask } from "@/scripts/store/reader-commands";
import type { Shop } from "@/scripts/store/shop";
import { UsageError } from "@/scripts/store/usage-error";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "readers-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

/** What the person at the keyboard reads. */
async function told(task: (shop: Shop) => Promise<void>): Promise<string> {
  const log = jest.spyOn(console, "log").mockImplementation();
  try {
    await task(await openDirectShop("nila-loom"));
    return log.mock.calls.flat().join("\n");
  } finally {
    log.mockRestore();
  }
}

it("writes who gets the newsletter into a file for the program that sends it", async () => {
  await addNewsletterSubscriber("nila-loom", "meera@example.com");
  const file = path.join(folder, "readers.csv");
  expect(await told(findNewsletterTask(["export", file]))).toBe(`Wrote ${file}: 1 subscriber.`);
  expect(readFileSync(file, "utf8")).toMatch(
    /^\uFEFFEmail,Subscribed,Unsubscribe\r\nmeera@example\.com,[^,]+,https:\S+\?token=\S+\r\n$/,
  );
});

it("tells what customers think of the shop", async () => {
  expect(await told(findFeedbackTask([], {}))).toBe("Nobody has said anything yet.");
  const asha = { name: "Asha", email: "asha@example.com", passwordHash: null, dialCode: "", mobile: "" };
  const customer = await insertCustomer("nila-loom", asha, new Date(), getDatabase());
  const feedback = { quality: 5, pricing: 3, shipping: 4, comment: "Fine cloth.\nSlow post." };
  await saveFeedback("nila-loom", customer?.id ?? "", feedback, new Date("2026-11-22T10:00:00Z"));
  expect(await told(findFeedbackTask([], { page: "1" }))).toBe(
    [
      "1 in all, on average: quality 5, pricing 3, shipping 4",
      "2026-11-22  5 3 4  Asha  asha@example.com",
      "  Fine cloth.",
      "  Slow post.",
    ].join("\n"),
  );
});

it.each([
  () => findNewsletterTask([]),
  () => findNewsletterTask(["export"]),
  () => findNewsletterTask(["import", "x.csv"]),
  () => findFeedbackTask(["all"], {}),
  () => findFeedbackTask([], { status: "placed" }),
  () => findFeedbackTask([], { page: "0" }),
])("says what it does not understand", (find) => {
  expect(find).toThrow(UsageError);
});
