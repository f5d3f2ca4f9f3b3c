import { render, screen } from "@testing-library/react";
import { WithdrawalConfirmView } from "@/components/withdrawal/confirm-view";
import { WithdrawalLink } from "@/components/withdrawal/link";
import type { OrderStatus } from "@/lib/domain/order/order";
import type { Withdrawal } from "@/lib/domain/withdrawal";

const declared: Withdrawal = {
  id: "secret",
  name: "Asha Menon",
  email: "asha@example.com",
  orderNumber: "1-1126",
  orderId: null,
  items: "",
  createdAt: new Date("2030-03-15T20:20:30Z"),
  confirmedAt: null,
};
const show = (withdrawal: Withdrawal) =>
  render(<WithdrawalConfirmView withdrawal={withdrawal} timeZone="Asia/Kolkata" />);

it("shows what was entered, with the button that confirms it and a way back", () => {
  const { container } = show(declared);
  for (const text of ["1-1126", "Asha Menon", "asha@example.com", "the whole order"]) screen.getByText(text);
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/api/withdrawals/secret/confirm");
  screen.getByRole("button", { name: "Confirm withdrawal" });
  expect(screen.getByRole("link", { name: "Change something" }).getAttribute("href")).toBe("/withdrawal?order=1-1126");
});

it("says only when it was confirmed, once it is", () => {
  const { container } = show({ ...declared, confirmedAt: new Date("2030-03-15T20:25:00Z") });
  screen.getByText(/You confirmed it on 16 March 2030, 1:55.am/);
  expect(container.textContent).not.toMatch(/Asha|asha@|1-1126/);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each<[OrderStatus, boolean]>([
  ["placed", true],
  ["dispatched", true],
  ["delivered", true],
  ["pending", false],
  ["lapsed", false],
  ["cancelled", false],
])("is offered for an order that is %s: %s", (status, isOffered) => {
  render(<WithdrawalLink order={{ number: "1-1126", status }} />);
  expect(screen.queryAllByRole("link", { name: "Withdraw from contract" })).toHaveLength(isOffered ? 1 : 0);
});
