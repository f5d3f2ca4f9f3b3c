import { countAttempt, forgetOldAttempts, resetAttempts } from "@/lib/database/rate-limits";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const limit = { name: "test", attempts: 3, seconds: 60 };
const noon = new Date("2026-01-05T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const take = (subject: string, at = noon, store = "nila-loom") => countAttempt(store, limit, subject, at);

it("allows a number of attempts per window and says when the next one is possible", async () => {
  for (let attempt = 1; attempt <= 3; attempt += 1) expect(await take("one")).toEqual({ isAllowed: true });
  expect(await take("one", later(20))).toEqual({ isAllowed: false, retryAfterSeconds: 40 });
  expect(await take("one", later(59.5))).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  expect(await take("one", later(60))).toEqual({ isAllowed: true });
});
it("ends a restarting window a full period after the last allowed attempt", async () => {
  const attemptAfter = (seconds: number) =>
    countAttempt("nila-loom", { ...limit, restarts: true }, "restarting", later(seconds));
  for (const seconds of [0, 50, 100]) expect(await attemptAfter(seconds)).toEqual({ isAllowed: true });
  expect(await attemptAfter(130)).toEqual({ isAllowed: false, retryAfterSeconds: 30 });
  expect(await attemptAfter(159)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  expect(await attemptAfter(160)).toEqual({ isAllowed: true });
});
it("counts each subject, limit and store separately", async () => {
  for (let attempt = 1; attempt <= 3; attempt += 1) await take("two");
  expect((await take("two")).isAllowed).toBe(false);
  expect((await take("three")).isAllowed).toBe(true);
  expect((await take("two", noon, "another-store")).isAllowed).toBe(true);
  expect((await countAttempt("nila-loom", { ...limit, name: "other" }, "two", noon)).isAllowed).toBe(true);
});
it("counts simultaneous attempts", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => take("many")));
  expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
});
it("starts over for a subject that has proved its identity", async () => {
  for (let attempt = 1; attempt <= 4; attempt += 1) await take("proved");
  await resetAttempts("nila-loom", limit, "proved");
  expect((await take("proved")).isAllowed).toBe(true);
});
it("deletes expired windows, and only those", async () => {
  for (let attempt = 1; attempt <= 4; attempt += 1) await take("old");
  await forgetOldAttempts(later(59));
  expect((await take("old", later(59))).isAllowed).toBe(false);
  await forgetOldAttempts(later(61));
  expect((await take("old", later(59))).isAllowed).toBe(true);
});
