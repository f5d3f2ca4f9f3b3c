import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { CheckoutAddressForm } from "@/components/address/checkout-form";
import { BranchForm } from "@/components/checkout/branch-form";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { aBranch } from "../../factories/checkout";
import { server } from "../../mocks/server";
import { answer, press, useCheckoutPage } from "../../support/checkout-page";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

useCheckoutPage();
beforeEach(() => goTo.mockClear());

describe("an address typed for the order", () => {
  beforeEach(() => {
    server.use(
      http.get("*/api/pincodes/:pincode", ({ params: { pincode } }) =>
        pincode === "560001"
          ? HttpResponse.json({ pincode, city: "Bengaluru", state: "Karnataka" })
          : HttpResponse.json({ pincode, city: "Kochi", state: "Kerala" }),
      ),
    );
  });
  const form = (
    <CheckoutAddressForm
      checkoutId="c1"
      purpose="shipping"
      hasBook={false}
      back={{ part: "delivery" }}
      address={null}
      countries={[{ code: "IN", name: "India", dialCode: "+91", needsPincode: true }]}
      defaults={{ name: "Asha", country: "IN", dialCode: "+91", mobile: "9812345670" }}
      submit="Continue to delivery"
      initial={NO_REFUSALS}
    />
  );
  const type = async () => {
    await userEvent.type(screen.getByLabelText("Street and area"), "Rose Street");
    await userEvent.type(screen.getByLabelText("Town or city"), "Kochi");
    await userEvent.type(screen.getByLabelText("PIN code"), "682001");
    await userEvent.selectOptions(screen.getByLabelText("State"), "Kerala");
  };

  it("fills in the city and the state of the PIN code, and follows it", async () => {
    render(form);
    const pincode = screen.getByLabelText("PIN code");
    await userEvent.type(pincode, "682001");
    await waitFor(() => expect(screen.getByLabelText("Town or city")).toHaveValue("Kochi"));
    expect(screen.getByLabelText("State")).toHaveValue("Kerala");
    expect(screen.getByRole("status")).toHaveTextContent("City and state filled in: Kochi, Kerala");
    await userEvent.clear(pincode);
    await userEvent.type(pincode, "560001");
    await waitFor(() => expect(screen.getByLabelText("Town or city")).toHaveValue("Bengaluru"));
    expect(screen.getByLabelText("State")).toHaveValue("Karnataka");
  });
  it("never overwrites the city and the state that were typed", async () => {
    render(form);
    await userEvent.type(screen.getByLabelText("Town or city"), "Mattancherry");
    await userEvent.type(screen.getByLabelText("PIN code"), "682001");
    await waitFor(() => expect(screen.getByLabelText("State")).toHaveValue("Kerala"));
    expect(screen.getByLabelText("Town or city")).toHaveValue("Mattancherry");
  });
  it("is sent together with the choice of delivery, and leads to the next step", async () => {
    const sent = answer("/checkout/c1", {});
    render(form);
    await type();
    await press("Continue to delivery");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/c1"));
    expect(sent[0]?.body).toMatchObject({
      order_type: "delivery",
      shipping_address: { name: "Asha", mobile: "9812345670", city: "Kochi", state: "Kerala", country: "IN" },
    });
  });
  it("shows a refusal beside its field, and moves the focus there", async () => {
    const errors = [{ path: "shipping_address.pincode", code: "pincode_not_served" }];
    answer("/checkout/c1", { code: "pincode_not_served", errors }, 422);
    render(form);
    await type();
    await press("Continue to delivery");
    const field = screen.getByLabelText("PIN code");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/do not deliver to this PIN code/));
    expect(field).toHaveFocus();
    expect(screen.getByLabelText("Town or city")).toHaveValue("Kochi");
  });
  it("has all its errors at once, each in the words of the country", async () => {
    const codes = ["name_needed", "mobile_invalid", "pincode_invalid"];
    const errors = ["name", "mobile", "pincode"].map((name, index) => ({
      path: `shipping_address.${name}`,
      code: codes[index],
    }));
    const sent = answer("/checkout/c1", { code: "name_needed", errors }, 422);
    render(form);
    await userEvent.clear(screen.getByLabelText("Name"));
    await userEvent.type(screen.getByLabelText("PIN code"), "68");
    await press("Continue to delivery");
    // The server is asked although fields are empty: only it knows what else is wrong.
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Enter your name."));
    expect(screen.getByLabelText("Mobile number")).toHaveAccessibleDescription("Enter a 10-digit mobile number.");
    expect(screen.getByLabelText("PIN code")).toHaveAccessibleDescription("Enter a 6-digit PIN code.");
    expect(screen.getByLabelText("PIN code")).toHaveAttribute("inputmode", "numeric");
  });
  it("is still there after a reload", async () => {
    const { unmount } = render(form);
    await type();
    act(() => void window.dispatchEvent(new Event("pagehide")));
    unmount();
    render(form);
    expect(screen.getByLabelText("Town or city")).toHaveValue("Kochi");
    expect(screen.getByLabelText("State")).toHaveValue("Kerala");
  });
  it("works as a plain form too", () => {
    const markup = renderToStaticMarkup(form);
    expect(markup).toContain('action="/api/checkout/c1" method="post"');
    expect(markup).toContain('name="_method" value="PATCH"');
    expect(markup).toContain('name="shipping_address.city"');
    expect(markup).toContain('name="step" value="address"');
  });
});

it("offers the pickup branches, the first one selected", async () => {
  const sent = answer("/checkout/c1", {});
  const branches = [
    aBranch(),
    aBranch({ id: "chennai", name: "Chennai", pickupDelay: { unit: "working_day", count: 3 } }),
  ];
  const nobody = { name: "", dialCode: "+91", mobile: "" };
  render(
    <BranchForm
      checkoutId="c1"
      branches={branches}
      chosenId={null}
      collector={nobody}
      openingHours={["Monday – Saturday 10:00 – 19:00"]}
      submit="Continue to pickup time"
      initial={NO_REFUSALS}
    />,
  );
  expect(screen.getByRole("radio", { name: /^Fort Kochi/ })).toBeChecked();
  expect(
    screen.getByRole("radio", { name: /^Chennai.*Monday – Saturday 10:00 – 19:00.*Ready in 3 working days$/ }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("radio", { name: /^Chennai/ }));
  await press("Continue to pickup time");
  expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Asha Rao");
  await userEvent.type(screen.getByRole("textbox", { name: "Mobile number" }), "9876543210");
  await press("Continue to pickup time");
  const collector = { name: "Asha Rao", dial_code: "+91", mobile: "9876543210" };
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { order_type: "pickup", branch_id: "chennai", collector } }]),
  );
});
