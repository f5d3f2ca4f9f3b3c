import { eq } from "drizzle-orm";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { PATCH } from "@/app/api/cart/items/[item_id]/route";
import { POST as addItem } from "@/app/api/cart/items/route";
import { GET as readCart } from "@/app/api/cart/route";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { lockCart } from "@/lib/data/cart/carts";
import { lockPasswordHash } from "@/lib/data/customer/customers";
import { lockWishlist } from "@/lib/data/wishlist/wishlists";
import { type Database, getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { insertProduct } from "../../../factories/product-row";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, PASSWORD, type Shopper } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

// On PGlite, which has one connection, these calls run one after the other; only on PostgreSQL do they really race.
jest.setTimeout(60_000);

beforeAll(async () => {
  await insertStore("nila-loom");
  for (const id of ["stole", "saree", "shawl"]) await insertProduct({ id, stock: 100_000 });
});

const add = (shopper: Shopper, product_id: string) =>
  shopper.ask(addItem, { method: "POST", body: { product_id, quantity: 1 } });
const cartOf = async (shopper: Shopper): Promise<CartWire> => (await shopper.ask(readCart)).json();
const statuses = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))];

it("loses none of fifty parallel changes", async () => {
  const shopper = await aVisitor();
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(shopper, "stole")));
  expect(statuses(answers)).toEqual([200]);
  const { items } = await cartOf(shopper);
  expect(items).toMatchObject([{ product_id: "stole", quantity: 50 }]);
});

it("ends at one of the quantities requested in parallel, and each response shows its own quantity", async () => {
  const shopper = await aVisitor();
  const { items } = await (await add(shopper, "saree")).json();
  const params = { item_id: items[0].item_id };
  const wanted = Array.from({ length: 20 }, (_, index) => index + 2);
  const answers = await Promise.all(
    wanted.map((quantity) => shopper.ask(PATCH, { method: "PATCH", params, body: { quantity } })),
  );
  const responses = await Promise.all(answers.map((answer) => answer.json()));
  expect(responses.map((cart: CartWire) => cart.items[0]?.quantity).sort((a = 0, b = 0) => a - b)).toEqual(wanted);
  expect(wanted).toContain((await cartOf(shopper)).items[0]?.quantity);
});

it("accepts a customer's first item while the customer signs in elsewhere", async () => {
  const email = "asha@example.com";
  const present = await aCustomer(email);
  const elsewhere = await aVisitor();
  await add(elsewhere, "shawl");
  await getDatabase().delete(rateLimits);
  const signInElsewhere = () => elsewhere.ask(signIn, { method: "POST", body: { email, password: PASSWORD } });
  const answers = await Promise.all([add(present, "stole"), signInElsewhere()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { items } = await cartOf(present);
  expect(items.map((item) => item.product_id).sort()).toEqual(["shawl", "stole"]);
});

it.each([
  ["cart", lockCart],
  ["wishlist", lockWishlist],
])("does not deadlock when a customer's first %s is created during a sign-in", async (list, lock) => {
  const email = `${list}@example.com`;
  await aCustomer(email);
  const [{ id: customerId } = { id: "" }] = await getDatabase()
    .select()
    .from(customers)
    .where(eq(customers.email, email));
  const owner = { kind: "customer", customerId } as const;
  const find = async (database: Database): Promise<{ id: string }> => lock("nila-loom", owner, new Date(), database);
  let first: Promise<{ id: string }> | undefined;
  const found = await getDatabase().transaction(async (signingIn) => {
    await lockPasswordHash("nila-loom", customerId, signingIn);
    first = getDatabase().transaction(find);
    // Waits long enough for the other transaction to lock its rows.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return find(signingIn);
  });
  expect((await first)?.id).toBe(found.id);
});
