import { POST as check } from "@/app/api/account/gift-cards/balance/route";
import { GET as listUsed } from "@/app/api/account/gift-cards/route";
import { findCustomerByEmail } from "@/lib/data/customer/customers";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { giftCardUses } from "@/lib/database/schema/gift-card";
import type { Order } from "@/lib/domain/order/order";
import { anOrder } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { insertGiftCard } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));

useTestDatabase();
let asha: Shopper;
let ashasId: string;
beforeAll(async () => {
  await insertStore("nila-loom");
  asha = await aCustomer("asha@example.com");
  ashasId = (await findCustomerByEmail("nila-loom", "asha@example.com"))?.id ?? "";
});
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

async function pay(code: string, id: string, amount: number, overrides: Partial<Order> = {}) {
  const day = new Date(Date.UTC(2026, 10, Number(id)));
  const order = anOrder({
    id,
    number: `${id}-1126`,
    customerId: ashasId,
    invoiceNumber: null,
    createdAt: day,
    ...overrides,
  });
  await insertOrder("nila-loom", order, day, getDatabase());
  await getDatabase()
    .insert(giftCardUses)
    .values({ storeId: "nila-loom", code, orderId: id, amount, balanceTaken: amount });
}
const look = (code: string, shopper = asha) => shopper.ask(check, { method: "POST", body: { code } });

it("lists the cards the customer has paid with, with only the ending of each code", async () => {
  await insertGiftCard("ABCD-EFGH-JKLM", { balance: 25_000, name: "For Asha" });
  await insertGiftCard("NPQR-STUV-WXYZ", { balance: 0, kind: "onetime", status: "deactivated" });
  await insertGiftCard("SOMB-ODYE-LSES");
  await pay("ABCD-EFGH-JKLM", "1", 50_000);
  await pay("ABCD-EFGH-JKLM", "3", 25_000, { status: "cancelled" });
  await pay("NPQR-STUV-WXYZ", "2", 80_000);
  await pay("ABCD-EFGH-JKLM", "4", 9_900, { status: "lapsed" });
  await pay("SOMB-ODYE-LSES", "5", 9_900, { customerId: "bina" });

  const answer = await asha.ask(listUsed);
  const text = await answer.clone().text();
  expect(text).not.toContain("EFGH");
  expect(await answer.json()).toEqual({
    list: [
      expect.objectContaining({
        code_ending: "JKLM",
        card_name: "For Asha",
        balance: 250,
        status: "active",
        order_list: [
          expect.objectContaining({ order_number: "3-1126", redeemed_amount: 250, is_returned: true }),
          expect.objectContaining({ order_number: "1-1126", redeemed_amount: 500, is_returned: false }),
        ],
      }),
      expect.objectContaining({ code_ending: "WXYZ", coupon_type: "onetime", status: "inactive" }),
    ],
  });
});

it("shows the balance of a card for its code, however it is typed", async () => {
  await insertGiftCard("LOOK-LOOK-LOOK", { balance: 42_050, expiresAt: new Date("2099-01-01T00:00:00Z") });
  for (const code of ["LOOK-LOOK-LOOK", " look look look "]) {
    expect(await (await look(code)).json()).toEqual({
      code_ending: "LOOK",
      coupon_type: "wallet",
      balance: 420.5,
      expires_on: "2099-01-01T00:00:00.000Z",
    });
  }
});

it.each([
  { code: "NONE-NONE-NONE", card: null, refusal: "gift_card_unknown" },
  { code: "not a code", card: null, refusal: "gift_card_unknown" },
  { code: "EMPT-EMPT-EMPT", card: { balance: 0 }, refusal: "gift_card_empty" },
  { code: "EXPI-EXPI-EXPI", card: { expiresAt: new Date(0) }, refusal: "gift_card_expired" },
  { code: "ENDE-ENDE-ENDE", card: { status: "deactivated" }, refusal: "gift_card_inactive" },
])("says why $code cannot be spent: $refusal", async ({ code, card, refusal }) => {
  if (card) await insertGiftCard(code, card);
  expect(await told(await look(code))).toEqual([422, refusal]);
});

it("limits guessing of codes, right or wrong", async () => {
  const thief = await aCustomer("thief@example.com");
  await insertGiftCard("KNOW-KNOW-KNOW");
  for (let tried = 0; tried < 12; tried += 1)
    await look(tried % 2 ? "KNOW-KNOW-KNOW" : `TRY0-0000-00${10 + tried}`, thief);
  expect(await told(await look("KNOW-KNOW-KNOW", thief))).toEqual([429, "too_many_attempts"]);
  expect((await look("KNOW-KNOW-KNOW")).status).toBe(200);
});

it("asks to sign in first", async () => {
  expect((await look("LOOK-LOOK-LOOK", await aVisitor())).status).toBe(401);
});

it("redirects a form without JavaScript to the page, with neither code nor amount in the address", async () => {
  const post = (code: string) => asha.ask(check, { method: "POST", form: { code } });
  expect((await post("LOOK-LOOK-LOOK")).headers.get("location")).toBe("/account/gift-cards?done=gift_card_good");
  const refused = await post("NONE-NONE-NONE");
  expect(refused.headers.get("location")).toBe("/account/gift-cards?refusal=gift_card_unknown&field=code");
});
