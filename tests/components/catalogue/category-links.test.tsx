import { render, screen } from "@testing-library/react";
import { CategoryLinks } from "@/components/catalogue/category-links";
import { aPicture } from "../../factories/product";

const indigo = {
  name: "Indigo & more",
  link: { kind: "internal", path: "/category/cloth?filter.colour=indigo" },
} as const;
const silk = { name: "Silk", link: { kind: "category", slug: "silk" } } as const;

it("links to what the owner names, with a picture where there is one", () => {
  render(
    <CategoryLinks
      storeId="nila-loom"
      label="In this category"
      links={[
        { ...indigo, picture: null },
        { ...silk, picture: aPicture({ alt: "Shot silk" }) },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "In this category" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Indigo & more" })).toHaveAttribute("href", indigo.link.path);
  const pictured = screen.getByRole("link", { name: "Silk" });
  expect(pictured).toHaveAttribute("href", "/category/silk");
  expect(pictured.querySelector("img")).toHaveAttribute("alt", "");
});

it("shows nothing where there are no links", () => {
  const { container } = render(<CategoryLinks storeId="nila-loom" label="In this category" links={[]} />);
  expect(container).toBeEmptyDOMElement();
});
