import { catchUpExpiredTags } from "@/lib/cached/expire-tags";
import { getOffersForAll } from "@/lib/cached/offers";
import { forgetRemembered } from "@/lib/cached/remembered";
import { findOffers } from "@/lib/data/pricing/offers";
import { validityRefusal } from "@/lib/domain/pricing/offer";
import type { StoreId } from "@/lib/domain/store/id";
import { endOffer } from "@/lib/workflows/pricing/manage-offers";
import { anOfferRow, insertCheckoutStore, insertLists } from "../../factories/checkout-store";
import { useTestDatabase } from "../../support/database";

jest.mock("../../../lib/data/pricing/offers", () => {
  const actual = jest.requireActual("../../../lib/data/pricing/offers");
  return { ...actual, findOffers: jest.fn(actual.findOffers) };
});
useTestDatabase();

const offer = (code: string, overrides: object = {}) => anOfferRow({ code, code_type: "auto_discount", ...overrides });
const readings = () => jest.mocked(findOffers).mock.calls.length;
const listValidCodes = async (storeId: StoreId) =>
  (await getOffersForAll(storeId))?.automatic
    .filter((each) => validityRefusal(each, new Date()) === null)
    .map(({ code }) => code)
    .toSorted();

beforeEach(() => {
  forgetRemembered();
  jest.mocked(findOffers).mockClear();
});

it("reads automatic offers once, and again after a change", async () => {
  await insertCheckoutStore("loom");
  await insertLists("loom", "offer", {
    ten: offer("TEN"),
    five: offer("FIVE"),
    typed: offer("TYPED", { code_type: "discount" }),
  });
  expect(await listValidCodes("loom" as StoreId)).toEqual(["FIVE", "TEN"]);
  await getOffersForAll("loom" as StoreId);
  expect(readings()).toBe(1);
  expect(await endOffer("loom" as StoreId, { code: "TEN", at: null })).toMatchObject({ ok: true });
  await catchUpExpiredTags();
  expect(await listValidCodes("loom" as StoreId)).toEqual(["FIVE"]);
  expect(readings()).toBe(2);
});

it.each([
  ["how often it was used", { restrict_usage: true, usage_limit: 200 }],
  ["who has used it", { onetime_usage: true }],
])("leaves an offer to the database that depends on %s", async (what, limits) => {
  const storeId = what.replaceAll(" ", "-") as StoreId;
  await insertCheckoutStore(storeId);
  await insertLists(storeId, "offer", { always: offer("ALWAYS"), limited: offer("LIMITED", limits) });
  expect(await getOffersForAll(storeId)).toBeNull();
});
