import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { POST as addItem } from "@/app/api/cart/items/route";
import { PATCH, GET as readCart } from "@/app/api/cart/route";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { insertProduct } from "../../../factories/product-row";
import { insertStore } from "../../../factories/store-row";
import { createDatabaseFolder } from "../../../support/pglite";
import { aVisitor } from "../../../support/shopper";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "shop-restarted-"));
});
afterAll(async () => {
  await closeDatabase();
  await rm(folder, { recursive: true });
});

it("keeps the cart when the server restarts", async () => {
  await createDatabaseFolder(folder);
  registerDatabase(await openPglite(folder));
  await insertStore("nila-loom");
  await insertProduct({ id: "stole" });
  const shopper = await aVisitor();
  await shopper.ask(addItem, { method: "POST", body: { product_id: "stole", quantity: 2 } });
  await shopper.ask(PATCH, { method: "PATCH", body: { note: "Ring twice" } });
  const before = await (await shopper.ask(readCart)).json();
  expect(before).toMatchObject({ items: [{ product_id: "stole", quantity: 2 }], note: "Ring twice" });

  await closeDatabase();
  registerDatabase(await openPglite(folder));
  expect(await (await shopper.ask(readCart)).json()).toEqual(before);
}, 60_000);
