import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GuestForm } from "@/components/authentication/guest-form";
import { LeftCartConsentForm } from "@/components/left-cart/consent-form";
import { mockAccountCall } from "../../support/account-calls";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));

const box = () => screen.queryByRole("checkbox", { name: "Remind me by e-mail if I leave something in my bag" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const sentBox = (sent: readonly unknown[]) => sent.map((body) => [Object(body).left_cart_mail].flat().at(-1));

beforeEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

describe("a guest", () => {
  const show = (asksForLeftCartMail: boolean) =>
    render(
      <GuestForm takesMobile={false} sentTo={null} next="/checkout/c" asksForLeftCartMail={asksForLeftCartMail} />,
    );

  it.each([
    { isTicked: true, says: "true" },
    { isTicked: false, says: "false" },
  ])("is asked with an empty box, and says $says with it ticked: $isTicked", async ({ isTicked, says }) => {
    const sent = mockAccountCall("post", "/guest", { kind: "guest", email: "asha@example.com" });
    show(true);
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/stop it at any time/);
    await userEvent.type(screen.getByLabelText("E-mail address"), "asha@example.com");
    if (isTicked) await userEvent.click(box() ?? document.body);
    await press("Continue as guest");
    await waitFor(() => expect(sentBox(sent)).toEqual([says]));
  });

  it("is not asked in a store that reminds of nothing", () => {
    show(false);
    expect(box()).toBeNull();
  });
});

it("shows a customer what they chose, and saves another choice", async () => {
  const sent = mockAccountCall("put", "/left-cart-mail", { left_cart_mail: false, consented_on: null });
  render(
    <div data-customer="c1">
      <LeftCartConsentForm isGiven />
    </div>,
  );
  expect(box()).toBeChecked();
  await userEvent.click(box() ?? document.body);
  await press("Update reminders");
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(sentBox(sent)).toEqual(["false"]);
});
