import { payableMarks, paymentStates } from "@/lib/contracts/payment/problems";
import { paymentTypesSchema, toPaymentTypes } from "@/lib/contracts/payment/types";

const types = paymentTypesSchema.decode([
  { name: "Square", rank: 5, app_config: { application_id: "a", location_id: "l" } },
  { name: "COD", rank: 1 },
  { name: "Barter", rank: 2 },
  { name: "UPI", rank: 3 },
  { name: "Bank", rank: 4, status: "inactive" },
  { name: "COD", rank: 6 },
]);

it.each([
  { hasKeys: true, square: "offered" },
  { hasKeys: false, square: "keys_missing" },
])("says of each payment method whether it is offered, with keys: $hasKeys", ({ hasKeys, square }) => {
  expect(paymentStates(types, ({ kind }) => kind !== "square" || hasKeys)).toEqual([
    { name: "COD", state: "offered" },
    { name: "Barter", state: "unknown" },
    { name: "UPI", state: "not_set_up" },
    { name: "Bank", state: "off" },
    { name: "Square", state: square },
    { name: "COD", state: "name_repeated" },
  ]);
});

it("says offered of exactly those that the checkout offers", () => {
  const offered = paymentStates(types, () => true).filter(({ state }) => state === "offered");
  expect(offered.map(({ name }) => name)).toEqual(toPaymentTypes(types).map(({ name }) => name));
});

it.each<[kinds: ("cod" | "upi" | "square" | "foloosi")[], marks: string[]]>([
  [[], []],
  [["cod"], []],
  [["upi"], ["upi"]],
  [["square"], ["visa", "Mastercard"]],
  [
    ["foloosi", "upi", "cod"],
    ["upi", "visa", "Mastercard"],
  ],
])("with %j shows the marks %j", (kinds, marks) => {
  const offered = kinds.map((kind) => ({ kind }));
  expect(payableMarks(["upi", "visa", "Mastercard", "paypal", "a word"], offered)).toEqual(marks);
});
