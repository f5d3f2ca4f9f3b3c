import { findStoreIdByHost, findStoreWire, hasStoreDomains, listStores, setStoreStatus } from "@/lib/data/store/stores";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
});

it("finds no store that does not exist", async () => {
  await insertStore("nila-loom");
  expect(await findStoreWire("other")).toBeNull();
});

it("takes name and status from their columns, not from the document", async () => {
  await insertStore("nila-loom", { name: "New name", status: "inactive" });
  const wire = await findStoreWire("nila-loom");
  expect(wire?.store_details).toMatchObject({ name: "New name", status: "inactive", country: "India" });
  expect(wire?.ys_features).toEqual(["blogs", "store_pickup"]);
  expect(wire?.live_currencies).toHaveLength(1);
});

it.each(["nonsense", 7, []])("shows a store whose document became %p with the defaults", async (details) => {
  await insertStore("nila-loom", { details: details as object });
  expect((await findStoreWire("nila-loom"))?.store_details).toMatchObject({ name: "Nila Loom", sub_type: "order" });
});

it("finds a store by its own host and by no other", async () => {
  await insertStore("nila-loom", { domains: ["loom.example", "www.loom.example"] });
  await insertStore("other", { domains: ["other.example"] });
  expect(await findStoreIdByHost("www.loom.example")).toBe("nila-loom");
  expect(await findStoreIdByHost("other.example")).toBe("other");
  expect(await findStoreIdByHost("loom")).toBeNull();
});

it("knows whether any store lists its hosts", async () => {
  await insertStore("nila-loom");
  expect(await hasStoreDomains()).toBe(false);
  await insertStore("other", { domains: ["other.example"] });
  expect(await hasStoreDomains()).toBe(true);
});

it("opens and closes one store and leaves the others alone", async () => {
  await insertStore("nila-loom");
  await insertStore("other");
  expect(await setStoreStatus("nila-loom", "inactive")).toBe(true);
  expect((await listStores()).map(({ id, status }) => [id, status])).toEqual([
    ["nila-loom", "inactive"],
    ["other", "active"],
  ]);
});

it("reports that the store to close does not exist", async () => {
  expect(await setStoreStatus("nobody", "inactive")).toBe(false);
});
