import { findStoreIdByHost, hasStoreDomains } from "@/lib/data/store/domains";
import { findStoreWire, listStores, setStoreStatus } from "@/lib/data/store/stores";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { aStoreAnswer } from "../../../factories/store-answer";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
});

it("finds no unknown store", async () => {
  await insertStore("nila-loom");
  expect(await findStoreWire("other")).toBeNull();
});

it("reads name and status from their columns, not from the document the owner edits", async () => {
  await insertStore("nila-loom", { name: "New name", status: "inactive" });
  const wire = await findStoreWire("nila-loom");
  expect(wire?.store_details).toMatchObject({ name: "New name", status: "inactive", country: "India" });
  expect(wire?.ys_features).toEqual(aStoreAnswer().ys_features);
  expect(wire?.live_currencies).toHaveLength(1);
});

it.each(["nonsense", 7, []])("shows a store whose document became %p with the defaults", async (details) => {
  await insertStore("nila-loom", { details: details as object });
  expect((await findStoreWire("nila-loom"))?.store_details).toMatchObject({ name: "Nila Loom", sub_type: "order" });
});

it("finds the store by its own hosts only", async () => {
  await insertStore("nila-loom", { domains: ["loom.example", "www.loom.example"] });
  await insertStore("other", { domains: ["other.example"] });
  expect(await findStoreIdByHost("www.loom.example")).toBe("nila-loom");
  expect(await findStoreIdByHost("other.example")).toBe("other");
  expect(await findStoreIdByHost("loom")).toBeNull();
});

it("knows whether any store has domains", async () => {
  await insertStore("nila-loom");
  expect(await hasStoreDomains()).toBe(false);
  await insertStore("other", { domains: ["other.example"] });
  expect(await hasStoreDomains()).toBe(true);
});

it("opens and closes one store without changing the others", async () => {
  await insertStore("nila-loom");
  await insertStore("other");
  expect(await setStoreStatus("nila-loom", "inactive")).toBe(true);
  expect((await listStores()).map(({ id, status }) => [id, status])).toEqual([
    ["nila-loom", "inactive"],
    ["other", "active"],
  ]);
});

it("reports when the store to close does not exist", async () => {
  expect(await setStoreStatus("nobody", "inactive")).toBe(false);
});
