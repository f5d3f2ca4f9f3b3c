import { eq } from "drizzle-orm";
import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { sharedLists } from "@/lib/database/schema/content";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed } from "../typed";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(async () => {
  await getDatabase().delete(sharedLists).where(eq(sharedLists.kind, "offer"));
  await readExpiredTags();
});

const offers = (words: string) => typed(["offers", ...words.split(" ")]);
async function kept() {
  const rows = await getDatabase().select().from(sharedLists).where(eq(sharedLists.kind, "offer"));
  return rows.map((row) => storedOfferSchema.parse(row));
}

it("adds an offer that works, with times of the store's zone", async () => {
  const { out, err, code } = await offers("add DIWALI 10% --from 2099-11-24T18:00 --until 2099-11-30 --min-order 500");
  expect({ err, code }).toEqual({ err: "", code: 0 });
  expect(out).toMatch(/Valid from +2099-11-24 18:00\nValid until +2099-11-30 23:59/);
  expect(await kept()).toEqual([
    expect.objectContaining({
      code: "DIWALI",
      isActive: true,
      isAutomatic: false,
      // Kerala is five and a half hours before UTC.
      validFrom: new Date("2099-11-24T12:30:00Z"),
      validTo: new Date("2099-11-30T18:29:59Z"),
      minOrderAmount: 50_000,
      usageLimit: null,
      terms: { appliesTo: "order", discount: { type: "percentage", millionths: 100_000 }, limit: null },
    }),
  ]);
  expect(await readExpiredTags()).toEqual(["store:nila-loom"]);
});

it("adds an offer on shipping with its limits", async () => {
  await offers("add POST 80.5 --on shipping --automatic --once --limit 3");
  expect(await kept()).toEqual([
    expect.objectContaining({
      isAutomatic: true,
      isOncePerCustomer: true,
      usageLimit: 3,
      terms: { appliesTo: "shipping", direction: "all", discount: { type: "amount", amount: 8_050 }, limit: null },
    }),
  ]);
});

it("ends an offer now or later, whatever the case of its code", async () => {
  await offers("add DIWALI 10%");
  expect((await offers("end diwali --at 2099-11-30T18:00")).code).toBe(0);
  expect(await kept()).toMatchObject([{ validTo: new Date("2099-11-30T12:30:00Z") }]);
  expect((await offers("end DIWALI")).code).toBe(0);
  const [offer] = await kept();
  expect(offer?.validTo?.getTime()).toBeLessThan(Date.now());
  expect(await readExpiredTags()).toEqual(["store:nila-loom"]);
});

it.each([
  { words: "add TAKEN 5%", code: 1, err: "There is an offer with this code already." },
  { words: "add LATE 5% --until 2020-01-01", code: 1, err: "The offer would end in the past, or before it begins." },
  { words: "add ODD 5% --from 2099-02-01 --until 2099-01-01", code: 1, err: "before it begins" },
  { words: "add ODD 101%", code: 2, err: "It must be a percentage such as 10% or an amount such as 500." },
  { words: "add ODD 0", code: 2, err: "It must be a percentage" },
  { words: "add ODD 5% --until 2099-02-30", code: 2, err: "It must be a day such as 2026-11-30" },
  { words: "end NONE", code: 1, err: "There is no offer with this code." },
  { words: "end TAKEN --at 2020-01-01", code: 1, err: "would end in the past" },
])("refuses $words", async ({ words, code, err }) => {
  await offers("add Taken 5%");
  const answer = await offers(words);
  expect(answer.code).toBe(code);
  expect(answer.err).toContain(err);
  expect(await kept()).toMatchObject([{ code: "Taken", validTo: null }]);
});
