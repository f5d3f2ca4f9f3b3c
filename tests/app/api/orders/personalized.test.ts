import { randomUUID } from "node:crypto";
import { GET as readProfile } from "@/app/api/account/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { GET as readCart } from "@/app/api/cart/route";
import { POST as reorder } from "@/app/api/orders/[order_id]/re-order/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { orderCsv } from "@/lib/contracts/order/csv";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { findOrder } from "@/lib/data/order/orders";
import { toTaxDocument } from "@/lib/domain/invoice/tax-document";
import type { Order } from "@/lib/domain/order/order";
import { tailorPages } from "@/lib/domain/order/tailor-sheet";
import { orderContent } from "@/lib/messages/order/wording";
import { insertProduct } from "@/tests/factories/product-row";
import { aStore } from "@/tests/factories/store";
import { aReadyCheckout, insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, type Shopper } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

const colours = [{ name: "Gold", code: "#a97c2f", price: 40 }];
const INITIALS = { kind: "text", name: "Initials", price: 110, max_length: 3, characters: ["latin"], colours };
const written = { name: "Initials", value: "AK", colour: "Gold", lettering: "" };

let asha: Shopper;
let order: Order;
beforeAll(async () => {
  await insertSellingStore();
  await insertProduct({ id: "napkin", personalFields: [INITIALS] });
  asha = await aCustomer("asha@example.com");
  const customerId = (await (await asha.ask(readProfile)).json())._id;
  for (const personal_list of [[written], []])
    await asha.ask(addToCart, { method: "POST", body: { product_id: "napkin", quantity: 1, personal_list } });
  const checkout_id = await aReadyCheckout({ kind: "customer", customerId, anonymousId: "", sessionId: "" });
  const headers = { "idempotency-key": randomUUID() };
  const answer = await asha.ask(placeOrder, { method: "POST", body: { checkout_id, payment_name: "COD" }, headers });
  expect(answer.status).toBe(200);
  order = (await findOrder("nila-loom", (await answer.json()).order._id)) as Order;
}, 30_000);

it("keeps a copy of what was written, and its price in that of the item", async () => {
  expect(order.items).toMatchObject([
    {
      unitPrice: 115_000,
      personalization: {
        price: 15_000,
        parts: [{ kind: "text", name: "Initials", value: "AK", price: 15_000, colour: { name: "Gold" } }],
      },
    },
    { unitPrice: 100_000, personalization: null },
  ]);
});

it("takes both items out of the cart", async () => {
  expect((await (await asha.ask(readCart)).json()).items).toEqual([]);
});

it("tells it to the owner, in the CSV, in mails, on the invoice and on the tailor's sheet", () => {
  const wire = ownerOrderToWire({ order, parcelsCameBack: 0 });
  expect(wire.item_list.map(({ personal_list }) => personal_list.map(({ value }) => value))).toEqual([["AK"], []]);
  expect(orderCsv(order)).toContain(",Initials: AK (Gold),150.00,");
  const mail = { link: "https://nila.example", timeZone: "Asia/Kolkata", openingDays: [] };
  expect(orderContent(order, mail).items[0]?.detail).toBe("1 piece · Initials: AK (Gold)");
  const groups = [{ rateId: "", rateName: "", amount: order.finalPrice, taxable: order.finalPrice, components: [] }];
  const scope = { number: "INV-1", issuedAt: order.createdAt, groups, items: order.items, giftCardAmount: 0 };
  const lines = toTaxDocument({ ...order, taxGroups: groups }, aStore(), scope).groups.flatMap((group) => group.lines);
  expect(lines.map(({ detail }) => detail)).toEqual(["Initials: AK (Gold), ₹150", ""]);
  expect(tailorPages(order)).toMatchObject([{ work: "Initials", notes: [{ name: "Initials", value: "AK (Gold)" }] }]);
});

it("writes the same when it is ordered again", async () => {
  await asha.ask(reorder, { method: "POST", params: { order_id: order.id } });
  const { items } = await (await asha.ask(readCart)).json();
  expect(items).toMatchObject([{ personal_list: [{ ...written, price: 150 }] }, { personal_list: [] }]);
});
