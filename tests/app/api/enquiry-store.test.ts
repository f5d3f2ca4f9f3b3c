import path from "node:path";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET as getStock } from "@/app/api/products/[id]/stock/route";
import { GET as getProducts } from "@/app/api/products/route";
import { GET as getSuggestions } from "@/app/api/search/route";
import { PATCH as changeAlert } from "@/app/api/wishlist/items/[product_id]/route";
import { POST as addWishlistItem } from "@/app/api/wishlist/items/route";
import { GET as readWishlistRoute } from "@/app/api/wishlist/route";
import { GET as readShared } from "@/app/api/wishlist/shared/[share_token]/route";
import { PUT as share } from "@/app/api/wishlist/shared/route";
import { CALLS } from "@/lib/contracts/api/calls";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import { sendWishlistAlerts } from "@/lib/workflows/wishlist/send-alerts";
import { anEnquiryStoreRow } from "../../factories/enquiry-store";
import { insertProduct, insertVariant } from "../../factories/product-row";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { aCustomer, aVisitor, told } from "../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

beforeAll(async () => {
  await insertStore("nila-loom", anEnquiryStoreRow());
  // These amounts appear nowhere else: if a response contains one of them, it has revealed a price.
  await insertProduct({ id: "stole", name: "Silk stole", sellingPrice: 987_654, discountedPrice: 876_543, rank: 2 });
  await insertProduct({ id: "shawl", name: "Silk shawl", sellingPrice: 765_432, discountedPrice: 765_432, rank: 1 });
  await insertVariant({
    id: "v1",
    productId: "shawl",
    sellingPrice: 765_432,
    discountedPrice: 654_321,
    options: ["S"],
  });
});

const LEAKS = /987654|9876\.54|876543|8765\.43|765432|7654\.32|654321|6543\.21|₹/;

describe("the calls of cart, checkout and orders", () => {
  const ordering = CALLS.filter(({ part }) => part === "ordering");
  const named = ordering.map((call) => ({ name: `${call.method} ${call.path}`, call }));

  it("are all of them", () => {
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "GET /api/cart",
        "POST /api/cart/items",
        "POST /api/checkout",
        "POST /api/orders",
        "GET /api/orders",
        "POST /api/wishlist/items/{product_id}/move",
      ]),
    );
  });
  it.each(named)("$name is refused", async ({ call: { method, path: address } }) => {
    const folder = address.replace(/^\/api\//, "").replaceAll(/\{(\w+)\}/g, "[$1]");
    const route = await import(path.resolve("app/api", folder, "route"));
    const shopper = await aVisitor();
    expect(
      await told(await shopper.ask(route[method], { method, path: address, body: method === "GET" ? undefined : {} })),
    ).toEqual([422, "ordering_off"]);
  });
});

describe("lists", () => {
  const list = async (query: string) => {
    const answer = await (await aVisitor()).ask(getProducts, { path: `/api/products${query}` });
    const text = await answer.text();
    expect(text).not.toMatch(LEAKS);
    return JSON.parse(text);
  };

  it("contain no price, and no filter or sort by price", async () => {
    const { list: cards, price_range } = await list("");
    expect(price_range).toBeNull();
    expect(cards).toMatchObject([
      { _id: "stole", selling_price: null, discounted_price: null, disc_status: false },
      { _id: "shawl", selling_price: null, discounted_price: null, disc_status: false },
    ]);
  });
  it.each([
    "?sort_by=price_asc",
    "?sort_by=price_desc",
    "?min_price=9000",
    "?max_price=1",
    "?q=silk&sort_by=price_asc",
    "?q=silk&max_price=1",
  ])("ignore queries by price: %s", async (query) => {
    const { list: cards, price_range } = await list(query);
    expect(cards.map(({ _id }: { _id: string }) => _id)).toEqual(["stole", "shawl"]);
    expect(price_range).toBeNull();
  });
  it("contain no price by ids, in search or in stock either", async () => {
    expect((await list("?ids=stole,shawl")).total).toBe(2);
    const shopper = await aVisitor();
    const found = await (await shopper.ask(getSuggestions, { path: "/api/search?q=silk" })).text();
    expect(JSON.parse(found).products).toHaveLength(2);
    expect(found).not.toMatch(LEAKS);
    const stock = await shopper.ask(getStock, { params: { id: "stole" } });
    expect(await stock.text()).not.toMatch(LEAKS);
  });
});

describe("the wishlist", () => {
  it("shows products without prices, to its owner and to visitors with the link", async () => {
    const shopper = await aVisitor();
    const added = await shopper.ask(addWishlistItem, { method: "POST", body: { product_id: "stole" } });
    const wishlistItems = await (await shopper.ask(readWishlistRoute)).json();
    expect(await added.json()).toEqual(wishlistItems);
    expect(wishlistItems.list).toMatchObject([{ product_id: "stole", price_when_added: null, marks: [] }]);
    const { share_token } = await (await shopper.ask(share, { method: "PUT", body: { shared: true } })).json();
    const shared = await (await aVisitor()).ask(readShared, { params: { share_token } });
    for (const text of [JSON.stringify(wishlistItems), await shared.text()]) expect(text).not.toMatch(LEAKS);
  });

  it("never sends an alert about a lower price", async () => {
    const shopper = await aCustomer("asha@example.com");
    await shopper.ask(addWishlistItem, { method: "POST", body: { product_id: "stole" } });
    await shopper.ask(changeAlert, { method: "PATCH", params: { product_id: "stole" }, body: { alert: true } });
    await getDatabase().update(products).set({ discountedPrice: 100 });
    await getDatabase().delete(outboxMessages);
    expect(await sendWishlistAlerts()).toEqual({ queued: 0 });
    expect((await (await shopper.ask(readWishlistRoute)).json()).list).toMatchObject([{ marks: [] }]);
    expect(await (await shopper.ask(exportAccount)).text()).not.toMatch(LEAKS);
    await getDatabase().update(products).set({ discountedPrice: 876_543 });
  });
});

it("hides prices in an order store too, while its prices are on request", async () => {
  const { store_details: details } = aStoreAnswer();
  const [properties] = details.store_properties;
  const application_setting = { ...properties?.application_setting, hide_amount: true };
  await insertStore("on-request", {
    domains: ["request.example"],
    details: { ...details, store_properties: [{ ...properties, application_setting }] },
  });
  await insertProduct({ id: "loom", storeId: "on-request", sellingPrice: 987_654 });
  const headers = { headers: { host: "request.example" } };
  const answer = await getProducts(new Request("http://request.example/api/products", headers));
  expect(await answer.json()).toMatchObject({ list: [{ _id: "loom", selling_price: null }], price_range: null });
});
