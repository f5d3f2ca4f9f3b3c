import { eq } from "drizzle-orm";
import { PATCH } from "@/app/api/wishlist/items/[product_id]/route";
import { GET as readShared } from "@/app/api/wishlist/shared/[share_token]/route";
import { PUT as share } from "@/app/api/wishlist/shared/route";
import { sharedWishlistWireSchema } from "@/lib/contracts/wishlist/calls";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { products } from "@/lib/database/schema/product";
import { sendWishlistAlerts } from "@/lib/workflows/wishlist/send-alerts";
import { insertProduct } from "../../factories/product-row";
import { aCustomer, aVisitor, messagesTo, type Shopper, told } from "../../support/shopper";
import { add, aVisitorWhoSaved, read, remove, useWishlistStore } from "../../support/wishlist-shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useWishlistStore();

describe("a shared wishlist", () => {
  const setShared = (shopper: Shopper, shared: boolean) =>
    read(shopper.ask(share, { method: "PUT", body: { shared } })).then(({ share_token }) => share_token ?? "");
  const open = async (share_token: string) => (await aVisitor()).ask(readShared, { params: { share_token } });

  it("shows its products to anyone with the link, without withdrawn ones and without its owner", async () => {
    const shopper = await aVisitorWhoSaved("saree", "stole");
    const link = await setShared(shopper, true);
    expect(await setShared(shopper, true)).toBe(link);
    const answer = await (await open(link)).json();
    expect(sharedWishlistWireSchema.parse(answer).list.map(({ _id }) => _id)).toEqual(["stole", "saree"]);
    expect(Object.keys(answer)).toEqual(["list"]);
  });
  it("cannot be opened by the old link after sharing has stopped, even if it is shared again", async () => {
    const shopper = await aVisitorWhoSaved("saree");
    const link = await setShared(shopper, true);
    await setShared(shopper, false);
    expect(await told(await open(link))).toEqual([404, "list_unknown"]);
    expect(await setShared(shopper, true)).not.toBe(link);
    expect(await told(await open(link))).toEqual([404, "list_unknown"]);
  });
  it.each(["short", "x".repeat(43)])("is not found at %s", async (link) => {
    expect((await open(link)).status).toBeGreaterThanOrEqual(400);
  });
});

describe("an alert", () => {
  const ask = (shopper: Shopper, product_id: string, alert = true) =>
    shopper.ask(PATCH, { method: "PATCH", params: { product_id }, body: { alert } });
  const alertsTo = async (email: string) =>
    (await messagesTo(email)).filter(({ template }) => template === "wish_alert").map(({ content }) => content);
  const set = (id: string, changes: Partial<typeof products.$inferInsert>) =>
    getDatabase().update(products).set(changes).where(eq(products.id, id));
  let count = 0;
  async function whoWaits(...ids: string[]) {
    const email = `waiting-${++count}@example.com`;
    const shopper = await aCustomer(email);
    for (const id of ids) {
      await add(shopper, id);
      expect((await read(ask(shopper, id))).list[0]).toMatchObject({ product_id: id, alert: true });
    }
    return { email, shopper };
  }
  beforeEach(() => getDatabase().delete(rateLimits));
  beforeAll(async () => {
    await insertProduct({ id: "shawl", name: "Wool shawl" });
    await insertProduct({ id: "dhoti", stock: 0 });
  });
  afterEach(() => Promise.all([set("shawl", { discountedPrice: 100_000 }), set("dhoti", { stock: 0 })]));

  it("is sent once when the product costs less, and again only if requested again", async () => {
    const { email, shopper } = await whoWaits("shawl", "saree");
    await sendWishlistAlerts();
    expect(await alertsTo(email)).toEqual([]);
    await set("shawl", { discountedPrice: 90_000 });
    await Promise.all([sendWishlistAlerts(), sendWishlistAlerts()]);
    const alert = { product: "Wool shawl", slug: "shawl", reason: "price_dropped", stopLink: expect.any(String) };
    expect(await alertsTo(email)).toEqual([alert]);
    await ask(shopper, "shawl");
    await sendWishlistAlerts();
    expect(await alertsTo(email)).toEqual([alert]);
    await set("shawl", { discountedPrice: 80_000 });
    await sendWishlistAlerts();
    expect(await alertsTo(email)).toEqual([alert, alert]);
  });
  it("is sent when the product is back in stock", async () => {
    const { email } = await whoWaits("dhoti");
    await set("dhoti", { stock: 100 });
    await sendWishlistAlerts();
    expect(await alertsTo(email)).toMatchObject([{ product: "dhoti", slug: "dhoti", reason: "back_in_stock" }]);
  });
  it("is not sent while the product is sold out or withdrawn", async () => {
    const { email } = await whoWaits("dhoti", "shawl");
    await set("dhoti", { discountedPrice: 90_000 });
    await set("shawl", { discountedPrice: 90_000, status: "archived" });
    await sendWishlistAlerts();
    await set("dhoti", { discountedPrice: 100_000 });
    await set("shawl", { status: "active" });
    expect(await alertsTo(email)).toEqual([]);
  });
  it("is not sent after it was cancelled or the product removed", async () => {
    const [one, other] = [await whoWaits("shawl"), await whoWaits("shawl")];
    await ask(one.shopper, "shawl", false);
    await remove(other.shopper, "shawl");
    await set("shawl", { discountedPrice: 90_000 });
    await sendWishlistAlerts();
    expect([await alertsTo(one.email), await alertsTo(other.email)]).toEqual([[], []]);
  });
  it("is for customers only, and for products on their wishlist", async () => {
    expect(await told(await ask(await aVisitorWhoSaved("shawl"), "shawl"))).toEqual([401, "sign_in_needed"]);
    const { shopper } = await whoWaits();
    expect(await told(await ask(shopper, "shawl"))).toEqual([404, "item_unknown"]);
  });
});
