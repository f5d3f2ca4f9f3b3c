import { eq } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { readCheckoutSettings, readPaymentStates, readSeo, readStore, storeFacts } from "@/lib/cached/read-store";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { forgetStoreReadings } from "@/lib/integrations/store-api";
import { useSettings } from "../../factories/settings";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { server } from "../../mocks/server";
import { answerStoreService, json, STORE_API_URL } from "../../mocks/store-api";
import { useTestDatabase } from "../../support/database";

jest.mock("../../../lib/server/env", () => ({ ...jest.requireActual("../../../lib/server/env"), env: jest.fn() }));
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
  useSettings();
});
afterEach(forgetStoreReadings);

it("reads the store from our own tables by default", async () => {
  await insertStore("nila-loom");
  expect(await readStore("nila-loom")).toMatchObject({ id: "nila-loom", origin: "https://shop.example/in" });
  expect(await readStore("other")).toBeNull();
});

it("uses this process's address for a store without one", async () => {
  const { base_url: _, ...details } = aStoreAnswer().store_details;
  await insertStore("nila-loom", { details });
  useSettings({ PORT: "8080" });
  expect((await readStore("nila-loom"))?.origin).toBe("http://localhost:8080");
  useSettings({ STORE_ORIGIN: "https://preview.example/" });
  expect((await readStore("nila-loom"))?.origin).toBe("https://preview.example");
});

it("reads the store only from the service when STORE_API_URL is set", async () => {
  await insertStore("nila-loom");
  useSettings({ STORE_API_URL, DATA_DIR: "/nonexistent" });
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  answerStoreService(() =>
    json(aStoreAnswer({ name: "From afar", status: "inactive", base_url: "https://shop.example" })),
  );
  expect((await readStore("nila-loom"))?.name).toBe("From afar");
  expect(storeFacts(await readStore("nila-loom"))).toMatchObject({ isActive: false });
  warned.mockRestore();
});

it("does not serve a store of the service whose address has another path than this build, and says so once", async () => {
  useSettings({ STORE_API_URL, DATA_DIR: "/nonexistent" });
  const logged = jest.spyOn(console, "error").mockReturnValue(undefined);
  answerStoreService(() => json(aStoreAnswer({ base_url: "https://shop.example/in/" })));
  expect(await readStore("nila-loom")).toBeNull();
  expect(await readStore("nila-loom")).toBeNull();
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/nila-loom has the address https:\/\/shop.example\/in,/)]]);
  logged.mockRestore();
});

it.each([
  ["active", true],
  ["inactive", false],
  ["expired", false],
])("treats a store with the status %s as open: %s", async (status, isActive) => {
  await insertStore("nila-loom", { status });
  expect(storeFacts(await readStore("nila-loom"))).toMatchObject({ isActive: isActive });
});

it("reads the current SEO details", async () => {
  await insertStore("nila-loom");
  const { seo_details, ...details } = aStoreAnswer().store_details;
  expect((await readSeo("nila-loom"))?.pageTitle).toBe(seo_details.page_title);
  const changed = { ...details, seo_details: { ...seo_details, page_title: "New words" } };
  await getDatabase().update(stores).set({ details: changed }).where(eq(stores.storeId, "nila-loom"));
  expect((await readSeo("nila-loom"))?.pageTitle).toBe("New words");
  expect(await readSeo("other")).toBeNull();
});

it("reloads the SEO details from the service by the call made for that", async () => {
  useSettings({ STORE_API_URL });
  const seo_details = { page_title: "Fresh from afar", meta_keywords: "silk, wool" };
  server.use(
    http.get(`${STORE_API_URL}/store_details/store`, ({ request }) => {
      expect(new URL(request.url).searchParams.get("store_id")).toBe("nila-loom");
      return HttpResponse.json({ status: true, details: { status: "active", seo_details } });
    }),
  );
  expect(await readSeo("nila-loom")).toMatchObject({ pageTitle: "Fresh from afar", metaKeywords: ["silk", "wool"] });
});

it.each([
  ["fails", () => new HttpResponse(null, { status: 500 })],
  ["does not know the store", () => HttpResponse.json({ status: false, message: "unknown" })],
  ["sends an invalid answer", () => new HttpResponse("<html>")],
])("has no current SEO details from a service that %s, and logs that", async (_, respond) => {
  useSettings({ STORE_API_URL });
  const logged = jest.spyOn(console, "error").mockReturnValue(undefined);
  server.use(http.get(`${STORE_API_URL}/store_details/store`, respond));
  expect(await readSeo("nila-loom")).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it("offers only what can be paid, logs the rest once, and the footer shows no other marks", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  const payment_types = [
    { name: "Square", app_config: { application_id: "a", location_id: "l" } },
    { name: "Barter" },
    { name: "UPI", app_config: { upi_id: "shop@bank" } },
  ];
  const { store_details } = aStoreAnswer();
  const [properties] = store_details.store_properties;
  const store_properties = [{ ...properties, footer_config: { payment_methods: ["visa", "upi"] } }];
  await insertStore("nila-loom", { details: { ...store_details, payment_types, store_properties } });
  for (let times = 0; times < 2; times += 1) {
    expect((await readStore("nila-loom"))?.footer.paymentMethods).toEqual(["upi"]);
    expect((await readCheckoutSettings("nila-loom"))?.payments.map(({ name }) => name)).toEqual(["UPI"]);
  }
  // Another bundle of the same process has a copy of the module.
  await jest.isolateModulesAsync(async () => {
    const copy: typeof import("@/lib/cached/read-store") = await import("@/lib/cached/read-store");
    expect(copy.readStore).not.toBe(readStore);
    await copy.readCheckoutSettings("nila-loom");
  });
  expect(warned.mock.calls.flat()).toEqual([
    expect.stringContaining("The payment method Square of nila-loom is not offered: keys_missing."),
    expect.stringContaining("The payment method Barter of nila-loom is not offered: unknown."),
  ]);
  warned.mockRestore();
  expect(await readPaymentStates("nila-loom")).toHaveLength(3);
  expect(await readPaymentStates("other")).toBeNull();
});
