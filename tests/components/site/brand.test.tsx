import { render, screen } from "@testing-library/react";
import { Brand } from "@/components/site/brand";

const show = (logo: { src: string; width: number; height: number } | null) =>
  render(<Brand storeId="nila-loom" storeName="Nila Loom" logo={logo} />);

it("shows a drawing with the shop's name as alternative text, and reserves its space", () => {
  show({ src: "brand/logo.svg", width: 236, height: 48 });
  const logo = screen.getByRole("img", { name: "Nila Loom" });
  expect(logo).toHaveAttribute("src", "/uploads/nila-loom/brand/logo.svg");
  expect(logo).not.toHaveAttribute("srcset");
  expect(logo).toHaveAttribute("width", "200");
  expect(logo).toHaveAttribute("height", "41");
  expect(logo).toHaveStyle({ "--phone": "150px", "--desktop": "200px" });
});

it("lets the browser choose among the sizes of a photograph", () => {
  show({ src: "brand/logo.webp", width: 1_000, height: 200 });
  const logo = screen.getByRole("img", { name: "Nila Loom" });
  expect(logo.getAttribute("srcset")).toMatch(/^\/uploads\/nila-loom\/brand\/logo_s\.avif 400w, /);
  expect(logo).toHaveAttribute("sizes", "(min-width: 992px) 200px, 150px");
});

it("shows the shop's name if there is no logo", () => {
  show(null);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("Nila Loom")).toBeVisible();
});
