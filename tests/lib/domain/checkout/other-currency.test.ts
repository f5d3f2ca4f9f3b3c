import { otherCurrency } from "@/lib/domain/checkout/other-currency";
import { aCurrency } from "../../../factories/currency";

const store = { currencies: ["INR", "USD"].map((code) => aCurrency({ code })) };
const taking = (label: string, currencies: string[], refusals: readonly ("payment_currency" | "cod_abroad")[]) => ({
  label,
  currencies,
  refusals,
});
const UPI = taking("UPI", ["INR"], ["payment_currency"]);
const CASH = taking("Cash on delivery", ["INR"], ["payment_currency"]);

it.each([
  { what: "all methods take the currency", payments: [taking("UPI", ["INR"], [])], other: null },
  { what: "two take rupees only", payments: [CASH, UPI], other: { code: "INR", labels: ["Cash on delivery", "UPI"] } },
  {
    what: "one is refused for another reason, too",
    payments: [{ ...CASH, refusals: ["cod_abroad", "payment_currency"] as const }, UPI],
    other: { code: "INR", labels: ["UPI"] },
  },
  {
    what: "one is refused for another reason alone",
    payments: [taking("Cash on delivery", [], ["cod_abroad"])],
    other: null,
  },
  {
    what: "the store does not offer what the method takes",
    payments: [taking("Card", ["OMR"], ["payment_currency"])],
    other: null,
  },
  {
    what: "a method takes something that the store offers, after something that it does not",
    payments: [taking("Card", ["OMR", "INR"], ["payment_currency"])],
    other: { code: "INR", labels: ["Card"] },
  },
])("offers another currency if $what: $other.code", ({ payments, other }) => {
  expect(otherCurrency(payments, store)).toEqual(other);
});
