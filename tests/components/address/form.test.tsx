import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { AddressForm } from "@/components/address/form";
import { offeredTypes } from "@/components/address/labels";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { mockAccountCall, refusal } from "../../support/account-calls";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/account/sign-in");
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

describe("an address", () => {
  const countries = [
    { code: "AE", name: "United Arab Emirates", dialCode: "+971" },
    { code: "DE", name: "Germany", dialCode: "+49", needsPincode: true },
    { code: "GB", name: "United Kingdom", dialCode: "+44", needsPincode: true },
    { code: "IN", name: "India", dialCode: "+91", needsPincode: true },
    { code: "US", name: "United States", dialCode: "+1", needsPincode: true },
  ];
  const form = (
    <div data-customer="c1">
      <AddressForm
        address={null}
        countries={countries}
        defaults={{ name: "Asha", country: "IN", dialCode: "+91", mobile: "9812345670" }}
        onSaved={() => undefined}
        onCancel={() => undefined}
        bookHref="/account/address"
        page="/account/address?edit=new"
      />
    </div>
  );
  beforeEach(() => window.history.replaceState(null, "", "/account/address"));

  it("is of a kind that people have or, where companies ask for quotations, that companies have", () => {
    const kinds = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    const { rerender } = render(form);
    expect(kinds()).toEqual(["Home", "Work", "Other"]);
    expect(screen.getByRole("radio", { name: "Home" })).toBeChecked();
    const store = createStore();
    store.set(subTypeAtom, "quot");
    rerender(<Provider store={store}>{form}</Provider>);
    expect(kinds()).toEqual(["Work", "Head office", "Branch", "Other"]);
    expect(screen.getByRole("radio", { name: "Work" })).toBeChecked();
  });

  it("keeps a kind that is no longer offered", () => {
    expect(offeredTypes("branch", false)).toEqual(["branch", "home", "office", "other"]);
  });

  it("offers the states of its country, or a text field without a list", async () => {
    render(form);
    await userEvent.selectOptions(screen.getByLabelText("State"), "Kerala");
    await userEvent.selectOptions(screen.getByLabelText("Country"), "United Kingdom");
    expect(screen.getByLabelText(/^County/)).toHaveValue("");
    expect(screen.getByLabelText(/^County/).tagName).toBe("INPUT");
    await userEvent.selectOptions(screen.getByLabelText("Country"), "United States");
    await userEvent.selectOptions(screen.getByLabelText("State"), "Vermont");
    expect(screen.getByLabelText("Dial code")).toHaveValue("+1");
  });

  it("requires the postal code where the choice of the country says so", async () => {
    render(form);
    await userEvent.selectOptions(screen.getByLabelText("Country"), "Germany");
    expect(screen.getByLabelText("Postal code")).toBeRequired();
    await userEvent.selectOptions(screen.getByLabelText("Country"), "United Arab Emirates");
    expect(screen.getByLabelText(/^PO box/)).not.toBeRequired();
  });

  it("leads to the first field that was refused, and drops a refusal once its field is mended", async () => {
    const errors = [
      { path: "pincode", code: "pincode_needed" },
      { path: "city", code: "city_needed" },
      { path: "address", code: "address_needed" },
    ];
    mockAccountCall("post", "/addresses", refusal("pincode_needed", errors), 422);
    render(form);
    const fields = ["PIN code", "Town or city", "Street and area"].map((label) => screen.getByLabelText(label));
    await press("Save address");
    const [pincode, city, street] = fields;
    await waitFor(() => expect(pincode).toHaveFocus());
    for (const field of fields) expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(city ?? document.body, "Kannur");
    expect(city).not.toHaveAttribute("aria-invalid");
    expect(city).toHaveFocus();
    expect(city).not.toHaveAccessibleDescription();
    expect(street).toHaveAccessibleDescription();
    await press("Save address");
    await waitFor(() => expect(pincode).toHaveFocus());
  });

  it("restores the chosen country and state after signing in", async () => {
    mockAccountCall("post", "/addresses", refusal("sign_in_needed"), 401);
    const { unmount } = render(form);
    await userEvent.selectOptions(screen.getByLabelText("Country"), "United States");
    await userEvent.type(screen.getByLabelText("Street and area"), "Elm Street");
    await userEvent.type(screen.getByLabelText("Town or city"), "Montpelier");
    await userEvent.type(screen.getByLabelText("ZIP code"), "05602");
    await userEvent.selectOptions(screen.getByLabelText("State"), "Vermont");
    await press("Save address");
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    unmount();
    render(form);
    expect(screen.getByLabelText("Country")).toHaveValue("US");
    expect(screen.getByLabelText("ZIP code")).toHaveValue("05602");
    expect(screen.getByLabelText("Dial code")).toHaveValue("+1");
    await waitFor(() => expect(screen.getByLabelText("State")).toHaveValue("Vermont"));
  });
});
