import { disclosureFacts } from "@/components/product/disclosure-facts";
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

const factsOf = (disclosures: Disclosures, store: Partial<StoreDetails> = {}) =>
  disclosureFacts(aProduct({ disclosures }), aStore({ country: "India", ...store }));

it("says what the law of India asks for", () => {
  expect(factsOf(FACTS)).toEqual([
    { name: "MRP", value: "₹1,299.50 (inclusive of all taxes)" },
    { name: "Net quantity", value: "1 piece" },
    { name: "Country of origin", value: "India" },
    { name: "Made or packed by", value: "Nila Loom, Kochi" },
  ]);
});

it("names the importer of goods from abroad", () => {
  expect(factsOf({ ...FACTS, countryOfOrigin: "Nepal", importer: "Bina Traders, Mumbai" })).toContainEqual({
    name: "Imported by",
    value: "Bina Traders, Mumbai",
  });
});

it("shows no MRP in a store that hides its prices", () => {
  const { setting } = aStore();
  const names = factsOf(FACTS, { setting: { ...setting, hidesPrices: true } }).map(({ name }) => name);
  expect(names).toEqual(["Net quantity", "Country of origin", "Made or packed by"]);
});

it.each([
  { what: "for a store elsewhere", facts: FACTS, country: "Germany" },
  { what: "for a product without any of it", facts: NO_DISCLOSURES, country: "India" },
])("says nothing $what", ({ facts, country }) => {
  expect(factsOf(facts, { country })).toEqual([]);
});

it("gives the MRP of the dearest size as the limit where sizes differ in price", () => {
  const product = aProduct({ disclosures: FACTS, priceVaries: true });
  expect(disclosureFacts(product, aStore({ country: "India" }))).toContainEqual({
    name: "MRP",
    value: "up to ₹1,299.50, as on the label (inclusive of all taxes)",
  });
});
