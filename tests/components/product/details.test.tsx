import { render, screen } from "@testing-library/react";
import { ProductDetails } from "@/components/product/details";
import { aProduct } from "../../factories/product";

it("shows what is special about the product, and what can be downloaded", () => {
  const product = aProduct({
    highlights: [{ icon: "loom", text: "Woven on a pit loom" }],
    files: [{ name: "Care sheet", src: "care/linen-1a2b3c4d.pdf" }],
  });
  render(<ProductDetails storeId="loom" product={product} sizeChart={null} />);
  expect(screen.getByRole("list", { name: "Highlights" })).toHaveTextContent("Woven on a pit loom");
  const link = screen.getByRole("link", { name: "Care sheet (PDF)" });
  expect(link).toHaveAttribute("href", "/uploads/loom/care/linen-1a2b3c4d.pdf");
  expect(link).toHaveAttribute("download");
});

it("shows neither for a product that has none", () => {
  render(<ProductDetails storeId="loom" product={aProduct()} sizeChart={null} />);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});
