import { isVisitorBusy } from "@/lib/browser/site/visitor-busy";
import { readEmail } from "@/lib/domain/customer/email";
import { NEWSLETTER_OUTCOMES, type NewsletterAnswer, type NewsletterOutcome } from "@/lib/domain/newsletter";
import { withBasePath } from "@/lib/domain/site/base-path";
import { callApi } from "./call-api";
import { readSaved, writeSaved } from "./saved-state";

const KEY = "newsletter";

/** The time from the first interaction until the newsletter dialog opens (specification §4). */
const DELAY_MS = 8_000;
/** While the visitor is busy, how long to wait before checking again. */
const PAUSE_MS = 1_000;

function isAnswer(value: unknown): value is NewsletterAnswer | null {
  return value === "dismissed" || value === "subscribed";
}

export function keepNewsletterAnswer(answer: NewsletterAnswer): void {
  if (readSaved<NewsletterAnswer | null>(KEY, isAnswer, null) !== "subscribed") writeSaved(KEY, answer);
}

/**
 * Calls `open` in eight seconds if the visitor is on the home page and has neither dismissed the newsletter nor
 * subscribed. While the visitor is busy or on another page, the call is put off. Returns a function that cancels it.
 */
export function openNewsletterLater(open: () => void): () => void {
  const check = () => {
    if (readSaved<NewsletterAnswer | null>(KEY, isAnswer, null) !== null) return;
    if (window.location.pathname === withBasePath("/") && !isVisitorBusy()) open();
    else timer = setTimeout(check, PAUSE_MS);
  };
  let timer = setTimeout(check, DELAY_MS);
  return () => clearTimeout(timer);
}

/** Subscribes the e-mail address in `text` to the store's newsletter. */
export async function subscribe(text: string): Promise<NewsletterOutcome> {
  const email = readEmail(text);
  if (email === null) return "email_invalid";
  const result = await callApi("/api/newsletter", { method: "POST", body: { email } });
  if (!result.ok) return refusalOf(result);
  keepNewsletterAnswer("subscribed");
  return "subscribed";
}

function refusalOf({ code, errors }: { code: string; errors: readonly { code: string }[] }): NewsletterOutcome {
  const codes = [code, ...errors.map((error) => error.code)];
  return NEWSLETTER_OUTCOMES.find((outcome) => codes.includes(outcome)) ?? (code === "network_failed" ? code : "fault");
}
