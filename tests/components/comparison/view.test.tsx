import { render, screen } from "@testing-library/react";
import { Comparison } from "@/components/comparison/view";
import { aProduct } from "../../factories/product";
import { aStore } from "../../factories/store";

const one = aProduct({ slug: "one", name: "One", summary: "112 cm wide", brand: "Kannur looms" });
const two = aProduct({ slug: "two", name: "Two", summary: "90 cm wide", brand: "Kannur looms" });

it("puts products beside each other, and says which properties differ", () => {
  render(<Comparison store={aStore()} products={[one, two]} />);
  expect(screen.getAllByRole("columnheader").map((cell) => cell.querySelector("a")?.textContent)).toEqual([
    "One",
    "Two",
  ]);
  expect(screen.getByText("In short").closest("th")).toHaveTextContent("differs");
  expect(screen.getByText("Made by").closest("th")).not.toHaveTextContent("differs");
  expect(screen.getByRole("cell", { name: "112 cm wide" })).toBeVisible();
});

it("leads to the same comparison without a product", () => {
  render(<Comparison store={aStore()} products={[one, two]} />);
  expect(screen.getByRole("link", { name: "Remove One" })).toHaveAttribute("href", "/compare?products=two");
});

it("lets shoppers buy each product, and leads to the page of one that takes more than a choice", () => {
  const sizes = aProduct({ slug: "sizes", name: "Sizes", variantTypes: [{ name: "Size", options: ["S", "M"] }] });
  const gone = aProduct({ slug: "gone", name: "Gone", stock: { quantity: 0, state: "sold_out" } });
  render(<Comparison store={aStore()} products={[one, sizes, gone]} />);
  expect(screen.getByRole("link", { name: "Add: One" })).toHaveClass("quick-add");
  expect(screen.getByRole("link", { name: "Choose size: Sizes" })).toHaveAttribute("href", "/product/sizes");
  expect(screen.getByRole("link", { name: "See details: Gone" })).not.toHaveClass("quick-add");
});
