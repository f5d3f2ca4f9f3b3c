import { differenceOf, type ProviderSums, type RecordedPayment } from "@/lib/domain/payment/difference";

const ours = (more: Partial<RecordedPayment> = {}): RecordedPayment => ({
  amount: 1_000,
  currencyCode: "INR",
  state: "kept",
  refunded: { throughProvider: 0, byHand: 0, waiting: 0 },
  ...more,
});
const theirs = (more: Partial<ProviderSums> = {}): ProviderSums => ({
  amount: 1_000,
  currencyCode: "INR",
  refunded: 0,
  ...more,
});
const refunded = (throughProvider: number, byHand = 0, waiting = 0) => ({
  refunded: { throughProvider, byHand, waiting },
});

it.each([
  ["a payment that both know", ours(), theirs(), null],
  ["a payment of which the provider knows nothing", ours(), null, "not_charged"],
  ["another amount", ours(), theirs({ amount: 999 }), "amount"],
  ["another currency", ours(), theirs({ currencyCode: "USD" }), "amount"],
  ["the same refund", ours(refunded(300)), theirs({ refunded: 300 }), null],
  ["a refund that did not arrive", ours(refunded(300)), theirs(), "refunded"],
  ["a refund that we do not know", ours(), theirs({ refunded: 300 }), "refunded"],
  ["a refund by hand, made elsewhere", ours(refunded(0, 300)), theirs(), null],
  ["a refund by hand, made at the provider", ours(refunded(100, 300)), theirs({ refunded: 400 }), null],
  ["more than was refunded by hand", ours(refunded(0, 300)), theirs({ refunded: 301 }), "refunded"],
  ["a refund that waits, of which the provider knows", ours(refunded(0, 0, 300)), theirs({ refunded: 300 }), null],
  ["one of two refunds that wait", ours(refunded(100, 0, 500)), theirs({ refunded: 300 }), null],
  ["a refund that waits and is not made", ours(refunded(100, 0, 300)), theirs({ refunded: 100 }), null],
  ["more than waits", ours(refunded(0, 0, 300)), theirs({ refunded: 301 }), "refunded"],
  ["a failed attempt", ours({ state: "none" }), null, null],
  ["an attempt that has taken money after all", ours({ state: "none" }), theirs(), "not_recorded"],
  ["an attempt whose money was returned", ours({ state: "none" }), theirs({ refunded: 1_000 }), null],
  ["a payment to be returned, of a wrong amount", ours({ state: "due" }), theirs({ amount: 1 }), null],
  ["a payment to be returned that was", ours({ state: "due" }), theirs({ refunded: 1_000 }), "refunded"],
  ["a returned payment", ours({ state: "returned" }), theirs({ refunded: 1_000 }), null],
  ["a payment returned in parts", ours({ state: "returned", ...refunded(600) }), theirs({ refunded: 600 }), null],
  ["a returned payment that was not", ours({ state: "returned", ...refunded(1_000) }), theirs(), "refunded"],
])("compares %s", (_name, recorded, reported, expected) => {
  expect(differenceOf(recorded, reported)).toBe(expected);
});
