import { eq } from "drizzle-orm";
import { POST as importPictures } from "@/app/api/owner/products/import/pictures/route";
import { POST as findRenames } from "@/app/api/owner/products/import/renames/route";
import { POST as importProducts } from "@/app/api/owner/products/import/route";
import { PUT as setOrigin } from "@/app/api/owner/store/origin/route";
import { GET as describeStore } from "@/app/api/owner/store/route";
import { PUT as setStatus } from "@/app/api/owner/store/status/route";
import { GET as listStores } from "@/app/api/owner/stores/route";
import { readStore } from "@/lib/cached/read-store";
import { importedProductToWire } from "@/lib/contracts/product-import/imported-product-wire";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { anImportedProduct, anImportedVariant } from "@/tests/factories/imported-product";
import { insertStore } from "@/tests/factories/store-row";
import { takeExpiredTags } from "@/tests/mocks/next-cache";
import { useTestDatabase } from "@/tests/support/database";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "loom";

useTestDatabase();
beforeEach(async () => {
  await insertStore("loom");
  await insertStore("other", { status: "inactive", domains: ["other.example"] });
});
afterEach(async () => {
  await getDatabase().delete(products);
  await getDatabase().delete(stores);
});

function ownerRequest(method: "GET" | "POST" | "PUT", query = "", body?: unknown, token = TOKEN): Request {
  return new Request(`http://localhost/api/owner/x${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const wire = importedProductToWire(
  anImportedProduct({
    pictures: [{ source: "https://cdn.example/a.jpg", alt: "" }],
    variants: [anImportedVariant({ sku: "K" })],
  }),
);
const batch = { products: [wire] };

it("imports products and expires the pages that show them", async () => {
  const response = await importProducts(ownerRequest("POST", "", batch));
  expect(await response.json()).toEqual({
    products: [
      {
        slug: "rust-kurta",
        outcome: "created",
        pictures_to_fetch: 1,
        lacks_weight: true,
        lacks_disclosures: true,
      },
    ],
  });
  expect(takeExpiredTags()).toEqual(["catalogue:loom", "product:loom:rust-kurta"]);
  await importProducts(ownerRequest("POST", "", batch));
  expect(takeExpiredTags()).toEqual([]);
});

it("refuses a gift card, which is no piece of goods", async () => {
  const body = { products: [{ ...wire, is_gift_card: true }] };
  const response = await importProducts(ownerRequest("POST", "", body));
  expect([response.status, (await response.json()).errors]).toEqual([
    400,
    [{ path: "products.0.is_gift_card", code: "gift_card_not_sold" }],
  ]);
});

it("imports into the named store, and into no other", async () => {
  await importProducts(ownerRequest("POST", "?store_id=other", batch));
  const rows = await getDatabase().select({ storeId: products.storeId }).from(products);
  expect(rows).toEqual([{ storeId: "other" }]);
});

it("reports what an import would do, without doing it", async () => {
  const response = await importProducts(ownerRequest("POST", "?dry_run=true", batch));
  expect(await response.json()).toMatchObject({ products: [{ outcome: "created" }] });
  expect(await getDatabase().$count(products)).toBe(0);
});

it("refuses a batch with one invalid product, and says which", async () => {
  const response = await importProducts(ownerRequest("POST", "", { products: [wire, { ...wire, slug: "X Y" }] }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: "products.1.slug" }] });
  expect(await getDatabase().$count(products)).toBe(0);
});

it("finds the product that a file has renamed", async () => {
  await importProducts(ownerRequest("POST", "", batch));
  const question = { products: [{ slug: "kurta-rust", skus: ["K"], barcodes: [] }] };
  const response = await findRenames(ownerRequest("POST", "", question));
  expect(await response.json()).toEqual({ renames: [{ slug: "kurta-rust", renamed_from: "rust-kurta" }] });
});

it("downloads pictures, and reports those it could not download", async () => {
  await importProducts(ownerRequest("POST", "", batch));
  const response = await importPictures(
    ownerRequest("POST", "", { slugs: ["rust-kurta"], skip_hosts: ["cdn.example"] }),
  );
  expect(await response.json()).toEqual({
    fetched: 0,
    failures: [{ slug: "rust-kurta", source: "https://cdn.example/a.jpg", code: "host_skipped" }],
    unreachable_hosts: ["cdn.example"],
  });
});

it("closes the shop at once, and opens it again", async () => {
  const visit = () => tenantOfRequest(new Request("http://localhost/", { headers: { host: "other.example" } }));
  expect(await visit()).toMatchObject({ storeId: "other", isActive: false });
  const response = await setStatus(ownerRequest("PUT", "?store_id=other", { status: "active" }));
  expect(await response.json()).toEqual({ store_id: "other", status: "active" });
  expect(takeExpiredTags()).toEqual(["store:other"]);
  expect(await visit()).toMatchObject({ storeId: "other", isActive: true });
});

it("moves the shop to another address", async () => {
  await setOrigin(ownerRequest("PUT", "", { origin: "https://nila.example/" }));
  expect(takeExpiredTags()).toEqual(["store:loom"]);
  expect(await readStore("loom")).toMatchObject({ origin: "https://nila.example", name: expect.any(String) });
  expect((await setOrigin(ownerRequest("PUT", "", { origin: "javascript:alert(1)" }))).status).toBe(400);
});

it("refuses an address with another path than this build, with which the shop would not start", async () => {
  const before = await readStore("loom");
  const refused = await setOrigin(ownerRequest("PUT", "", { origin: "https://nila.example/shop" }));
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: "origin_path_differs" }]);
  expect((await readStore("loom"))?.origin).toBe(before?.origin);
});

it("tells the currency of a store's amounts and the time zone of its dates", async () => {
  expect(await (await describeStore(ownerRequest("GET"))).json()).toMatchObject({
    store_id: "loom",
    status: "active",
    base_currency: "INR",
    needs_hsn_codes: false,
    sells_by: "order",
    time_zone: "Asia/Kolkata",
  });
});

it("lists the stores with the number of their products", async () => {
  await importProducts(ownerRequest("POST", "", batch));
  expect(await (await listStores(ownerRequest("GET"))).json()).toMatchObject({
    stores: [
      { store_id: "loom", status: "active", products: 1, domains: [] },
      { store_id: "other", status: "inactive", products: 0, domains: ["other.example"] },
    ],
  });
});

it.each([
  ["an import", importProducts, ownerRequest("POST", "?store_id=nobody", batch)],
  ["a status", setStatus, ownerRequest("PUT", "?store_id=nobody", { status: "active" })],
  ["an origin", setOrigin, ownerRequest("PUT", "?store_id=nobody", { origin: "https://nila.example" })],
])("answers 404 to %s for an unknown store", async (_case, call, request) => {
  const response = await call(request);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "store_unknown" });
});

it.each([
  ["import", importProducts, ownerRequest("POST", "", batch, "wrong")],
  ["renames", findRenames, ownerRequest("POST", "", { products: [] }, "wrong")],
  ["pictures", importPictures, ownerRequest("POST", "", { slugs: ["x"] }, "wrong")],
  ["status", setStatus, ownerRequest("PUT", "", { status: "inactive" }, "wrong")],
  ["origin", setOrigin, ownerRequest("PUT", "", { origin: "https://nila.example" }, "wrong")],
  ["stores", listStores, ownerRequest("GET", "", undefined, "wrong")],
])("refuses %s without the owner token, and changes nothing", async (_case, call, request) => {
  expect((await call(request)).status).toBe(401);
  const [store] = await getDatabase().select().from(stores).where(eq(stores.storeId, "loom"));
  expect(store?.status).toBe("active");
  expect(await getDatabase().$count(products)).toBe(0);
  expect(takeExpiredTags()).toEqual([]);
});
