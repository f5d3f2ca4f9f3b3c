import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeviceList } from "@/components/customer/device-list";
import { FeedbackForm } from "@/components/customer/feedback-form";
import { ProfileView } from "@/components/customer/profile-view";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { mockAccountCall, refusal } from "../../support/account-calls";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));

const SOON = "2026-11-21T10:15:00.000Z";
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/account/sign-in");
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

describe("the profile", () => {
  const profile: ProfileWire = {
    _id: "c1",
    unique_id: "100001",
    name: "Asha",
    email: "asha@example.com",
    dial_code: "",
    mobile: "",
    mobile_verified: false,
    gst: { company: "", number: "" },
    has_password: true,
    created_on: SOON,
  };
  const codes = { email: null, mobile: null, isProofSent: false };
  const show = (changes: Partial<ProfileWire> = {}) => {
    window.history.replaceState(null, "", "/account/profile");
    return render(
      <div data-customer="c1">
        <ProfileView profile={{ ...profile, ...changes }} asksForGst dialCode="+91" leftCartMail={null} codes={codes} />
      </div>,
    );
  };

  it("saves name and GST data, and says so", async () => {
    const sent = mockAccountCall("patch", "", { ...profile, name: "Asha Rao" });
    show();
    await userEvent.type(screen.getByLabelText("Name"), " Rao");
    await press("Save");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(sent).toEqual([{ name: "Asha Rao", gst: { company: "", number: "", state: "" } }]);
  });
  it("shows an invalid GST number beside its field", async () => {
    const errors = [{ path: "gst.number", code: "gst_number_invalid" }];
    mockAccountCall("patch", "", refusal("request_invalid", errors), 400);
    show();
    await press("Save");
    await waitFor(() => expect(screen.getByLabelText(/GST number/)).toHaveAccessibleDescription(/15 characters/));
    expect(screen.getByLabelText(/GST number/)).toHaveFocus();
  });
  it("changes the e-mail address once its code is confirmed", async () => {
    const asked = mockAccountCall("post", "/email", { sent_to: "new@example.com", expires_on: SOON });
    const confirmed = mockAccountCall("post", "/email/confirm", { ...profile, email: "new@example.com" });
    show();
    await userEvent.click(screen.getByText("asha@example.com"));
    await userEvent.type(screen.getByLabelText("New e-mail address"), "new@example.com");
    await userEvent.type(screen.getAllByLabelText("Current password")[0] as HTMLElement, "seven looms at dusk");
    await press("Send a code to the new address");
    await userEvent.type(await screen.findByLabelText("Code"), "123456");
    await press("Save new e-mail address");
    expect(await screen.findByText("Your e-mail address has been saved.")).toBeInTheDocument();
    expect(screen.getByText("new@example.com").closest("summary")).toHaveFocus();
    expect(screen.getByText("new@example.com")).toBeInTheDocument();
    expect(asked).toEqual([{ current_password: "seven looms at dusk", email: "new@example.com" }]);
    expect(confirmed).toEqual([{ code: "123456" }]);
  });
  it("asks a customer without a password for a code", async () => {
    const proofs = mockAccountCall("post", "/proof", { sent_to: "asha@example.com", expires_on: SOON });
    const sent = mockAccountCall("put", "/password", { done: true });
    show({ has_password: false });
    const form = document.getElementById("password");
    await userEvent.click(screen.getByText("Set"));
    await userEvent.click(form?.querySelector("[formaction]") as HTMLElement);
    await screen.findByText("We have sent a code to asha@example.com.");
    await userEvent.type(form?.querySelector("[name=code]") as HTMLElement, "123456");
    await userEvent.type(screen.getByLabelText("New password"), "seven looms at dusk");
    await press("Save new password");
    await waitFor(() => expect(sent).toMatchObject([{ code: "123456", password: "seven looms at dusk" }]));
    expect(proofs).toHaveLength(1);
  });
  it("redirects to sign in when the session has ended, and restores what was typed", async () => {
    mockAccountCall("patch", "", refusal("sign_in_needed"), 401);
    const { unmount } = show();
    await userEvent.type(screen.getByLabelText("Name"), " Rao");
    await press("Save");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/account/sign-in?next=%2Faccount%2Fprofile"));
    unmount();
    show();
    expect(screen.getByLabelText("Name")).toHaveValue("Asha Rao");
  });
});

it("signs out another device, but has no such button for this one", async () => {
  const device = { device: "Mozilla/5.0 (Android 14) Firefox/125.0", created_on: SOON, last_used_on: SOON };
  const here = { ...device, _id: "s1", is_current: true };
  mockAccountCall("delete", "/devices/s2", { device_list: [here] });
  render(<DeviceList timeZone="Asia/Kolkata" device_list={[here, { ...device, _id: "s2", is_current: false }]} />);
  await press("Sign out on Firefox on Android");
  expect(await screen.findByText("The device has been signed out.")).toBeInTheDocument();
  expect(screen.getByRole("list")).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("asks for all three ratings, and thanks for them", async () => {
  const sent = mockAccountCall("post", "/feedback", {});
  render(<FeedbackForm feedback={null} />);
  await press("Send");
  expect(screen.getAllByText("Fill in this field.")).toHaveLength(3);
  for (const group of screen.getAllByRole("group"))
    await userEvent.click(group.querySelector("[value='4']") as HTMLElement);
  await press("Send");
  expect(await screen.findByText(/Thank you for your feedback/)).toBeInTheDocument();
  expect(sent).toEqual([{ quality: "4", pricing: "4", shipping: "4", comment: "" }]);
});
