import fc from "fast-check";
import { decimalMoney, formatMoney } from "@/lib/domain/currency/money";

it.each([
  { amount: 0, code: "INR", text: "₹0" },
  { amount: 64_000, code: "INR", text: "₹640" },
  { amount: 12_500_000, code: "INR", text: "₹1,25,000" }, // Indian grouping
  { amount: 12_500_000, code: "USD", text: "$125,000" },
  { amount: 15_813, code: "USD", text: "$158.13" },
  { amount: 15_800, code: "USD", text: "$158" }, // the format 1.0 does not force decimals
  { amount: 15_850, code: "EUR", text: "€158.50" },
  { amount: 70, code: "USD", text: "$0.70" },
  { amount: -70, code: "USD", text: "−$0.70" },
  { amount: 70, code: "JPY", text: "¥0.70" }, // conversion gives every currency two decimals
  { amount: 70, code: "KWD", text: "KWD\u00a00.70" },
  { amount: 5, code: "INR", text: "₹0.05" },
  { amount: 15_813, code: "AUD", text: "A$158.13" }, // must not look like the US dollar
])("shows $amount hundredths of $code as $text", ({ amount, code, text }) => {
  expect(formatMoney(amount, code)).toBe(text);
});

it.each([
  { amount: 0, text: "0.00" },
  { amount: 5, text: "0.05" },
  { amount: 129_950, text: "1299.50" },
  { amount: -129_950, text: "-1299.50" },
])("writes $amount for machines as $text", ({ amount, text }) => {
  expect(decimalMoney(amount)).toBe(text);
});

it("writes every amount for machines without loss", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(BigInt(decimalMoney(amount).replace(".", ""))).toBe(BigInt(amount));
    }),
  );
});
