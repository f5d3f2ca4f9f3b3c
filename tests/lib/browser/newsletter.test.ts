import { HttpResponse, http } from "msw";
import { keepNewsletterAnswer, openNewsletterLater, subscribe } from "@/lib/browser/newsletter";
import { server } from "../../mocks/server";

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

describe("opening by itself", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function waiting() {
    const open = jest.fn();
    const stop = openNewsletterLater(open);
    return { open, stop };
  }

  it("happens once, after eight seconds on the home page", () => {
    const { open } = waiting();
    jest.advanceTimersByTime(7_999);
    expect(open).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("waits until the visitor is on the home page", () => {
    window.history.replaceState(null, "", "/product/x");
    const { open, stop } = waiting();
    jest.advanceTimersByTime(20_000);
    expect(open).not.toHaveBeenCalled();
    window.history.replaceState(null, "", "/");
    jest.advanceTimersByTime(1_000);
    expect(open).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    { what: "another dialog is open", html: "<dialog open>Size chart</dialog>" },
    { what: "a gallery is open", html: '<div role="dialog">Gallery</div>' },
    { what: "the visitor types", html: "<input name='q'>" },
    { what: "the visitor writes a note", html: "<textarea></textarea>" },
    { what: "the visitor picks a currency", html: "<select><option>INR</option></select>" },
  ])("waits while $what", ({ html }) => {
    document.body.innerHTML = html;
    document.body.querySelector<HTMLElement>("input, textarea, select")?.focus();
    const { open } = waiting();
    jest.advanceTimersByTime(12_000);
    expect(open).not.toHaveBeenCalled();
    document.body.innerHTML = "";
    jest.advanceTimersByTime(1_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("does not wait while a checkbox has the focus", () => {
    document.body.innerHTML = "<input type='checkbox'>";
    document.body.querySelector("input")?.focus();
    const { open } = waiting();
    jest.advanceTimersByTime(8_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each(["dismissed", "subscribed"] as const)("never happens to a visitor who has %s it", (answer) => {
    const { open } = waiting();
    keepNewsletterAnswer(answer);
    jest.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("happens again when the saved answer is broken", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    window.localStorage.setItem("newsletter", '{"broken"');
    const { open } = waiting();
    jest.advanceTimersByTime(8_000);
    expect(open).toHaveBeenCalledTimes(1);
    expect(window.localStorage).toHaveLength(0);
    warn.mockRestore();
  });

  it("does not happen after it was cancelled", () => {
    const { open, stop } = waiting();
    stop();
    jest.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
  });
});

it("remembers a subscription even when the dialog is dismissed later", () => {
  keepNewsletterAnswer("subscribed");
  keepNewsletterAnswer("dismissed");
  expect(window.localStorage.getItem("newsletter")).toBe('"subscribed"');
});

describe("subscribing", () => {
  const answerWith = (answer: () => Response) => {
    const sent: unknown[] = [];
    server.use(
      http.get("*/api/session", () => HttpResponse.json({ kind: "anonymous" })),
      // After a failed call the browser sends this request to find out whether it is online.
      http.head("*/api/health", () => new HttpResponse()),
      http.post("*/api/newsletter", async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    return sent;
  };
  const refusal = (status: number, code: string, errors: { path: string; code: string }[] = []) =>
    HttpResponse.json({ code, errors }, { status, headers: { "Content-Type": "application/problem+json" } });

  it("sends the address and remembers it", async () => {
    const sent = answerWith(() => HttpResponse.json({ message: "" }));
    expect(await subscribe(" Meera@Example.com ")).toBe("subscribed");
    expect(sent).toEqual([{ email: "meera@example.com" }]);
    expect(window.localStorage.getItem("newsletter")).toBe('"subscribed"');
  });

  it("sends nothing that is not an e-mail address", async () => {
    expect(await subscribe("meera")).toBe("email_invalid");
  });

  it.each([
    { answer: () => refusal(429, "too_many_attempts"), outcome: "too_many_attempts" },
    { answer: () => refusal(422, "newsletter_off"), outcome: "newsletter_off" },
    {
      answer: () => refusal(400, "request_invalid", [{ path: "email", code: "email_invalid" }]),
      outcome: "email_invalid",
    },
    { answer: () => refusal(503, "store_closed"), outcome: "fault" },
    { answer: () => HttpResponse.error(), outcome: "network_failed" },
  ])("reports $outcome, and remembers nothing", async ({ answer, outcome }) => {
    answerWith(answer);
    expect(await subscribe("meera@example.com")).toBe(outcome);
    expect(window.localStorage).toHaveLength(0);
  });
});
