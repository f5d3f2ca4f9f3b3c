import {
  asksForDisclosures,
  type Disclosures,
  lacksDisclosures,
  NO_DISCLOSURES,
} from "@/lib/domain/product/disclosures";

it.each([
  ["India", true],
  ["IN", true],
  [" india ", true],
  ["Indonesia", false],
  ["United States", false],
  ["", false],
])("a store in %j has to disclose facts about its goods: %s", (country, asks) => {
  expect(asksForDisclosures({ country })).toBe(asks);
});

const ALL: Disclosures = {
  countryOfOrigin: "India",
  maker: "Nila Loom, Kochi",
  importer: "",
  netQuantity: "1 piece",
  mrp: 129_950,
};

it.each<{ what: string; facts: Disclosures; lacks: boolean }>([
  { what: "all facts", facts: ALL, lacks: false },
  { what: "an importer in place of a maker", facts: { ...ALL, maker: "", importer: "Bina, Mumbai" }, lacks: false },
  { what: "neither maker nor importer", facts: { ...ALL, maker: "" }, lacks: true },
  { what: "no origin", facts: { ...ALL, countryOfOrigin: "" }, lacks: true },
  { what: "no net quantity", facts: { ...ALL, netQuantity: "" }, lacks: true },
  { what: "no MRP", facts: { ...ALL, mrp: 0 }, lacks: true },
  { what: "nothing", facts: NO_DISCLOSURES, lacks: true },
])("a product with $what lacks something: $lacks", ({ facts, lacks }) => {
  expect(lacksDisclosures(facts)).toBe(lacks);
});
