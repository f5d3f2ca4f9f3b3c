import { render, screen } from "@testing-library/react";
import { LeftCartView } from "@/components/left-cart/view";

const NOTHING = { done: null, refused: null };
const STOLE = { id: "i", name: "Blue stole", options: "Indigo, M", quantity: "2 pieces" };
const button = () => screen.queryByRole("button", { name: "Put it in my bag" });

it("shows what was left, and sends the token of the link", () => {
  const { container } = render(<LeftCartView token="a-token" items={[STOLE]} outcome={NOTHING} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Blue stoleIndigo, M2 pieces");
  expect(button()).toBeVisible();
  expect(container.querySelector<HTMLInputElement>("input[name=token]")).toHaveValue("a-token");
  expect(container.querySelector("form")).toHaveAttribute("action", "/api/left-cart");
});

it.each([
  { items: null, text: /leads to no bag any more/ },
  { items: [], text: /Nothing that was in this bag can be ordered/ },
])("says $text and leads to the shop if there is nothing to bring back", ({ items, text }) => {
  render(<LeftCartView token="a-token" items={items} outcome={NOTHING} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(button()).toBeNull();
  expect(screen.getByRole("link", { name: "Back to the shop" })).toHaveAttribute("href", "/");
});

it("says what is missing after the items were brought back, and leads to the bag", () => {
  render(<LeftCartView token="" items={null} outcome={{ done: "The rest is gone.", refused: null }} />);
  expect(screen.getByText("The rest is gone.")).toBeVisible();
  expect(screen.queryByText(/leads to no bag/)).toBeNull();
  expect(screen.getByRole("link", { name: "View bag" })).toHaveAttribute("href", "/cart");
});
