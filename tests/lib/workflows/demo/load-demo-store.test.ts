import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { storeDetailsAnswerSchema, toStoreDetails } from "@/lib/contracts/store/details";
import { findStoreWire } from "@/lib/data/store/stores";
import { getDatabase } from "@/lib/database/connection";
import { blogPosts } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { DEMO_STORE_ID, loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { useTestDatabase } from "../../../support/database";

const folder = mkdtempSync(path.join(tmpdir(), "demo-store-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

useTestDatabase();

const progress: [number, number][] = [];
beforeAll(async () => {
  await loadDemoStore(getDatabase(), (done, total) => progress.push([done, total]));
}, 15_000);

it("loads the whole shop into the database", async () => {
  expect(await getDatabase().$count(products, eq(products.storeId, DEMO_STORE_ID))).toBeGreaterThan(60);
  expect(await getDatabase().$count(blogPosts)).toBe(5);
});

it("copies every picture that a product shows, under a name that depends on its content", async () => {
  const rows = await getDatabase().select({ name: products.name, pictures: products.pictures }).from(products);
  for (const { name, pictures } of rows) {
    const stored = storedPicturesSchema.parse(pictures);
    expect({ name, pictures: stored.length > 0 }).toEqual({ name, pictures: true });
    for (const { src } of stored) {
      expect(src).toMatch(/^products\/[a-z0-9-]+-[0-9a-f]{8}\.webp$/);
      expect(existsSync(path.join(folder, "uploads", DEMO_STORE_ID, src))).toBe(true);
    }
  }
});

it("counts the copied pictures up to the last", () => {
  const [done, total] = progress.at(-1) ?? [];
  expect(done).toBe(total);
  expect(progress).toHaveLength(Number(total));
  expect(readdirSync(path.join(folder, "uploads", DEMO_STORE_ID, "home")).length).toBeGreaterThan(5);
});

it("produces store details that the published call can send without loss", async () => {
  const wire = await findStoreWire(DEMO_STORE_ID);
  if (!wire) throw new Error("The demo store is not there.");
  expect(() => z.encode(storeDetailsAnswerSchema, { status: true, ...wire })).not.toThrow();

  const store = toStoreDetails(DEMO_STORE_ID, wire, { fallbackOrigin: "https://shop.example" });
  expect(store).toMatchObject({ name: "Nila Loom", status: "active", origin: "https://shop.example" });
  expect(store.currencies.map(({ code }) => code)).toEqual([
    "INR",
    "USD",
    "EUR",
    "GBP",
    "AED",
    "SGD",
    "AUD",
    "JPY",
    "MYR",
    "CHF",
  ]);
  expect(store.currencies.every(({ countries }) => countries.length > 0)).toBe(true);
  // A yen is about half a rupee; its rate must not be rounded to only a few digits.
  expect(store.currencies.find(({ code }) => code === "JPY")?.rateMillionths).toBe(568_400);
  expect(store.branches.filter(({ isPickupLocation }) => isPickupLocation)).toHaveLength(2);
  expect(store.openingDays.filter(({ isOpen }) => isOpen)).toHaveLength(6);
  expect(store.footer.groups.map(({ title }) => title)).toEqual(["Shop", "Help", "About"]);
  expect(store.setting.stepQuantity).toEqual({ Pcs: 100, Mts: 50, Kgs: 25 });
  expect(store.setting.minStock).toBe(500);
  expect(store.badges).toHaveLength(3);
});

it("ends the sale in the announcement within a week", async () => {
  const wire = await findStoreWire(DEMO_STORE_ID);
  if (!wire) throw new Error("The demo store is not there.");
  const { announcementBar } = toStoreDetails(DEMO_STORE_ID, wire, { fallbackOrigin: "" }).setting;
  expect(announcementBar.content).toContain("TIMER");
  const days = (Number(announcementBar.endsAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(5.9);
  expect(days).toBeLessThan(6.1);
});

it("refuses to load over an existing store, and leaves it unchanged", async () => {
  await getDatabase().update(stores).set({ name: "Renamed" });
  await expect(loadDemoStore(getDatabase())).rejects.toThrow();
  expect(await getDatabase().select({ name: stores.name }).from(stores)).toEqual([{ name: "Renamed" }]);
});
