import { eq } from "drizzle-orm";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { giftCards } from "@/lib/database/schema/gift-card";
import { offerCounts, offerUses } from "@/lib/database/schema/pricing";
import { hashToken } from "@/lib/server/tokens";
import { anOfferRow, insertCheckoutStore, insertLists } from "../../../factories/checkout-store";
import { anOrder } from "../../../factories/order";
import { insertProduct } from "../../../factories/product-row";
import { aGuest, aTypedAddress, begin, change, choose, look, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import type { Shopper } from "../../../support/shopper";

useTestDatabase();

const offers = {
  ten: anOfferRow({ code: "Ten" }),
  large: anOfferRow({ code: "LARGE", min_order_amt: 5_000 }),
  old: anOfferRow({ code: "OLD", valid_to: "2020-01-01T00:00:00Z" }),
  off: anOfferRow({ code: "OFF", enable_status: false }),
  few: anOfferRow({ code: "FEW", restrict_usage: true, usage_limit: 10, redeemed_count: 8 }),
  once: anOfferRow({ code: "ONCE", onetime_usage: true }),
  post: anOfferRow({ code: "POSTFREE", discount_value: 100, apply_to: "shipping" }),
  broken: { code: "BROKEN", discount_type: "percentage" },
};
const cards = [
  { code: "AAAA-AAAA-AAA1", balance: 30_000 },
  { code: "AAAA-AAAA-AAA2", balance: 50_000 },
  { code: "AAAA-AAAA-AAA3", balance: 10_000, status: "deactivated" },
  { code: "AAAA-AAAA-AAA4", balance: 10_000, expiresAt: new Date("2020-01-01") },
  { code: "AAAA-AAAA-AAA5", balance: 0 },
  { code: "AAAA-AAAA-AAA6", balance: 10_000, heldUntil: new Date("2999-01-01"), heldFor: "other" },
];

let guest: Shopper;
let id: string;
beforeAll(async () => {
  // Silences the warning about an offer that cannot be parsed, which a test stores on purpose.
  jest.spyOn(console, "warn").mockImplementation(() => {});
  await insertCheckoutStore();
  await insertProduct({ id: "stole" });
  await insertLists("nila-loom", "offer", offers);
  guest = await aGuest("guest@example.com");
  await putIntoCart(guest);
  id = await begin(guest);
  await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
});
beforeEach(async () => {
  const database = getDatabase();
  await database.delete(rateLimits);
  await database.delete(giftCards);
  await database.delete(offerCounts);
  await database.delete(offerUses);
  const rows = cards.map((card) => ({
    storeId: "nila-loom",
    kind: "wallet",
    price: 100_000,
    status: "active",
    ...card,
  }));
  await database.insert(giftCards).values(rows);
  await choose(guest, id, { offer_code: "", gift_card_codes: [], shipping_id: "post" });
});

const refusal = async (body: Parameters<typeof change>[2]) => {
  const answer = await change(guest, id, body);
  const { code, errors = [] } = await answer.json();
  return [answer.status, code, errors[0]?.path];
};

describe("an offer", () => {
  it("gives its discount, whatever the case of its code", async () => {
    const { bill, offer_code, items } = await choose(guest, id, { offer_code: " ten " });
    expect([bill.offer, bill.final_price, offer_code]).toEqual([
      {
        code: "Ten",
        amount: 100,
        automatic: false,
        on_shipping: false,
        items: [{ item_id: items[0]?.item_id, amount: 100 }],
      },
      980,
      "ten",
    ]);
    expect((await choose(guest, id, { offer_code: "" })).bill).toMatchObject({ offer: null, final_price: 1_080 });
  });
  it("on shipping reduces the shipping cost", async () => {
    expect((await choose(guest, id, { offer_code: "postfree" })).bill.final_price).toBe(1_000);
  });
  it.each([
    ["NOTHING", "offer_unknown"],
    ["BROKEN", "offer_unknown"],
    ["LARGE", "offer_amount_below_minimum"],
    ["OLD", "offer_expired"],
    ["OFF", "offer_inactive"],
    ["%' or true --", "offer_unknown"],
  ])("%s is refused as %s", async (code, refused) => {
    expect(await refusal({ offer_code: code })).toEqual([422, refused, "offer_code"]);
    expect((await look(guest, id)).offer_code).toBe("");
  });
  it("counts the uses of a former shop and the orders since towards its limit", async () => {
    await getDatabase().insert(offerCounts).values({ storeId: "nila-loom", offerId: "few", used: 1 });
    expect((await choose(guest, id, { offer_code: "FEW" })).bill.offer?.code).toBe("FEW");
    await getDatabase().update(offerCounts).set({ used: 2 });
    expect(await refusal({ offer_code: "FEW" })).toEqual([422, "offer_used_up", "offer_code"]);
    // A checkout in which the code was entered before it was used up shows the refusal and gives no discount.
    expect(await look(guest, id)).toMatchObject({ offer_refusal: "offer_used_up", bill: { offer: null } });
  });
  it("valid once per customer is refused for those who have used it only", async () => {
    const order = { ...anOrder({ id: "used", number: "used-1" }), invoiceNumber: null };
    await insertOrder("nila-loom", order, new Date(), getDatabase());
    const use = { storeId: "nila-loom", offerId: "once", orderId: "used", isOnlyUse: true };
    await getDatabase()
      .insert(offerUses)
      .values({ ...use, usedBy: hashToken("other@example.com") });
    expect((await choose(guest, id, { offer_code: "ONCE" })).bill.offer?.code).toBe("ONCE");
    await getDatabase()
      .update(offerUses)
      .set({ usedBy: hashToken("guest@example.com") });
    expect(await refusal({ offer_code: "ONCE" })).toEqual([422, "offer_already_used", "offer_code"]);
  });
});

describe("gift cards", () => {
  it("pay in the order entered, whatever the case of their codes", async () => {
    const { bill, gift_card_codes } = await choose(guest, id, {
      gift_card_codes: ["aaaaaaaaaaa2", "", "AAAA AAAA AAA1"],
    });
    expect(gift_card_codes).toEqual(["AAAA-AAAA-AAA2", "AAAA-AAAA-AAA1"]);
    expect(bill.gift_cards.map(({ amount }) => amount)).toEqual([500, 300]);
    expect(bill.final_price).toBe(280);
  });
  it.each([
    ["AAAA-AAAA-AAA9", "gift_card_unknown"],
    ["none", "gift_card_unknown"],
    ["AAAA-AAAA-AAA3", "gift_card_inactive"],
    ["AAAA-AAAA-AAA4", "gift_card_expired"],
    ["AAAA-AAAA-AAA5", "gift_card_empty"],
    ["AAAA-AAAA-AAA6", "gift_card_on_hold"],
  ])("%s is refused as %s", async (code, refused) => {
    expect(await refusal({ gift_card_codes: [code] })).toEqual([422, refused, "gift_card_codes"]);
    expect((await look(guest, id)).gift_card_codes).toEqual([]);
  });
  it("are accepted once each", async () => {
    const codes = ["AAAA-AAAA-AAA1", "AAAA-AAAA-AAA1"];
    expect(await refusal({ gift_card_codes: codes })).toEqual([422, "gift_card_repeated", "gift_card_codes"]);
  });
  it("held for another order are told", async () => {
    await choose(guest, id, { gift_card_codes: ["AAAA-AAAA-AAA1"] });
    const held = { heldUntil: new Date("2999-01-01"), heldFor: "other" };
    await getDatabase().update(giftCards).set(held).where(eq(giftCards.code, "AAAA-AAAA-AAA1"));
    expect((await look(guest, id)).gift_card_refusals).toEqual([
      { code: "AAAA-AAAA-AAA1", refusal: "gift_card_on_hold" },
    ]);
  });
});

describe("codes cannot be guessed", () => {
  it("by one shopper, even with valid codes in between", async () => {
    for (let tried = 0; tried < 12; tried++) {
      const code = tried === 5 ? "AAAA-AAAA-AAA1" : `AAAA-AAAA-BB${10 + tried}`;
      await change(guest, id, { gift_card_codes: [code] });
    }
    expect(await refusal({ gift_card_codes: ["AAAA-AAAA-AAA2"] })).toEqual([429, "too_many_attempts", undefined]);
    // Sending a code that the checkout already has does not count as an attempt.
    expect((await change(guest, id, { gift_card_codes: ["AAAA-AAAA-AAA1"] })).status).toBe(200);
  });
  it("by many codes in one request", async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `AAAA-AAAA-CC${10 + index}`);
    expect((await refusal({ gift_card_codes: codes }))[1]).toBe("gift_card_unknown");
    expect((await refusal({ gift_card_codes: codes }))[1]).toBe("too_many_attempts");
    expect((await refusal({ gift_card_codes: [...codes, "AAAA-AAAA-AAA1"] }))[0]).toBe(400);
  });
  it("from one network with many browsers", async () => {
    const statuses: number[] = [];
    for (let browser = 0; browser < 7; browser++) {
      const other = await aGuest(`other${browser}@example.com`);
      await putIntoCart(other);
      const theirs = await begin(other);
      const codes = Array.from({ length: 10 }, (_, index) => `AAAA-AAAA-D${browser}${10 + index}`.slice(0, 14));
      statuses.push((await change(other, theirs, { gift_card_codes: codes })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  });
});
