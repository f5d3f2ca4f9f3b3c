import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { feedbackListSchema } from "@/lib/contracts/customer/feedback-calls";
import { insertCustomer } from "@/lib/data/customer/customers";
import { saveFeedback } from "@/lib/data/customer/feedback";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { getDatabase } from "@/lib/database/connection";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "./typed";

// Tests of the commands for newsletter subscribers and for customers' feedback.
const folder = mkdtempSync(path.join(os.tmpdir(), "readers-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

it("writes the newsletter's subscribers into a file for the program that sends it", async () => {
  await addNewsletterSubscriber("nila-loom", "meera@example.com");
  const file = path.join(folder, "readers.csv");
  expect((await typed(["newsletter", "export", file])).out).toBe(`Wrote ${file}: 1 subscriber.\n`);
  expect(readFileSync(file, "utf8")).toMatch(
    /^\uFEFFEmail,Subscribed,Unsubscribe\r\nmeera@example\.com,[^,]+,https:\S+\?token=\S+\r\n$/,
  );
  expect(await typedJson(["newsletter", "export", file])).toEqual({ file, rows: 1 });
});

it("lists what customers think of the shop", async () => {
  expect((await typed(["feedback"])).err).toBe("There are no ratings yet.\n");
  const asha = {
    name: "Asha",
    email: "asha@example.com",
    passwordHash: null,
    dialCode: "",
    mobile: "",
    isMobileVerified: false,
  };
  const customer = await insertCustomer("nila-loom", asha, new Date(), getDatabase());
  const feedback = { quality: 5, pricing: 3, shipping: 4, comment: "Fine cloth.\nSlow post." };
  await saveFeedback("nila-loom", customer?.id ?? "", feedback, new Date("2026-11-22T20:00:00Z"));
  expect((await typed(["feedback", "--page", "1"])).out).toBe(
    [
      "Date        Quality  Pricing  Shipping  Customer  E-mail            Comment",
      "2026-11-23        5        3         4  Asha      asha@example.com  Fine cloth. Slow post.",
      "",
      "On average: quality 5, pricing 3, shipping 4 (of 5)\n",
    ].join("\n"),
  );
  expect(feedbackListSchema.parse(await typedJson(["feedback"]))).toMatchObject({ total: 1, list: [{ quality: 5 }] });
});

it.each([
  [["newsletter"]],
  [["newsletter", "export"]],
  [["newsletter", "import", "x.csv"]],
  [["feedback", "all"]],
  [["feedback", "--status", "placed"]],
  [["feedback", "--page", "0"]],
])("refuses %j", async (words) => {
  expect(await typed(words)).toMatchObject({ code: 2, out: "" });
});
