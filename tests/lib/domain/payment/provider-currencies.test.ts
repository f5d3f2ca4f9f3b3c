import { takenCurrencies } from "@/lib/domain/payment/provider-currencies";

it.each([
  { kind: "square", listed: [], taken: [] },
  { kind: "square", listed: ["USD"], taken: ["USD"] },
  { kind: "upi", listed: ["USD"], taken: ["INR"] },
  { kind: "paypal", listed: ["INR", "EUR"], taken: ["EUR"] },
] as const)("takes $taken by $kind of $listed", ({ kind, listed, taken }) => {
  expect(takenCurrencies(kind, listed)).toEqual(taken);
});

it("knows what PayPal cannot move", () => {
  const taken = takenCurrencies("paypal", []);
  expect(taken).toContain("USD");
  expect(taken).not.toContain("INR");
  expect(taken).not.toContain("HUF");
});
