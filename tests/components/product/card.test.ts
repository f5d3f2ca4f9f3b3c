import { productFacts } from "@/components/product/card";
import type { Product } from "@/lib/domain/product/product";
import { aProduct } from "../../factories/product";
import { aStore } from "../../factories/store";

const store = aStore();
const sizes = { name: "Size", options: ["S", "M"] };

it.each<[string, Partial<Product>, string | undefined]>([
  ["a piece", {}, "Add"],
  ["a piece in sizes", { variantTypes: [sizes] }, "Choose size"],
  ["a piece that is sold out", { stock: { quantity: 0, state: "sold_out" } }, undefined],
  ["a length", { unit: "Mts" }, undefined],
  ["a piece that has to be written on", { needsText: true }, undefined],
  ["a piece in sizes that has to be written on", { needsText: true, variantTypes: [sizes] }, undefined],
])("offers on the card of %s to add what needs no more than a variant", (_, product, text) => {
  expect(productFacts(aProduct(product), store, new Date(), true).quickAdd).toBe(text);
});
