import { eq } from "drizzle-orm";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as signOut } from "@/app/api/account/sign-out/route";
import { POST as addItem } from "@/app/api/cart/items/route";
import { PATCH as changeCart, GET as readCart } from "@/app/api/cart/route";
import { removeExpiredCarts } from "@/lib/data/cart/carts";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { carts } from "@/lib/database/schema/cart";
import { customers } from "@/lib/database/schema/customer";
import { insertProduct } from "../../../factories/product-row";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, PASSWORD, type Shopper } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  for (const id of ["stole", "saree", "shawl"]) await insertProduct({ id });
});
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

let customer = 0;
async function newCustomer() {
  const email = `asha-${++customer}@example.com`;
  return { email, shopper: await aCustomer(email) };
}
const add = async (shopper: Shopper, product_id: string, quantity: number) => {
  const answer = await shopper.ask(addItem, { method: "POST", body: { product_id, quantity } });
  expect(answer.status).toBe(200);
};
async function cartOf(shopper: Shopper) {
  const { items } = await (await shopper.ask(readCart)).json();
  return items.map(({ product_id, quantity }: { product_id: string; quantity: number }) => [product_id, quantity]);
}
async function signInAs(shopper: Shopper, email: string) {
  const answer = await shopper.ask(signIn, { method: "POST", body: { email, password: PASSWORD } });
  expect(answer.status).toBe(200);
}
const signOutFrom = (shopper: Shopper) => shopper.ask(signOut, { method: "POST", body: {} });
const change = (shopper: Shopper, body: object) => shopper.ask(changeCart, { method: "PATCH", body });

it("merges the browser's cart into the customer's on sign-in, and the browser's quantity counts", async () => {
  const { email, shopper } = await newCustomer();
  await add(shopper, "stole", 1);
  await add(shopper, "saree", 1);
  await change(shopper, { note: "from the account" });
  const browser = await aVisitor();
  await add(browser, "shawl", 1);
  await add(browser, "stole", 3);
  await change(browser, { gift_wrap: true });
  await signInAs(browser, email);
  const merged = [
    ["saree", 1],
    ["shawl", 1],
    ["stole", 3],
  ];
  expect(await cartOf(browser)).toEqual(merged);
  expect(await cartOf(shopper)).toEqual(merged);
  const { note, gift_wrap } = await (await shopper.ask(readCart)).json();
  expect([note, gift_wrap]).toEqual(["from the account", true]);
});
it("changes nothing when a customer signs in with an empty cart, or signs in again", async () => {
  const { email, shopper } = await newCustomer();
  await add(shopper, "stole", 2);
  await signInAs(await aVisitor(), email);
  await signInAs(shopper, email);
  expect(await cartOf(shopper)).toEqual([["stole", 2]]);
});
it("shows an empty cart after signing out, and the customer's cart again after the next sign-in", async () => {
  const { email, shopper } = await newCustomer();
  await add(shopper, "stole", 1);
  await signOutFrom(shopper);
  expect(await cartOf(shopper)).toEqual([]);
  await add(shopper, "shawl", 1);
  await signInAs(shopper, email);
  expect(await cartOf(shopper)).toEqual([
    ["stole", 1],
    ["shawl", 1],
  ]);
});
it("does not show a customer's cart to the next customer in the same browser", async () => {
  const { shopper } = await newCustomer();
  const { email } = await newCustomer();
  await add(shopper, "stole", 1);
  await signInAs(shopper, email);
  expect(await cartOf(shopper)).toEqual([]);
});
it("keeps a visitor's cart as a guest and after sign-in, and empties it when the guest signs out", async () => {
  const { email } = await newCustomer();
  const [guest, other] = [await aVisitor(), await aVisitor()];
  for (const shopper of [guest, other]) {
    await add(shopper, "saree", 1);
    await shopper.ask(signInGuest, { method: "POST", body: { email: "guest@example.com" } });
    expect(await cartOf(shopper)).toEqual([["saree", 1]]);
  }
  await signInAs(guest, email);
  expect(await cartOf(guest)).toEqual([["saree", 1]]);
  await signOutFrom(other);
  expect(await cartOf(other)).toEqual([]);
  await add(other, "shawl", 1);
  expect(await cartOf(other)).toEqual([["shawl", 1]]);
});
it("loses no item that is added during a sign-in", async () => {
  const { email, shopper } = await newCustomer();
  const browser = await aVisitor();
  await add(browser, "stole", 1);
  await Promise.all([signInAs(browser, email), add(shopper, "saree", 1), add(shopper, "shawl", 1)]);
  expect(await cartOf(shopper)).toHaveLength(3);
});
it("includes the cart in the account's data export, and deletes it with the account", async () => {
  const { email, shopper } = await newCustomer();
  await add(shopper, "stole", 2);
  const { cart } = await (await shopper.ask(exportAccount)).json();
  expect(cart).toMatchObject({ items: [{ product_id: "stole", name: "stole", quantity: 2, unit: "Pcs" }] });
  const [row] = await getDatabase().delete(customers).where(eq(customers.email, email)).returning({ id: customers.id });
  expect(await getDatabase().$count(carts, eq(carts.customerId, row?.id ?? ""))).toBe(0);
});
it("removes an anonymous cart half a year after its last use, and never a customer's", async () => {
  const { shopper } = await newCustomer();
  const browser = await aVisitor();
  for (const each of [shopper, browser]) await add(each, "stole", 1);
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  await removeExpiredCarts(days(179));
  expect(await cartOf(browser)).toEqual([["stole", 1]]);
  await removeExpiredCarts(days(181));
  expect(await cartOf(browser)).toEqual([]);
  expect(await cartOf(shopper)).toEqual([["stole", 1]]);
});
