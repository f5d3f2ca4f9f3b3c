import { render, screen } from "@testing-library/react";
import { Money } from "@/components/currency/money";
import { Price } from "@/components/currency/price";
import { OrderBill } from "@/components/order/bill";
import { BillTable } from "@/components/pricing/bill-table";
import { decimalMoney } from "@/lib/domain/currency/money";
import { currencyOfferJson } from "@/lib/domain/currency/offer";
import { documentAmount } from "@/lib/domain/invoice/wording";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { atBasePath } from "@/lib/inline/at-base-path";
import { FIRST_PAINT_SCRIPT } from "@/lib/inline/scripts";
import { orderContent } from "@/lib/messages/order/wording";
import { productMetadata } from "@/lib/seo/product-metadata";
import { productData } from "@/lib/seo/product-structured-data";
import { formatsOf } from "@/scripts/store/output/formats";
import { aCurrency } from "@/tests/factories/currency";
import { anOrder } from "@/tests/factories/order";
import { anItem, anOrderToPrice } from "@/tests/factories/pricing";
import { aProduct } from "@/tests/factories/product";
import { aStore } from "@/tests/factories/store";

/** Everything that writes amounts for people. Each answers the text of `amount` in dollars. */
const DOLLAR = aCurrency({ code: "USD", chargeBasisPoints: 0, rateMillionths: 1_000_000 });
const order = (amount: number) => anOrder({ currency: DOLLAR, subTotal: amount });
const lastText = (role: string) => screen.getAllByRole(role)[0]?.textContent ?? "";

const WRITERS: Record<string, (amount: number) => string | Promise<string>> = {
  "a price on a page": (amount) => render(<Price amount={amount} currency="USD" />).container.textContent,
  "an amount on a page": (amount) => render(<Money shown={amount} currency="USD" />).container.textContent,
  "the bill of a checkout": (amount) => {
    const bill = priceOrder(anOrderToPrice({ items: [anItem({ discountedPrice: amount })], currency: DOLLAR }));
    render(<BillTable bill={bill} items={[]} />);
    return lastText("definition");
  },
  "the bill of an order": (amount) => {
    render(<OrderBill order={order(amount)} />);
    return lastText("definition");
  },
  "the script in the head": async (amount) => {
    localStorage.setItem("currency", '"USD"');
    new Function(atBasePath(FIRST_PAINT_SCRIPT))();
    const offer = document.createElement("template");
    offer.dataset.currencies = currencyOfferJson("INR", [aCurrency({ code: "INR", isDefault: true }), DOLLAR], false);
    document.body.innerHTML = `${offer.outerHTML}<data value="${decimalMoney(amount)}">?</data>`;
    await Promise.resolve();
    document.dispatchEvent(new Event("DOMContentLoaded"));
    return document.querySelector("data")?.textContent ?? "";
  },
  "a mail": (amount) =>
    orderContent(order(amount), { link: "https://shop.example", timeZone: "Asia/Kolkata", openingDays: [] }).bill[0]
      ?.amount ?? "",
  "an invoice": (amount) => `$${documentAmount(amount, "USD")}`,
  "the command line": (amount) => formatsOf({ base_currency: "USD", time_zone: "UTC" }).money(amount / 100),
};

const AMOUNTS = [
  { amount: 0, text: "$0" },
  { amount: 1, text: "$0.01" },
  { amount: 70, text: "$0.70" },
  { amount: 100, text: "$1" },
  { amount: 15_800, text: "$158" },
  { amount: 15_813, text: "$158.13" },
  { amount: 15_850, text: "$158.50" },
  { amount: 125_000_050, text: "$1,250,000.50" },
];

describe.each(Object.entries(WRITERS))("%s", (_, write) => {
  it.each(AMOUNTS)("writes $amount cents as $text", async ({ amount, text }) => {
    expect(await write(amount)).toBe(text);
  });
});

it.each(AMOUNTS)("tells machines $amount cents with two decimals", ({ amount }) => {
  const store = aStore({ baseCurrency: "USD" });
  const product = aProduct({ price: { sellingPrice: amount, discountedPrice: amount } });
  const decimals = (amount / 100).toFixed(2);
  expect(productData(store, product, { today: new Date("2026-11-23"), country: "IN" })).toMatchObject({
    offers: { price: decimals },
  });
  expect(productMetadata(store, product).other).toMatchObject({ "product:price:amount": decimals });
});
