import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { NewsletterDialog } from "@/components/newsletter/dialog";
import { FooterNewsletter } from "@/components/newsletter/footer-form";
import { FooterFormBehaviour } from "@/components/newsletter/footer-form-behaviour";
import { NewsletterOutcomeView } from "@/components/newsletter/outcome-view";
import { UnsubscribeView } from "@/components/newsletter/unsubscribe-view";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import type { Newsletter } from "@/lib/domain/store/store";
import { aNewsletter } from "../../factories/newsletter";
import { server } from "../../mocks/server";

beforeEach(() => {
  window.localStorage.clear();
  server.use(
    http.get("*/api/session", () => HttpResponse.json({ kind: "anonymous" })),
    // After a failed call the component sends this request to find out whether the browser is online.
    http.head("*/api/health", () => new HttpResponse()),
  );
});

function answerWith(answer: () => Response) {
  server.use(http.post("*/api/newsletter", answer));
}
const thanks = () => HttpResponse.json({ message: "Thank you." });
const tooMany = () => HttpResponse.json({ code: "too_many_attempts", errors: [] }, { status: 429 });

function showFooter(newsletter: Newsletter = aNewsletter()) {
  return render(
    <>
      <FooterNewsletter newsletter={newsletter} />
      <FooterFormBehaviour newsletter={newsletter} />
    </>,
  );
}
function showDialog(newsletter: Newsletter = aNewsletter()) {
  render(<NewsletterDialog storeId="nila-loom" newsletter={newsletter} />);
  // jsdom does not support modal dialogs, so the dialog stays hidden here; browser tests open it.
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  dialog.open = true;
  return within(dialog);
}
const email = () => screen.getByRole("textbox", { name: "E-mail address" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send it to me" }));

describe("in the footer", () => {
  it("is a form that works without script", () => {
    render(<FooterNewsletter newsletter={aNewsletter()} />);
    expect(screen.getByRole("region", { name: "When a new warp goes on" })).toBeVisible();
    expect(email()).toBeRequired();
    const form = email().closest("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/newsletter");
  });

  it("shows the owner's message, and stays", async () => {
    answerWith(thanks);
    showFooter();
    await userEvent.type(email(), "meera@example.com");
    await send();
    expect(await screen.findByText("Thank you. Your code is WELCOME10.")).toBeVisible();
    expect(email()).toHaveValue("");
  });

  it("marks an invalid address", async () => {
    showFooter();
    await userEvent.type(email(), "meera");
    await send();
    expect(await screen.findByText(/such as name@example.com/)).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(/such as name@example.com/);
    answerWith(thanks);
    await userEvent.type(email(), "@example.com");
    await send();
    expect(await screen.findByText(/WELCOME10/)).toBeVisible();
    expect(email()).not.toHaveAttribute("aria-invalid");
  });

  it.each([
    { answer: tooMany, text: /Too many attempts/ },
    { answer: () => HttpResponse.error(), text: /could not connect/ },
  ])("says $text and keeps what was typed", async ({ answer, text }) => {
    answerWith(answer);
    showFooter();
    await userEvent.type(email(), "meera@example.com");
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveValue("meera@example.com");
  });

  it("is a link when no address is asked for", () => {
    showFooter(aNewsletter({ asksForAddress: false, link: { kind: "external", url: "https://letters.example/join" } }));
    expect(screen.getByRole("link", { name: "Send it to me" })).toHaveAttribute("href", "https://letters.example/join");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("has default texts where the owner has written none", () => {
    showFooter(aNewsletter({ heading: "", buttonText: "", subHeading: "" }));
    expect(screen.getByRole("heading", { name: "Newsletter" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Sign up" })).toBeVisible();
  });
});

describe("as a dialog", () => {
  it("is named by its heading and keeps the owner's line breaks", () => {
    const dialog = showDialog(aNewsletter({ subHeading: "One letter a month.\nNever more." }));
    expect(screen.getByRole("dialog", { name: "When a new warp goes on" })).toBeVisible();
    expect(dialog.getByText(/One letter a month/)).toHaveClass("whitespace-pre-line");
    expect(dialog.getByText(/One letter a month/).textContent).toBe("One letter a month.\nNever more.");
  });

  it("replaces the form with a confirmation that has the focus", async () => {
    answerWith(thanks);
    showDialog();
    await userEvent.type(email(), "meera@example.com");
    await send();
    expect(await screen.findByText("Thank you. Your code is WELCOME10.")).toHaveFocus();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("button", { name: "Back to the shop" })).toBeVisible();
  });

  it("remembers that it was dismissed", () => {
    showDialog();
    screen.getByRole("dialog").dispatchEvent(new Event("close"));
    expect(window.localStorage.getItem("newsletter")).toBe('"dismissed"');
  });
});

describe("without script", () => {
  it("confirms on a page of its own", () => {
    render(<NewsletterOutcomeView outcome="subscribed" newsletter={aNewsletter()} />);
    expect(screen.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();
    expect(screen.getByText(/WELCOME10/)).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
  it("shows the error, and the form again", () => {
    render(<NewsletterOutcomeView outcome="email_invalid" newsletter={aNewsletter()} />);
    expect(screen.getByText(/such as name@example.com/)).toBeVisible();
    expect(email()).toBeVisible();
  });
  it("says that the shop has no newsletter", () => {
    render(<NewsletterOutcomeView outcome="subscribed" newsletter={null} />);
    expect(screen.getByText(/cannot subscribe/)).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("unsubscribing", () => {
  const nothing = { done: null, refused: null, refusals: NO_REFUSALS };

  it("asks for the address, or with the token of a link for one click", () => {
    const { rerender } = render(<UnsubscribeView token="" outcome={nothing} />);
    expect(screen.getByLabelText("E-mail address")).toBeRequired();
    expect(screen.getByRole("button", { name: "Send me an unsubscribe link" })).toBeVisible();
    rerender(<UnsubscribeView token="t0ken" outcome={nothing} />);
    const button = screen.getByRole("button", { name: "Unsubscribe" });
    const form = button.closest("form");
    expect(form).toHaveAttribute("action", "/api/newsletter/unsubscribe");
    expect(form?.elements.namedItem("token")).toHaveValue("t0ken");
  });

  it("says that a link is not valid, and offers a new one", () => {
    const refusals = { ...NO_REFUSALS, fields: { token: "link_unknown" as const } };
    render(<UnsubscribeView token="" outcome={{ ...nothing, refusals }} />);
    expect(screen.getByText(/unsubscribe link is not valid/)).toBeVisible();
    expect(screen.getByLabelText("E-mail address")).toBeVisible();
  });
});
