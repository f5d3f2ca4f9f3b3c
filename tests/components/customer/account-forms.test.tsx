import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse, http, type JsonBodyType } from "msw";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { AddressForm } from "@/components/address/form";
import { CodeSignIn } from "@/components/authentication/code-sign-in";
import { ForgottenPasswordForm } from "@/components/authentication/forgotten-password-form";
import { SignedInWatch, SignedOutWatch } from "@/components/authentication/session-watch";
import { SignInForm } from "@/components/authentication/sign-in-form";
import { SignUpForm } from "@/components/authentication/sign-up-form";
import { DeviceList } from "@/components/customer/device-list";
import { FeedbackForm } from "@/components/customer/feedback-form";
import { ProfileView } from "@/components/customer/profile-view";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { server } from "../../mocks/server";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));

const NEXT = "/product/madder";
const SOON = "2026-11-21T10:15:00.000Z";

type Method = "post" | "put" | "patch" | "delete";
const refusal = (code: string, errors: { path: string; code: string }[] = []) => ({ code, errors });

/** The shop answers this call so; what it was sent is kept. */
function answer(method: Method, path: string, body: JsonBodyType, status = 200, headers: Record<string, string> = {}) {
  const sent: unknown[] = [];
  server.use(
    http[method](`*/api/account${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === "" ? null : JSON.parse(text));
      return HttpResponse.json(body, {
        status,
        headers: { ...headers, ...(status >= 400 && { "Content-Type": "application/problem+json" }) },
      });
    }),
  );
  return sent;
}
const alone = (children: ReactNode) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const email = () => screen.getByLabelText("E-mail address");
const password = () => screen.getByLabelText("Password");

beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/account/sign-in");
  // biome-ignore lint/suspicious/noDocumentCookie: it stands for what the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

describe("signing in", () => {
  const type = async () => {
    await userEvent.type(email(), "asha@example.com");
    await userEvent.type(password(), "seven looms at dusk");
  };

  it("sends address and password, and goes on to where the visitor was", async () => {
    const sent = answer("post", "/sign-in", { customer: {} });
    render(<SignInForm next={NEXT} />);
    await type();
    await press("Sign in");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(NEXT));
    expect(sent).toEqual([{ email: "asha@example.com", password: "seven looms at dusk", stay_signed_in: true }]);
  });
  it("ends with the browser on a shared computer", async () => {
    const sent = answer("post", "/sign-in", { customer: {} });
    render(<SignInForm next={NEXT} />);
    await type();
    await userEvent.click(screen.getByRole("checkbox", { name: "Sign me out when I close the browser" }));
    await press("Sign in");
    await waitFor(() => expect(sent).toMatchObject([{ stay_signed_in: false }]));
  });
  it("names the empty fields without asking the shop, and goes to the first", async () => {
    render(<SignInForm next={NEXT} />);
    await press("Sign in");
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription("Please fill this in.");
    expect(password()).toBeInvalid();
    expect(email()).toHaveFocus();
  });
  it("says what is wrong above the form, keeps what was typed, and moves there", async () => {
    answer("post", "/sign-in", refusal("credentials_wrong"), 422);
    render(<SignInForm next={NEXT} />);
    await type();
    await press("Sign in");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/do not go together/);
    expect(alert).toHaveFocus();
    expect(email()).toHaveValue("asha@example.com");
    expect(goTo).not.toHaveBeenCalled();
  });
  it("says beside the field what is wrong with it", async () => {
    const errors = [{ path: "email", code: "email_invalid" }];
    answer("post", "/sign-in", refusal("request_invalid", errors), 400);
    render(<SignInForm next={NEXT} />);
    await type();
    await press("Sign in");
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/name@example\.com/));
    expect(email()).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
  it.each([
    [30, "in a minute."],
    [90, "in 2 minutes."],
    [3_700, "in 2 hours."],
  ])("says when to try again: %i seconds are %s", async (seconds, text) => {
    answer("post", "/sign-in", refusal("too_many_attempts"), 429, { "Retry-After": String(seconds) });
    render(<SignInForm next={NEXT} />);
    await type();
    await press("Sign in");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
  it("says that nothing arrived, when there is no network", async () => {
    server.use(
      http.post("*/api/account/sign-in", () => HttpResponse.error()),
      http.head("*/api/health", () => new HttpResponse()),
    );
    render(<SignInForm next={NEXT} />);
    await type();
    await press("Sign in");
    expect(await screen.findByRole("alert")).toHaveTextContent(/did not reach us/);
  });
  it("tells faults of ours for what they are", async () => {
    server.use(http.post("*/api/account/sign-in", () => HttpResponse.text("oops", { status: 500 })));
    render(<SignInForm next={NEXT} />);
    await type();
    await press("Sign in");
    expect(await screen.findByRole("alert")).toHaveTextContent(/went wrong on our side/);
  });
  it("sends once, however often the button is pressed", async () => {
    const pressed = jest.fn();
    server.use(
      http.post("*/api/account/sign-in", async () => {
        pressed();
        await delay(100);
        return HttpResponse.json({ customer: {} });
      }),
    );
    render(<SignInForm next={NEXT} />);
    await type();
    await userEvent.dblClick(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(pressed).toHaveBeenCalledTimes(1);
  });
  it("shows the password to who asks for it", async () => {
    render(<SignInForm next={NEXT} />);
    expect(password()).toHaveAttribute("type", "password");
    await press("Show password");
    expect(password()).toHaveAttribute("type", "text");
    await press("Hide password");
    expect(password()).toHaveAttribute("type", "password");
  });
  it("is a plain form too, which says what the page was led back with", () => {
    document.body.innerHTML = renderToStaticMarkup(
      <SignInForm next={NEXT} initial={{ ...NO_REFUSALS, form: "credentials_wrong" }} />,
    );
    const form = document.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/account/sign-in");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveFormValues({ next: NEXT });
    expect(screen.getByRole("alert")).toHaveTextContent(/do not go together/);
    document.body.innerHTML = "";
  });
});

describe("signing in by code", () => {
  it("asks for the code once it is sent, and can send another", async () => {
    const asked = answer("post", "/sign-in/code", { sent_to: "asha@example.com", expires_on: SOON });
    const confirmed = answer("post", "/sign-in/code/confirm", { customer: {} });
    render(<CodeSignIn next={NEXT} sentTo={null} />);
    await userEvent.type(email(), "asha@example.com");
    await press("Send me a code");
    const code = await screen.findByLabelText("Code");
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(screen.getByText("asha@example.com")).toBeVisible();
    await userEvent.type(code, "123 456");
    await press("Sign in");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(NEXT));
    expect(asked).toEqual([{ email: "asha@example.com" }]);
    expect(confirmed).toEqual([{ code: "123 456", stay_signed_in: true }]);
    expect(screen.getByRole("button", { name: "Send a new code" })).toBeInTheDocument();
  });
});

describe("signing up", () => {
  it("asks for the code next, at an address that a reload finds again", async () => {
    const sent = answer("post", "/sign-up", { sent_to: "asha@example.com", expires_on: SOON });
    render(<SignUpForm next={NEXT} dialCode="+91" />);
    await userEvent.type(screen.getByLabelText("Name"), "Asha");
    await userEvent.type(email(), "asha@example.com");
    await userEvent.type(password(), "seven looms at dusk");
    await press("Create account");
    expect(await screen.findByLabelText("Code")).toHaveFocus();
    expect(window.location.pathname).toBe("/account/sign-up/code");
    expect(sent).toEqual([
      { name: "Asha", email: "asha@example.com", password: "seven looms at dusk", dial_code: "", mobile: "" },
    ]);
  });
  it("begins with the address that a guest has given", () => {
    render(<SignUpForm next={NEXT} dialCode="+91" email="asha@example.com" />);
    expect(email()).toHaveValue("asha@example.com");
  });
  it.each([
    { typed: "short", long: "not yet" },
    { typed: "password", long: "done" },
    { typed: "seven looms", long: "done" },
  ])("says of the password $typed whether it is long enough, and no more than it knows", async ({ typed, long }) => {
    render(<SignUpForm next={NEXT} dialCode="+91" />);
    await userEvent.type(screen.getByLabelText("Name"), "Asha");
    await userEvent.type(password(), typed);
    expect(screen.getByText(/8 characters or more/)).toHaveTextContent(`(${long})`);
    expect(screen.getByText(/Not one of the usual/)).toHaveTextContent(/your name$/);
  });
});

it("tells who has forgotten a password that a link is on its way, whoever they are", async () => {
  answer("post", "/password/forgotten", { done: true });
  render(<ForgottenPasswordForm isSent={false} />);
  await userEvent.type(email(), "asha@example.com");
  await press("Send me a link");
  expect(await screen.findByRole("status")).toHaveTextContent(/If there is an account/);
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
        <ProfileView profile={{ ...profile, ...changes }} asksForGst dialCode="+91" codes={codes} />
      </div>,
    );
  };

  it("saves name and GST data, and says so", async () => {
    const sent = answer("patch", "", { ...profile, name: "Asha Rao" });
    show();
    await userEvent.type(screen.getByLabelText("Name"), " Rao");
    await press("Save");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(sent).toEqual([{ name: "Asha Rao", gst: { company: "", number: "" } }]);
  });
  it("says at its field that a GST number is none", async () => {
    const errors = [{ path: "gst.number", code: "gst_number_invalid" }];
    answer("patch", "", refusal("request_invalid", errors), 400);
    show();
    await press("Save");
    await waitFor(() => expect(screen.getByLabelText(/GST number/)).toHaveAccessibleDescription(/15 characters/));
    expect(screen.getByLabelText(/GST number/)).toHaveFocus();
  });
  it("changes the e-mail address once the code of the new one is back", async () => {
    const asked = answer("post", "/email", { sent_to: "new@example.com", expires_on: SOON });
    const confirmed = answer("post", "/email/confirm", { ...profile, email: "new@example.com" });
    show();
    await userEvent.click(screen.getByText("asha@example.com"));
    await userEvent.type(screen.getByLabelText("New e-mail address"), "new@example.com");
    await userEvent.type(screen.getAllByLabelText("Current password")[0] as HTMLElement, "seven looms at dusk");
    await press("Send a code to the new address");
    await userEvent.type(await screen.findByLabelText("Code"), "123456");
    await press("Change the address");
    expect(await screen.findByText("Your e-mail address is changed.")).toBeInTheDocument();
    expect(screen.getByText("new@example.com").closest("summary")).toHaveFocus();
    expect(screen.getByText("new@example.com")).toBeInTheDocument();
    expect(asked).toEqual([{ current_password: "seven looms at dusk", email: "new@example.com" }]);
    expect(confirmed).toEqual([{ code: "123456" }]);
  });
  it("has who has no password prove themself by a code", async () => {
    const proofs = answer("post", "/proof", { sent_to: "asha@example.com", expires_on: SOON });
    const sent = answer("put", "/password", { done: true });
    show({ has_password: false });
    const form = document.getElementById("password");
    await userEvent.click(screen.getByText("Choose one"));
    await userEvent.click(form?.querySelector("[formaction]") as HTMLElement);
    await screen.findByText("We have sent a code to asha@example.com.");
    await userEvent.type(form?.querySelector("[name=code]") as HTMLElement, "123456");
    await userEvent.type(screen.getByLabelText("New password"), "seven looms at dusk");
    await press("Change the password");
    await waitFor(() => expect(sent).toEqual([{ code: "123456", password: "seven looms at dusk" }]));
    expect(proofs).toHaveLength(1);
  });
  it("leads to sign in when the session has ended meanwhile, and brings back what was typed", async () => {
    answer("patch", "", refusal("sign_in_needed"), 401);
    const { unmount } = show();
    await userEvent.type(screen.getByLabelText("Name"), " Rao");
    await press("Save");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/account/sign-in?next=%2Faccount%2Fprofile"));
    unmount();
    show();
    expect(screen.getByLabelText("Name")).toHaveValue("Asha Rao");
  });
});

describe("an address", () => {
  const countries = [
    { code: "GB", name: "United Kingdom", dialCode: "+44" },
    { code: "IN", name: "India", dialCode: "+91" },
    { code: "US", name: "United States", dialCode: "+1" },
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

  it("offers the states of its country, and asks for the region where there is no list", async () => {
    render(form);
    await userEvent.selectOptions(screen.getByLabelText("State"), "Kerala");
    await userEvent.selectOptions(screen.getByLabelText("Country"), "United Kingdom");
    expect(screen.getByLabelText(/^County/)).toHaveValue("");
    expect(screen.getByLabelText(/^County/).tagName).toBe("INPUT");
    await userEvent.selectOptions(screen.getByLabelText("Country"), "United States");
    await userEvent.selectOptions(screen.getByLabelText("State"), "Vermont");
    expect(screen.getByLabelText("Dial code")).toHaveValue("+1");
  });

  it("comes back with the country and state that were chosen for it", async () => {
    answer("post", "/addresses", refusal("sign_in_needed"), 401);
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

it("signs out another device, and offers no such button for the one in use", async () => {
  const device = { device: "Mozilla/5.0 (Android 14) Firefox/125.0", created_on: SOON, last_used_on: SOON };
  const here = { ...device, _id: "s1", is_current: true };
  answer("delete", "/devices/s2", { device_list: [here] });
  render(<DeviceList device_list={[here, { ...device, _id: "s2", is_current: false }]} />);
  await press("Sign out on Firefox on Android");
  expect(await screen.findByText("That device is signed out.")).toBeInTheDocument();
  expect(screen.getByRole("list")).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("asks for all three ratings, and thanks for them", async () => {
  const sent = answer("post", "/feedback", {});
  render(<FeedbackForm feedback={null} />);
  await press("Send");
  expect(screen.getAllByText("Please fill this in.")).toHaveLength(3);
  for (const group of screen.getAllByRole("group"))
    await userEvent.click(group.querySelector("[value='4']") as HTMLElement);
  await press("Send");
  expect(await screen.findByText(/read every word/)).toBeInTheDocument();
  expect(sent).toEqual([{ quality: 4, pricing: 4, shipping: 4, comment: "" }]);
});

describe("another tab", () => {
  const visitorIs = (kind: string) => server.use(http.get("*/api/session", () => HttpResponse.json({ kind })));
  const lookAgain = async () => {
    // SWR asks again no sooner than a second after it has asked.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    await act(async () => void window.dispatchEvent(new Event("focus")));
  };

  it("that has signed out is noticed when this one is looked at again", async () => {
    window.history.replaceState(null, "", "/account/devices");
    visitorIs("customer");
    render(alone(<SignedOutWatch />));
    await lookAgain();
    expect(goTo).not.toHaveBeenCalled();
    visitorIs("anonymous");
    await lookAgain();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/account/sign-in?next=%2Faccount%2Fdevices"));
  });
  it("that has signed in takes this one along", async () => {
    visitorIs("guest");
    render(alone(<SignedInWatch next={NEXT} />));
    await lookAgain();
    expect(goTo).not.toHaveBeenCalled();
    visitorIs("customer");
    await lookAgain();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(NEXT));
  });
  it("asks again when Back has taken the page out of the browser's memory", async () => {
    visitorIs("customer");
    render(alone(<SignedOutWatch />));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    visitorIs("anonymous");
    const shown = Object.assign(new Event("pageshow"), { persisted: true });
    await act(async () => void window.dispatchEvent(shown));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
  });
});
