import { POST as confirmEmail } from "@/app/api/account/email/confirm/route";
import { POST as changeEmail } from "@/app/api/account/email/route";
import { DELETE as deleteAccount, GET as readProfile } from "@/app/api/account/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as signUp } from "@/app/api/account/sign-up/route";
import { GET as listOrders } from "@/app/api/orders/route";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { findQuotation } from "@/lib/data/quotation/quotations";
import { getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { anOrder } from "@/tests/factories/order";
import { insertPricedQuotation } from "@/tests/factories/quotation-row";
import { insertStore } from "@/tests/factories/store-row";
import { aGuest } from "@/tests/support/checkout-shopper";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, lastCode, PASSWORD, type Shopper } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("other-loom");
});

/** Inserts an order that a guest has placed with this e-mail address. */
async function guestOrder(id: string, email: string, overrides: Partial<Order> = {}, storeId = "nila-loom") {
  const order = anOrder({ id, number: `${id}-1126`, invoiceNumber: null, customerId: null, email, ...overrides });
  await insertOrder(storeId, order, order.createdAt, getDatabase());
}

const ownerOf = async (id: string, storeId = "nila-loom") => (await findOrder(storeId, id))?.customerId;
const idOf = async (shopper: Shopper): Promise<string> => (await (await shopper.ask(readProfile)).json())._id;

it("move to the customer who signs up with their address, and no other orders do", async () => {
  await guestOrder("hers", "asha@example.com");
  await guestOrder("of-another", "natasha@example.com");
  await guestOrder("elsewhere", "asha@example.com", {}, "other-loom");
  await guestOrder("of-a-customer", "asha@example.com", { customerId: "bina" });
  const asked = { customerId: null, email: "asha@example.com" };
  await insertPricedQuotation({ ...asked, id: "asked", number: "Q-1126-1000001" });
  await insertPricedQuotation({ ...asked, id: "asked-elsewhere", number: "Q-1126-1000001" }, "other-loom");

  const asha = await aCustomer("asha@example.com");
  const customerId = await idOf(asha);
  const { list } = await (await asha.ask(listOrders)).json();
  expect(list).toMatchObject([{ _id: "hers" }]);
  expect(await findQuotation("nila-loom", "asked")).toMatchObject({ customerId });
  expect(await ownerOf("of-another")).toBeNull();
  expect(await ownerOf("elsewhere", "other-loom")).toBeNull();
  expect((await findQuotation("other-loom", "asked-elsewhere"))?.customerId).toBeNull();
  expect(await ownerOf("of-a-customer")).toBe("bina");
});

it("move to the customer when they sign in", async () => {
  const customerId = await idOf(await aCustomer("devi@example.com"));
  await guestOrder("as-guest", "devi@example.com");
  const body = { email: "devi@example.com", password: PASSWORD };
  expect((await (await aGuest("devi@example.com")).ask(signIn, { method: "POST", body })).status).toBe(200);
  expect(await ownerOf("as-guest")).toBe(customerId);
});

it("move to the customer who proves the address as a new one", async () => {
  const shopper = await aCustomer("old@example.com");
  await guestOrder("by-the-new", "new@example.com");
  const body = { current_password: PASSWORD, email: "new@example.com" };
  await shopper.ask(changeEmail, { method: "POST", body });
  expect(await ownerOf("by-the-new")).toBeNull();
  await shopper.ask(confirmEmail, { method: "POST", body: { code: await lastCode("new@example.com") } });
  expect(await ownerOf("by-the-new")).toBe(await idOf(shopper));
});

it("stay guest orders while the address is not proved", async () => {
  await guestOrder("claimed", "mira@example.com");
  await aGuest("mira@example.com");
  const claiming = { name: "Not Mira", email: "mira@example.com", password: PASSWORD };
  expect((await (await aVisitor()).ask(signUp, { method: "POST", body: claiming })).status).toBe(200);
  const wrong = { email: "mira@example.com", password: PASSWORD };
  expect((await (await aVisitor()).ask(signIn, { method: "POST", body: wrong })).status).toBe(422);
  expect(await ownerOf("claimed")).toBeNull();
});

it("stay ownerless after their account is deleted, even if a new account uses the address", async () => {
  await guestOrder("under-way", "lila@example.com", { status: "confirmed" });
  const before = await aCustomer("lila@example.com");
  expect(await ownerOf("under-way")).toBe(await idOf(before));
  await before.ask(deleteAccount, { method: "DELETE", body: { current_password: PASSWORD } });
  await guestOrder("later", "lila@example.com");

  const anew = await idOf(await aCustomer("lila@example.com"));
  expect(await findOrder("nila-loom", "under-way")).toMatchObject({ customerId: null, email: "lila@example.com" });
  expect(await ownerOf("later")).toBe(anew);
});
