import { render, screen, within } from "@testing-library/react";
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

it("shows a size chart in both units, and where to measure", () => {
  const picture = { src: "measure/bust.svg", width: 320, height: 400, alt: "" };
  const chart = {
    id: "shirts",
    name: "Shirts",
    unit: "cm",
    description: "",
    rows: [
      ["Size", "Chest"],
      ["M", "92 to 97"],
    ],
    measures: [{ name: "Chest", hint: "Around the fullest part.", picture }],
  };
  render(<ProductDetails storeId="loom" product={aProduct()} sizeChart={chart} />);
  // Without a style sheet, as here, both are shown.
  expect(screen.getByRole("cell", { name: "92 to 97", hidden: true })).toBeInTheDocument();
  expect(screen.getByRole("cell", { name: "36.2 to 38.2", hidden: true })).toBeInTheDocument();
  const units = screen.getByRole("group", { name: "Unit", hidden: true });
  expect(within(units).getByRole("radio", { name: "Centimetres", hidden: true })).toBeChecked();
  expect(screen.getByText("Around the fullest part.")).toBeInTheDocument();
});
