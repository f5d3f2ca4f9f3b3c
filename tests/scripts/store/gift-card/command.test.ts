import { giftCardsAnswerSchema, giftCardWireSchema } from "@/lib/contracts/gift-card/owner-calls";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(async () => {
  const { store_details: details, ys_features } = aStoreAnswer();
  const currency_types = [{ ...details.currency_types[0], country_code: "USD" }];
  await insertStore("nila-loom", {
    features: [...ys_features, "manual_giftcard"],
    details: { ...details, country: "United States", currency_types },
  });
});
afterEach(() => jest.useRealTimers());

const cards = (...words: string[]) => typed(["gift-cards", ...words]);

it("issues gift cards in the store's own currency, lists and deactivates them", async () => {
  expect(await cards()).toEqual({ code: 0, out: "", err: "There are no gift cards yet.\n" });
  const { out: issued } = await cards("issue", "1000", "--kind", "onetime", "--name", "For Bina");
  expect(issued).toMatch(
    /^Code {12}Status {2}Kind {5}Balance {3}Value {2}Name\n\S{14} {2}active {2}onetime {3}\$1,000 {2}\$1,000 {2}For Bina\n$/,
  );
  expect((await cards("list")).out).toBe(issued);
  const [code = ""] = issued.split("\n")[1]?.split("  ") ?? [];
  expect((await cards("deactivate", code)).out).toContain("  deactivated  ");
  expect(await cards("deactivate", "AAAA")).toMatchObject({ code: 1, err: "There is no gift card with that code.\n" });
});

it("lets a card expire at the end of the day where the store is", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-22T03:00:00Z"), advanceTimers: true });
  const { out } = await cards("issue", "50", "--months", "6");
  // At the time of this test it is still the 21st in New York, the store's time zone.
  expect(out).toMatch(/ {2}2027-05-21\n$/);
});

it("prints the JSON of the wire", async () => {
  const card = giftCardWireSchema.parse(await typedJson(["gift-cards", "issue", "10"]));
  expect(card).toMatchObject({ price: 10, balance: 10, kind: "wallet", expires_on: null });
  expect(giftCardsAnswerSchema.parse(await typedJson(["gift-cards"])).list).toContainEqual(card);
});

it.each([
  [["issue", "10.555"], "It must be an amount such as 900 or 899.5."],
  [["issue", "0"], "It must be more than 0."],
  [["issue", "10", "--kind", "plastic"], "Allowed choices are wallet, onetime."],
  [["isue", "10"], "(Did you mean issue?)"],
])("refuses gift-cards %j, and says what is expected", async (words, message) => {
  expect(await cards(...words)).toEqual({ code: 2, out: "", err: expect.stringContaining(message) });
});
