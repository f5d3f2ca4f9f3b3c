import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { DeliveryBehaviour } from "@/components/delivery/behaviour";
import { DeliveryCheck } from "@/components/delivery/check-form";
import { server } from "../../mocks/server";

jest.mock("next/navigation", () => ({ usePathname: () => "/product/stole" }));

const option = {
  name: "Parcel",
  delivery_time: "3 to 5 days",
  first_day: "2026-11-27",
  last_day: "2026-12-01",
  free_from: null,
};

function answer(options: readonly unknown[]) {
  const asked: string[] = [];
  server.use(
    http.get("*/api/delivery", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("pincode") ?? "");
      return HttpResponse.json({ options });
    }),
  );
  return asked;
}
const show = () =>
  render(
    <>
      <DeliveryCheck country="IN" slug="stole" />
      <DeliveryBehaviour />
    </>,
  );

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, so nothing is ever hidden in it.
  Element.prototype.checkVisibility = () => true;
});

it("says when an order arrives, and remembers the PIN code for the next product", async () => {
  const asked = answer([option, { ...option, name: "Express", first_day: "2026-11-26", last_day: "2026-11-26" }]);
  const { unmount } = show();
  expect(screen.getByRole("status")).toHaveTextContent("Enter your PIN code to see when it arrives.");
  await userEvent.type(screen.getByRole("textbox", { name: "Deliver to PIN code" }), "682001");
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByText("Arrives Fri 27 Nov – Tue 1 Dec")).toBeVisible();
  expect(screen.getByText("Express: Thu 26 Nov")).toBeVisible();
  unmount();

  show();
  expect(await screen.findByText("Arrives Fri 27 Nov – Tue 1 Dec")).toBeVisible();
  expect(asked).toEqual(["682001", "682001"]);
});

it("shows the owner's text if no day can be named", async () => {
  answer([{ ...option, first_day: null, last_day: null }]);
  show();
  await userEvent.type(screen.getByRole("textbox"), "682001{Enter}");
  expect(await screen.findByText("Parcel: 3 to 5 days")).toBeVisible();
});

it("says why there is no answer, and remembers nothing", async () => {
  server.use(http.get("*/api/delivery", () => HttpResponse.json({ code: "pincode_not_served" }, { status: 422 })));
  show();
  await userEvent.type(screen.getByRole("textbox"), "700001{Enter}");
  expect(await screen.findByText("We do not deliver there yet. Contact us, or try another one.")).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
