import { render, screen } from "@testing-library/react";
import { ProductDisclosures } from "@/components/product/disclosures";
import { type Disclosures, NO_DISCLOSURES } from "@/lib/domain/product/disclosures";
import type { StoreDetails } from "@/lib/domain/store/store";
import { aProduct } from "@/tests/factories/product";
import { aStore } from "@/tests/factories/store";

const FACTS: Disclosures = {
  countryOfOrigin: "India",
  maker: "Nila Loom, Kochi",
  importer: "",
  netQuantity: "1 piece",
  mrp: 129_950,
};

function show(disclosures: Disclosures, store: Partial<StoreDetails> = {}) {
  render(<ProductDisclosures product={aProduct({ disclosures })} store={aStore({ country: "India", ...store })} />);
  return document.querySelector("dl");
}

it("says what the law of India asks for", () => {
  expect(show(FACTS)).toHaveTextContent(
    "MRP₹1,299.50 (inclusive of all taxes)Net quantity1 pieceCountry of originIndiaMade or packed byNila Loom, Kochi",
  );
  expect(screen.queryByText("Imported by")).not.toBeInTheDocument();
});

it("names the importer of goods from abroad", () => {
  expect(show({ ...FACTS, countryOfOrigin: "Nepal", importer: "Bina Traders, Mumbai" })).toHaveTextContent(
    "Imported byBina Traders, Mumbai",
  );
});

it("shows no MRP in a store that hides its prices", () => {
  const { setting } = aStore();
  expect(show(FACTS, { setting: { ...setting, hidesPrices: true } })).not.toHaveTextContent("MRP");
});

it.each([
  { what: "for a store elsewhere", facts: FACTS, country: "Germany" },
  { what: "for a product without any of it", facts: NO_DISCLOSURES, country: "India" },
])("shows nothing $what", ({ facts, country }) => {
  expect(show(facts, { country })).toBeNull();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
