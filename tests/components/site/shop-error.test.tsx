import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ShopError from "@/app/[store]/(shop)/error";

it("lets the shopper try again, and shows no details of the fault", async () => {
  const reset = jest.fn();
  const { container } = render(<ShopError error={new Error("relation products does not exist")} reset={reset} />);
  expect(container.textContent).not.toMatch(/relation|Error:/);
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(reset).toHaveBeenCalledTimes(1);
});
