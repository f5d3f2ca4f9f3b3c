import { render, screen } from "@testing-library/react";
import { StopMailsView } from "@/components/stop-mails/view";

const NOTHING = { done: null, refused: null };
const button = () => screen.queryByRole("button", { name: "Stop these e-mails" });

it("says what its button ends, and sends what the link said", () => {
  const { container } = render(<StopMailsView list="wish-alerts" token="a-token" outcome={NOTHING} />);
  expect(screen.getByText(/no more e-mails about products on your wishlist/)).toBeVisible();
  expect(button()).toBeVisible();
  const fields = [...container.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ["list", "wish-alerts"],
    ["token", "a-token"],
  ]);
});

it.each([
  { list: null, token: "a-token" },
  { list: "wish-alerts", token: "" },
] as const)("leads to the links in e-mails if it was opened without one: $list, '$token'", (link) => {
  render(<StopMailsView {...link} outcome={NOTHING} />);
  expect(button()).toBeNull();
  expect(screen.getByText("To stop an e-mail, use the link at its end.")).toBeVisible();
});

it("confirms that the e-mails are stopped, and offers the button again after a refusal", () => {
  const { rerender } = render(
    <StopMailsView list={null} token="" outcome={{ done: "Done. You get no more.", refused: null }} />,
  );
  expect(screen.getByText("Done. You get no more.")).toBeVisible();
  expect(button()).toBeNull();
  rerender(<StopMailsView list="stock-alerts" token="a-token" outcome={{ done: null, refused: "Wait a little." }} />);
  expect(screen.getByText("Wait a little.")).toBeVisible();
  expect(button()).toBeVisible();
});
