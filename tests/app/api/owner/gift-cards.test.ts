import { POST as deactivate } from "@/app/api/owner/gift-cards/[code]/deactivate/route";
import { POST as issue, GET as list } from "@/app/api/owner/gift-cards/route";
import { listGiftCardsByCode } from "@/lib/data/gift-card/gift-cards";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(async () => {
  const { ys_features } = aStoreAnswer();
  await insertStore("nila-loom", { features: [...ys_features, "manual_giftcard"] });
  await insertStore("other");
});

type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;

function ask(
  handler: Handler,
  { body, query = "", code = "" }: { body?: unknown; query?: string; code?: string } = {},
) {
  const request = new Request(`http://localhost/api/owner/gift-cards${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve({ code }) });
}

it("issues a card that pays, lists it, and deactivates it", async () => {
  const body = { price: 999.5, kind: "onetime", name: "For Bina", expires_on: "2027-11-22T00:00:00Z" };
  const card = await (await ask(issue, { body })).json();
  expect(card).toMatchObject({ kind: "onetime", price: 999.5, balance: 999.5, status: "active", name: "For Bina" });
  expect(card.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const [asked] = await listGiftCardsByCode("nila-loom", [card.code], null);
  expect(asked?.card).toMatchObject({ isActive: true, balance: 99_950 });
  expect(await (await ask(list)).json()).toMatchObject({ list: [card], total: 1 });
  expect(await (await ask(list, { query: "?store_id=other" })).json()).toMatchObject({ list: [], total: 0 });

  expect(await (await ask(deactivate, { body: {}, code: card.code })).json()).toMatchObject({ status: "deactivated" });
  const [ended] = await listGiftCardsByCode("nila-loom", [card.code], null);
  expect(ended?.card?.isActive).toBe(false);
  expect(await told(await ask(deactivate, { body: {}, code: "NONE-NONE-NONE" }))).toEqual([422, "gift_card_unknown"]);
});

it.each([0, -5, 0.001, 1e9])("issues no card worth %p", async (price) => {
  expect((await ask(issue, { body: { price } })).status).toBe(400);
});

it("issues no cards in a store without the feature", async () => {
  const query = "?store_id=other";
  expect(await told(await ask(issue, { body: { price: 100 }, query }))).toEqual([422, "gift_cards_off"]);
});
