import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { SWRConfig } from "swr";
import { BuyBox } from "@/components/product/buy-box";
import { ChosenVariant, type ProductOffer } from "@/components/product/chosen-variant";
import { anOffer, aVariantOffer, soldOut } from "../../factories/product-offer";
import { server } from "../../mocks/server";

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  server.use(http.get("*/api/products/p1/stock", () => HttpResponse.json({ stock: 38, variants: [] })));
});

function show(offer: ProductOffer, options: string[] = []) {
  return render(
    <Provider store={createStore()}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ChosenVariant offer={offer} initialOptions={options}>
          <BuyBox showsStockNumber customize={null} stockAlert="" />
        </ChosenVariant>
      </SWRConfig>
    </Provider>,
  );
}

it("shows the unit and the total of a length beside the stepper", async () => {
  const offer = anOffer({
    unit: "Mts",
    minQuantity: 50,
    stepQuantity: 50,
    price: { sellingPrice: 64_000, discountedPrice: 54_400 },
  });
  show(offer);
  expect(screen.getByText("0.5 m,")).toHaveTextContent("0.5 m, ₹272");
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.getByText("1.5 m,")).toHaveTextContent("1.5 m, ₹816");
  const field = screen.getByRole("spinbutton");
  await userEvent.clear(field);
  await userEvent.type(field, "-3");
  expect(screen.getByText("0.5 m,")).toHaveTextContent("0.5 m, ₹272");
});

it("shows no total for pieces, nor where prices are hidden", () => {
  show(anOffer());
  expect(document.body).not.toHaveTextContent("1 ,");
});

it("repeats the chosen length and what it costs in the bar of phones", async () => {
  const price = { sellingPrice: 64_000, discountedPrice: 54_400 };
  show(anOffer({ unit: "Mts", minQuantity: 50, stepQuantity: 25, price }));
  const facts = document.querySelector(".buy-bar-facts");
  expect(facts).toHaveTextContent("₹2720.5 m");
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(facts).toHaveTextContent("₹4080.75 m");
});

it("repeats the price of one piece and the options in the bar of phones", async () => {
  show(anOffer({ variantTypes: [{ name: "Size", options: ["S"] }], variants: [aVariantOffer("S")] }), ["S"]);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(document.querySelector(".buy-bar-facts")).toHaveTextContent("₹2,150S");
});

it("shows colours as swatches that are called by their names, and sizes as text with a link to the size chart", () => {
  const offer = anOffer({
    variantTypes: [
      { name: "Colour", options: ["Rust", "Moss"] },
      { name: "Size", options: ["S"] },
    ],
    swatches: [{ Rust: { background: "#a8532a" }, Moss: { picture: "/uploads/loom/moss_s.avif" } }, null],
    hasSizeChart: true,
    variants: [
      aVariantOffer("RS", { options: ["Rust", "S"] }),
      aVariantOffer("MS", { options: ["Moss", "S"], stock: soldOut }),
    ],
  });
  show(offer, ["Rust", "S"]);
  expect(screen.getByRole("link", { name: "Rust" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: /^Moss.*sold out$/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "S" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Size chart" })).toHaveAttribute("href", "#size-chart");
});
