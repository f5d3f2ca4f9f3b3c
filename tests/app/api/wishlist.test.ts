import { eq } from "drizzle-orm";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as moveFromCart } from "@/app/api/cart/items/[item_id]/move/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { GET as readCart } from "@/app/api/cart/route";
import { POST as move } from "@/app/api/wishlist/items/[product_id]/move/route";
import { POST as formItem } from "@/app/api/wishlist/items/[product_id]/route";
import { POST } from "@/app/api/wishlist/items/route";
import { GET } from "@/app/api/wishlist/route";
import { GET as readShared } from "@/app/api/wishlist/shared/[share_token]/route";
import { POST as formShared, PUT as share } from "@/app/api/wishlist/shared/route";
import { removeExpiredWishlists } from "@/lib/data/wishlist/wishlists";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { wishlistItems, wishlists } from "@/lib/database/schema/wishlist";
import { WISHLIST_LIMIT } from "@/lib/domain/wishlist/wishlist";
import { insertProduct, insertVariant } from "../../factories/product-row";
import { aCustomer, aVisitor, PASSWORD, type Shopper, told } from "../../support/shopper";
import { add, aVisitorWhoSaved, read, remove, savedProductIds, useWishlistStore } from "../../support/wishlist-shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useWishlistStore();

it("saves products for an anonymous visitor, newest first and each once", async () => {
  const shopper = await aVisitorWhoSaved("saree", "stole", "saree");
  expect(await savedProductIds(shopper)).toEqual(["stole", "saree"]);
  expect(await savedProductIds(await aVisitor())).toEqual([]);
});
it("returns the product as lists show it, and its price when it was saved", async () => {
  const { list, share_token } = await read((await aVisitorWhoSaved("saree")).ask(GET));
  expect(share_token).toBeNull();
  expect(list).toEqual([
    {
      product_id: "saree",
      name: "Silk saree",
      variant_types: [],
      product: expect.objectContaining({ _id: "saree", slug: "saree", discounted_price: 1000 }),
      added_on: expect.any(String),
      price_when_added: 1000,
      marks: [],
      alert: false,
    },
  ]);
});
it("removes a product", async () => {
  const shopper = await aVisitorWhoSaved("saree", "stole");
  expect((await read(remove(shopper, "saree"))).list).toHaveLength(1);
  expect(await told(await remove(shopper, "saree"))).toEqual([404, "item_unknown"]);
  expect(await told(await remove(await aVisitor(), "stole"))).toEqual([404, "item_unknown"]);
  expect(await savedProductIds(shopper)).toEqual(["stole"]);
});
it("accepts an item moved from the cart, once", async () => {
  const shopper = await aVisitorWhoSaved("saree");
  const added = await shopper.ask(addToCart, { method: "POST", body: { product_id: "stole", quantity: 2 } });
  const [{ item_id }] = (await added.json()).items;
  const moveItem = (by: Shopper) => by.ask(moveFromCart, { method: "POST", params: { item_id } });
  expect(await told(await moveItem(await aVisitor()))).toEqual([404, "item_unknown"]);
  expect(await (await moveItem(shopper)).json()).toMatchObject({ items: [] });
  expect(await savedProductIds(shopper)).toEqual(["stole", "saree"]);
  expect(await told(await moveItem(shopper))).toEqual([404, "item_unknown"]);
});
it("keeps the variant that was chosen in the cart, and brings it back", async () => {
  await insertProduct({ id: "overshirt", variantTypes: [{ name: "Size", options: ["M", "L"] }] });
  for (const size of ["M", "L"]) {
    await insertVariant({ id: `overshirt-${size}`, productId: "overshirt", options: [size], stock: null });
  }
  const shopper = await aVisitorWhoSaved("overshirt");
  expect((await read(shopper.ask(GET))).list).toMatchObject([{ variant_types: [] }]);
  const variant_types = [{ name: "Size", value: "L" }];
  const body = { product_id: "overshirt", quantity: 1, variant_types };
  const added = await shopper.ask(addToCart, { method: "POST", body });
  const [{ item_id }] = (await added.json()).items;
  await shopper.ask(moveFromCart, { method: "POST", params: { item_id } });
  const { list } = await read(shopper.ask(GET));
  expect(list).toMatchObject([{ product_id: "overshirt", variant_types }]);
  // Saved once more from its page, it keeps what was chosen.
  await read(add(shopper, "overshirt"));
  const params = { product_id: "overshirt" };
  const moved = await shopper.ask(move, {
    method: "POST",
    params,
    body: { quantity: 1, variant_types: list[0]?.variant_types },
  });
  expect((await moved.json()).items).toMatchObject([{ product_id: "overshirt", variant_types }]);
});
it("leaves an item in the cart if the wishlist is full or the product withdrawn", async () => {
  const shopper = await aVisitor();
  const added = await shopper.ask(addToCart, { method: "POST", body: { product_id: "stole", quantity: 1 } });
  const [{ item_id }] = (await added.json()).items;
  await getDatabase().update(products).set({ status: "archived" }).where(eq(products.id, "stole"));
  const asked = { method: "POST", path: `/api/cart/items/${item_id}/move`, params: { item_id }, form: { item_id } };
  const refused = await shopper.ask(moveFromCart, asked);
  expect(refused.headers.get("location")).toBe(`/cart?refusal=product_unknown&field=product_id&item=${item_id}`);
  expect((await (await shopper.ask(readCart)).json()).items).toHaveLength(1);
  await getDatabase().update(products).set({ status: "active" }).where(eq(products.id, "stole"));
  expect((await shopper.ask(moveFromCart, asked)).headers.get("location")).toBe("/cart");
});
it("accepts a product by its slug, because product cards do not know the id", async () => {
  const shopper = await aVisitor();
  const addSlug = (slug: string) => shopper.ask(POST, { method: "POST", body: { slug } });
  await insertProduct({ id: "moved", slug: "where-it-is" });
  expect((await read(addSlug("where-it-is"))).list).toMatchObject([{ product_id: "moved" }]);
  expect(await told(await addSlug("moved"))).toEqual([404, "product_unknown"]);
  expect((await addSlug("a\0b")).status).toBe(400);
});
it.each([
  ["none", 404],
  ["draft", 404],
  ["theirs", 404],
  ["a\0b", 400],
  ["", 400],
  ["x".repeat(65), 400],
  [7, 400],
])("refuses the product id %j", async (id, status) => {
  const shopper = await aVisitorWhoSaved("saree");
  expect((await add(shopper, id)).status).toBe(status);
  expect(await savedProductIds(shopper)).toEqual(["saree"]);
});

it.each<[string, string, Partial<typeof products.$inferInsert>, string[]]>([
  ["costs less", "saree", { discountedPrice: 90_000 }, ["price_dropped"]],
  ["costs more", "saree", { discountedPrice: 110_000 }, []],
  ["is back", "rare", { stock: 500 }, ["back_in_stock"]],
  ["is back and costs less", "rare", { stock: 500, discountedPrice: 90_000 }, ["price_dropped", "back_in_stock"]],
  ["is sold out now", "saree", { stock: 0 }, ["sold_out"]],
  ["costs less and is sold out", "saree", { stock: 0, discountedPrice: 90_000 }, ["price_dropped", "sold_out"]],
  ["is gone", "saree", { status: "archived" }, ["not_sold"]],
])("marks a product that %s", async (_case, id, changes, marks) => {
  const [before] = await getDatabase().select().from(products).where(eq(products.id, id));
  const shopper = await aVisitorWhoSaved(id);
  await getDatabase().update(products).set(changes).where(eq(products.id, id));
  const { list } = await read(shopper.ask(GET));
  const { stock, discountedPrice, status } = before ?? {};
  await getDatabase().update(products).set({ stock, discountedPrice, status }).where(eq(products.id, id));
  expect(list).toMatchObject([{ product_id: id, name: before?.name, marks }]);
});

it("moves a product to the cart, and keeps it if it cannot be bought", async () => {
  const shopper = await aVisitorWhoSaved("saree", "rare");
  const to = (product_id: string) =>
    shopper.ask(move, { method: "POST", params: { product_id }, body: { quantity: 1 } });
  expect(await (await to("saree")).json()).toMatchObject({ items: [{ product_id: "saree", quantity: 1 }] });
  expect(await told(await to("rare"))).toEqual([422, "sold_out"]);
  expect(await savedProductIds(shopper)).toEqual(["rare"]);
});

it("never holds more than its limit, even with parallel requests", async () => {
  const shopper = await aVisitorWhoSaved("saree");
  const shared = await read(shopper.ask(share, { method: "PUT", body: { shared: true } }));
  const [list] = await getDatabase()
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(eq(wishlists.shareToken, shared.share_token ?? ""));
  const wishlistItem = {
    storeId: "nila-loom",
    listId: list?.id ?? "",
    name: "Gone",
    seenPrice: 100,
    wasSoldOut: false,
  };
  const gone = Array.from({ length: WISHLIST_LIMIT - 2 }, (_, number) => ({
    ...wishlistItem,
    productId: `gone-${number}`,
  }));
  await getDatabase().insert(wishlistItems).values(gone);
  const answers = await Promise.all([add(shopper, "stole"), add(shopper, "rare")]);
  expect(await told(answers.find(({ status }) => status !== 200) ?? Response.json({}))).toEqual([
    422,
    "wish_list_full",
  ]);
  expect((await add(shopper, "saree")).status).toBe(200);
  expect(await savedProductIds(shopper)).toHaveLength(WISHLIST_LIMIT);
});

describe("signing in", () => {
  async function enter(shopper: Shopper, email: string) {
    const answer = await shopper.ask(signIn, { method: "POST", body: { email, password: PASSWORD } });
    expect(answer.status).toBe(200);
  }
  it("merges the browser's wishlist into the customer's, with its link", async () => {
    const email = "asha@example.com";
    const account = await aCustomer(email);
    for (const id of ["saree", "rare"]) await add(account, id);
    const browser = await aVisitorWhoSaved("stole", "saree");
    const { share_token } = await read(browser.ask(share, { method: "PUT", body: { shared: true } }));
    await enter(browser, email);
    expect((await savedProductIds(browser)).sort()).toEqual(["rare", "saree", "stole"]);
    expect(await read(account.ask(GET))).toEqual(await read(browser.ask(GET)));
    const shared = await (await aVisitor()).ask(readShared, { params: { share_token: share_token ?? "" } });
    expect((await shared.json()).list).toHaveLength(3);
    const { wishlist } = await (await browser.ask(exportAccount)).json();
    expect(wishlist).toHaveLength(3);
  });
  it("keeps a customer's wishlist for good, an anonymous one for half a year", async () => {
    const account = await aCustomer("kavya@example.com");
    await add(account, "saree");
    const browser = await aVisitorWhoSaved("saree");
    await removeExpiredWishlists(new Date(Date.now() + 181 * 24 * 60 * 60_000));
    expect([await savedProductIds(account), await savedProductIds(browser)]).toEqual([["saree"], []]);
  });
});

it("works by plain forms, which redirect to the wishlist or the cart", async () => {
  const shopper = await aVisitor();
  const where = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    return [status, headers.get("location")];
  };
  const post = (form: Record<string, string>) => ({ method: "POST", form });
  expect(await where(shopper.ask(POST, post({ product_id: "saree" })))).toEqual([303, "/wishlist"]);
  expect(await where(shopper.ask(POST, post({ product_id: "none" })))).toEqual([
    303,
    "/wishlist?refusal=product_unknown&field=product_id",
  ]);
  expect(await where(shopper.ask(formShared, post({ _method: "PUT", shared: "true" })))).toEqual([303, "/wishlist"]);
  const params = { product_id: "saree" };
  expect(await where(shopper.ask(move, { ...post({ quantity: "1" }), params }))).toEqual([303, "/cart"]);
  expect((await (await shopper.ask(readCart)).json()).items).toHaveLength(1);
  await add(shopper, "stole");
  const off = { ...post({ _method: "DELETE" }), params: { product_id: "stole" } };
  expect(await where(shopper.ask(formItem, off))).toEqual([303, "/wishlist"]);
  expect(await savedProductIds(shopper)).toEqual([]);
});
