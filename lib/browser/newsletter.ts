import { isVisitorBusy } from "@/lib/browser/site/visitor-busy";
import { readEmail } from "@/lib/domain/customer/email";
import { NEWSLETTER_OUTCOMES, type NewsletterAnswer, type NewsletterOutcome } from "@/lib/domain/newsletter";
import { callApi } from "./call-api";
import { readSaved, writeSaved } from "./saved-state";

const KEY = "newsletter";

/** After the first interaction (specification §4). */
const DELAY_MS = 8_000;
/** How long to wait before checking a busy visitor again. */
const BUSY_RETRY_MS = 1_000;

function isAnswer(value: unknown): value is NewsletterAnswer | null {
  return value === "dismissed" || value === "subscribed";
}

export function keepNewsletterAnswer(answer: NewsletterAnswer): void {
  if (readSaved<NewsletterAnswer | null>(KEY, isAnswer, null) !== "subscribed") writeSaved(KEY, answer);
}

/**
 * Calls `open` on the home page after eight seconds, unless the visitor has dismissed the newsletter or subscribed.
 * Waits while another dialog is open or the visitor is typing. Returns a function that cancels it.
 */
export function openNewsletterLater(open: () => void): () => void {
  const tryToOpen = () => {
    if (readSaved<NewsletterAnswer | null>(KEY, isAnswer, null) !== null) return;
    if (window.location.pathname === "/" && !isVisitorBusy()) open();
    else timer = setTimeout(tryToOpen, BUSY_RETRY_MS);
  };
  let timer = setTimeout(tryToOpen, DELAY_MS);
  return () => clearTimeout(timer);
}

/** Subscribes an e-mail address to the store's newsletter. */
export async function subscribe(text: string): Promise<NewsletterOutcome> {
  const email = readEmail(text);
  if (email === null) return "email_invalid";
  const answer = await callApi("/api/newsletter", { method: "POST", body: { email } });
  if (!answer.ok) return refusalOf(answer);
  keepNewsletterAnswer("subscribed");
  return "subscribed";
}

function refusalOf({ code, errors }: { code: string; errors: readonly { code: string }[] }): NewsletterOutcome {
  const codes = [code, ...errors.map((error) => error.code)];
  return NEWSLETTER_OUTCOMES.find((outcome) => codes.includes(outcome)) ?? "unreachable";
}
