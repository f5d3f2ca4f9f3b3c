import { PATCH as setProduct } from "@/app/api/owner/products/route";
import { readShop } from "@/lib/cached/read-store";
import { takeStock } from "@/lib/data/order/stock";
import { saveNotices } from "@/lib/data/staff/notices";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import { staffMembers } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import type { Notice } from "@/lib/domain/staff/notice";
import type { Role } from "@/lib/domain/staff/right";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";
import { addMember } from "@/lib/workflows/staff/members";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
});
beforeEach(async () => {
  for (const table of [products, staffMembers, outboxMessages]) await getDatabase().delete(table);
});

const NOW = new Date("2030-03-15T10:00:00Z");

async function storeOf(id: string) {
  const shop = await readShop(id);
  if (!shop) throw new Error(id);
  return shop.details;
}

async function aMember(role: Role, email: string | null, notices: Notice[], storeId = "nila-loom") {
  const added = await addMember(storeId, OWNER_TOKEN_ACTOR, { name: email ?? role, role, email });
  if (!added.ok) throw new Error(added.code);
  await saveNotices(added.value.member, notices);
  await getDatabase().delete(outboxMessages);
}

/** To whom messages went, without the store's own address. */
async function told(): Promise<string[]> {
  const { company } = await storeOf("nila-loom");
  const rows = await getDatabase().select().from(outboxMessages);
  return rows.flatMap(({ recipient }) => (recipient === company.email ? [] : [recipient])).sort();
}

it("tells those who want it, and nobody what they may not read", async () => {
  await aMember("owner", "owner@example.com", ["orders", "enquiries"]);
  await aMember("manager", "manager@example.com", ["stock"]);
  await aMember("fulfilment", "packer@example.com", ["orders", "enquiries"]);
  await aMember("editor", "editor@example.com", ["orders", "stock"]);
  await aMember("owner", null, ["orders"]);
  await aMember("owner", "other@example.com", ["orders", "enquiries", "stock"], "silk-shop");
  const store = await storeOf("nila-loom");
  const question = { subject: "", name: "Asha", email: "asha@example.com", mobile: "", message: "Soft?" };
  const tell = async (about: Notice) => {
    await getDatabase().delete(outboxMessages);
    await tellShop(store, about, { template: "owner_question", content: question }, NOW, getDatabase());
    return told();
  };
  expect(await tell("orders")).toEqual(["owner@example.com", "packer@example.com"]);
  expect(await tell("enquiries")).toEqual(["owner@example.com"]);
  expect(await tell("stock")).toEqual(["editor@example.com", "manager@example.com"]);
  expect(await tell("cancellations")).toEqual([]);
});

it("sends the store's address a mail once, although somebody there wants it, too", async () => {
  const found = await storeOf("nila-loom");
  const store = { ...found, company: { ...found.company, email: "shop@example.com" } };
  await aMember("owner", "shop@example.com", ["stock"]);
  await tellShop(store, "stock", { template: "owner_low_stock", content: { items: [ITEM] } }, NOW, getDatabase());
  expect(await getDatabase().$count(outboxMessages)).toBe(1);
});
const ITEM = { name: "Stole", sku: "STOLE", left: "1 piece" };

async function sell(productId: string, variantId: string, pieces: number) {
  await getDatabase().delete(outboxMessages);
  const store = await storeOf("nila-loom");
  await getDatabase().transaction(async (database) => {
    const wanted = [{ productId, variantId, quantity: pieces * 100 }];
    const taken = await takeStock("nila-loom", wanted, { reason: "sold" }, database);
    if ("short" in taken) throw new Error("short");
    await recordStockChanges(store, taken.changes, database);
  });
  const rows = await getDatabase().select().from(outboxMessages);
  return rows.map(({ template, content }) => [
    template,
    (content as { items: { name: string; left: string }[] }).items,
  ]);
}

it("mails what runs out once when it does, by its variant", async () => {
  await aMember("fulfilment", "packer@example.com", ["stock"]);
  await insertProduct({ id: "shirt", name: "Shirt", sku: "SHIRT", stock: 1_300 });
  await insertVariant({ id: "shirt-m", productId: "shirt", sku: "SHIRT-M", options: ["M"], stock: 500 });
  await insertVariant({ id: "shirt-l", productId: "shirt", sku: "SHIRT-L", options: ["L"], stock: 800 });
  expect(await sell("shirt", "shirt-m", 1)).toEqual([]);
  const mail = (left: string) => ["owner_low_stock", [{ name: "Shirt, M", sku: "SHIRT-M", left }]];
  expect((await sell("shirt", "shirt-m", 1))[0]).toEqual(mail("3 pieces"));
  // It was told; it is told again once nothing is left.
  expect(await sell("shirt", "shirt-m", 2)).toEqual([]);
  expect((await sell("shirt", "shirt-m", 1))[0]).toEqual(mail("0 pieces"));
});

it("does not mail what somebody counts", async () => {
  await insertProduct({ id: "stole", sku: "STOLE", stock: 900 });
  const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
  const body = JSON.stringify({ sku: "STOLE", stock: 1 });
  await setProduct(new Request("http://localhost/api/owner/products", { method: "PATCH", headers, body }));
  expect(await getDatabase().$count(outboxMessages)).toBe(0);
});
