import { eq } from "drizzle-orm";
import { readStore } from "@/lib/cached/read-store";
import type { BadgesWire } from "@/lib/contracts/store/badge-calls";
import { badgesSchema } from "@/lib/contracts/store/badge-calls";
import { findStoreEntry } from "@/lib/data/store-files/store-entries";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { stores } from "@/lib/database/schema/store";
import { readBadges, replaceBadges } from "@/lib/workflows/store/badges";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertSellingStore());

async function current(): Promise<BadgesWire> {
  const read = await readBadges("nila-loom");
  if (!read.ok) throw new Error(read.code);
  return read.value;
}
const designWithoutBadges = async () => {
  const { img_tag_list: _own, auto_tags: _automatic, ...others } = Object(await designProperties());
  return others;
};
const designProperties = async () => {
  const details = (await findStoreEntry("nila-loom", getDatabase()))?.store.details;
  return Array.isArray(details?.store_properties) ? details.store_properties[0] : null;
};

it("shows all automatic badges, also those that the store has not named yet", async () => {
  expect((await current()).automatic.map(({ type }) => type)).toEqual(["new_arrival", "on_sale", "sold_out"]);
});

it("replaces the badges, and nothing else of the store", async () => {
  const seen = await current();
  const before = await designWithoutBadges();
  const own = [
    { id: "dyed", name: "Plant dyed", active: true },
    { id: "loom", name: "Guest loom", active: false },
  ];
  const automatic = seen.automatic.map((badge) => ({ ...badge, name: `${badge.name}!`, active: true }));
  await readExpiredTags();
  expect(await replaceBadges("nila-loom", { own, automatic, seen })).toEqual({ ok: true, value: { own, automatic } });
  expect(await current()).toEqual({ own, automatic });
  expect(await readStore("nila-loom")).toMatchObject({
    badges: [
      { id: "dyed", name: "Plant dyed", rank: 1, isActive: true },
      { id: "loom", name: "Guest loom", rank: 2, isActive: false },
    ],
  });
  expect(await designWithoutBadges()).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(3);
  expect(await readExpiredTags()).toEqual(expect.arrayContaining(["store:nila-loom", "catalogue:nila-loom"]));

  expect(await replaceBadges("nila-loom", { own: [], automatic, seen })).toMatchObject({ code: "list_changed" });
});

it("keeps what the shop cannot read in the store's settings", async () => {
  const own = eq(stores.storeId, "nila-loom");
  const [row] = await getDatabase().select({ details: stores.details }).from(stores).where(own);
  const { store_properties: [first] = [{}], ...others } = Object(row?.details) as { store_properties?: object[] };
  const unread = { ...others, later: 1, store_properties: [{ ...first, branches: [{ name: 7 }], unknown: true }] };
  await getDatabase().update(stores).set({ details: unread }).where(own);
  const seen = await current();
  expect(await replaceBadges("nila-loom", { ...seen, own: [], seen })).toMatchObject({ ok: true });
  const [after] = await getDatabase().select({ details: stores.details }).from(stores).where(own);
  expect(after?.details).toMatchObject({ later: 1, store_properties: [{ branches: [{ name: 7 }], unknown: true }] });
});

it("refuses the same badge twice, and a badge without a name", async () => {
  const seen = await current();
  const badge = { id: "a", name: "A", active: true };
  const twice = { own: [badge, { ...badge, name: "B" }], automatic: seen.automatic, seen };
  expect(await replaceBadges("nila-loom", twice)).toMatchObject({ code: "list_invalid" });
  expect(badgesSchema.safeParse({ own: [{ ...badge, name: " " }], automatic: [] }).success).toBe(false);
  expect(await replaceBadges("no-store", { ...twice, own: [] })).toMatchObject({ code: "store_unknown" });
});
