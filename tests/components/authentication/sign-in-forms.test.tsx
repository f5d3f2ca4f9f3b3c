import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { CodeSignIn } from "@/components/authentication/code-sign-in";
import { ForgottenPasswordForm } from "@/components/authentication/forgotten-password-form";
import { SignInForm } from "@/components/authentication/sign-in-form";
import { SignUpForm } from "@/components/authentication/sign-up-form";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { server } from "../../mocks/server";
import { mockAccountCall, refusal } from "../../support/account-calls";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));

const NEXT = "/product/madder";
const SOON = "2026-11-21T10:15:00.000Z";
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const email = () => screen.getByLabelText("E-mail address");
const password = () => screen.getByLabelText("Password");

beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/account/sign-in");
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

describe("signing in", () => {
  const type = async () => {
    await userEvent.type(email(), "asha@example.com");
    await userEvent.type(password(), "seven looms at dusk");
  };

  it("sends address and password, and continues to the next page", async () => {
    const sent = mockAccountCall("post", "/sign-in", { customer: {} });
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await press("Sign in");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(NEXT));
    expect(sent).toEqual([{ next: NEXT, email: "asha@example.com", password: "seven looms at dusk" }]);
  });
  it("ends with the browser on a shared computer", async () => {
    const sent = mockAccountCall("post", "/sign-in", { customer: {} });
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await userEvent.click(screen.getByRole("checkbox", { name: "Sign me out when I close the browser" }));
    await press("Sign in");
    await waitFor(() => expect(sent).toMatchObject([{ stay_signed_in: "false" }]));
  });
  it("marks empty fields without calling the shop, and focuses the first", async () => {
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await press("Sign in");
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription("Fill in this field.");
    expect(password()).toBeInvalid();
    expect(email()).toHaveFocus();
  });
  it("shows an error above the form, focuses it, and keeps what was typed", async () => {
    mockAccountCall("post", "/sign-in", refusal("credentials_wrong"), 422);
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await press("Sign in");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/sign-in details are wrong/);
    expect(alert).toHaveFocus();
    expect(email()).toHaveValue("asha@example.com");
    expect(goTo).not.toHaveBeenCalled();
  });
  it("shows an error beside its field", async () => {
    const errors = [{ path: "email", code: "email_invalid" }];
    mockAccountCall("post", "/sign-in", refusal("request_invalid", errors), 400);
    render(<SignInForm takesMobile={false} next={NEXT} />);
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
  ])("says when to try again: after %i seconds %s", async (seconds, text) => {
    mockAccountCall("post", "/sign-in", refusal("too_many_attempts"), 429, { "Retry-After": String(seconds) });
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await press("Sign in");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
  it("says that it could not connect, when there is no network", async () => {
    server.use(
      http.post("*/api/account/sign-in", () => HttpResponse.error()),
      http.head("*/api/health", () => new HttpResponse()),
    );
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await press("Sign in");
    expect(await screen.findByRole("alert")).toHaveTextContent(/could not connect/);
  });
  it("says when a fault is ours", async () => {
    server.use(http.post("*/api/account/sign-in", () => HttpResponse.text("oops", { status: 500 })));
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await press("Sign in");
    expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong. Try again.");
  });
  it("sends once, however often the button is clicked", async () => {
    const pressed = jest.fn();
    server.use(
      http.post("*/api/account/sign-in", async () => {
        pressed();
        await delay(100);
        return HttpResponse.json({ customer: {} });
      }),
    );
    render(<SignInForm takesMobile={false} next={NEXT} />);
    await type();
    await userEvent.dblClick(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(pressed).toHaveBeenCalledTimes(1);
  });
  it("shows the password on request", async () => {
    render(<SignInForm takesMobile={false} next={NEXT} />);
    expect(password()).toHaveAttribute("type", "password");
    await press("Show password");
    expect(password()).toHaveAttribute("type", "text");
    await press("Hide password");
    expect(password()).toHaveAttribute("type", "password");
  });
  it("is a plain form too, and shows the refusal from the page's address", () => {
    document.body.innerHTML = renderToStaticMarkup(
      <SignInForm takesMobile={false} next={NEXT} initial={{ ...NO_REFUSALS, form: "credentials_wrong" }} />,
    );
    const form = document.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/account/sign-in");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveFormValues({ next: NEXT });
    expect(screen.getByRole("alert")).toHaveTextContent(/sign-in details are wrong/);
    document.body.innerHTML = "";
  });
});

describe("signing in by code", () => {
  it("asks for the code once it is sent, and can send a new one", async () => {
    const asked = mockAccountCall("post", "/sign-in/code", { sent_to: "asha@example.com", expires_on: SOON });
    const confirmed = mockAccountCall("post", "/sign-in/code/confirm", { customer: {} });
    render(<CodeSignIn takesMobile={false} next={NEXT} sentTo={null} />);
    await userEvent.type(email(), "asha@example.com");
    await press("Send me a code");
    const code = await screen.findByLabelText("Code");
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(screen.getByText("asha@example.com")).toBeVisible();
    await userEvent.type(code, "123 456");
    await press("Sign in");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(NEXT));
    expect(asked).toEqual([{ next: NEXT, email: "asha@example.com" }]);
    expect(confirmed).toEqual([{ next: NEXT, code: "123 456" }]);
    expect(screen.getByRole("button", { name: "Send a new code" })).toBeInTheDocument();
  });
});

describe("signing up", () => {
  it("asks for the code next, at an address that a reload finds again", async () => {
    const sent = mockAccountCall("post", "/sign-up", { sent_to: "asha@example.com", expires_on: SOON });
    render(<SignUpForm takesMobile={false} next={NEXT} dialCode="+91" />);
    await userEvent.type(screen.getByLabelText("Name"), "Asha");
    await userEvent.type(email(), "asha@example.com");
    await userEvent.type(password(), "seven looms at dusk");
    await press("Create account");
    expect(await screen.findByLabelText("Code")).toHaveFocus();
    expect(window.location.pathname).toBe("/account/sign-up/code");
    expect(sent).toMatchObject([
      { name: "Asha", email: "asha@example.com", password: "seven looms at dusk", dial_code: "+91", mobile: "" },
    ]);
  });
  it("starts with the address a guest has entered", () => {
    render(<SignUpForm takesMobile={false} next={NEXT} dialCode="+91" contact="asha@example.com" />);
    expect(email()).toHaveValue("asha@example.com");
  });
  it.each([
    { typed: "short", long: "not met yet" },
    { typed: "password", long: "done" },
    { typed: "seven looms", long: "done" },
  ])("says whether the password $typed is long enough, and no more than it knows", async ({ typed, long }) => {
    render(<SignUpForm takesMobile={false} next={NEXT} dialCode="+91" />);
    await userEvent.type(screen.getByLabelText("Name"), "Asha");
    await userEvent.type(password(), typed);
    expect(screen.getByText(/At least 8 characters/)).toHaveTextContent(`(${long})`);
    expect(screen.getByText(/Must not be a common password/)).toHaveTextContent(/e-mail address$/);
  });
});

it("confirms a reset link without revealing whether there is an account", async () => {
  mockAccountCall("post", "/password/forgotten", { done: true });
  render(<ForgottenPasswordForm isSent={false} />);
  await userEvent.type(email(), "asha@example.com");
  await press("Send me a link");
  expect(await screen.findByRole("status")).toHaveTextContent(/If there is an account/);
});
