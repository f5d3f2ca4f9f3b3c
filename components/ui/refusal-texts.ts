import type { CartWording } from "@/components/cart/wording";
import type { RefusalCode, RefusalOf, RefusalSubject } from "@/lib/contracts/api/refusals";
import type { Unit } from "@/lib/domain/product/unit";

/** What a text may mention beside its code. Whatever is left out, the text does without. */
export type About = {
  /** What shoppers call the cart in this kind of store. Without it, the words of a store that sells. */
  wording?: CartWording | undefined;
  /** The refused item of the cart. Quantities are in its unit. */
  item?: { unit?: Unit; min_quantity?: number; step_quantity?: number; stock?: number | null } | undefined;
  /** A parcel that is too heavy, and how heavy it may be; in kilograms. */
  parcel?: { weight: number; maximum: number } | undefined;
  retryAfterSeconds?: number | null | undefined;
  /** The dial code beside a mobile number. */
  dialCode?: string | undefined;
  /** The country of the address that a field is a part of, with two letters. */
  country?: string | undefined;
};

type RefusalText = string | ((about: About) => string);

/** The texts of all refusal codes of a subject, and of codes that only the browser finds. */
export type RefusalTexts<Subject extends RefusalSubject, BrowserCode extends string = never> = Readonly<
  Record<RefusalOf<Subject> | BrowserCode, RefusalText>
>;

/** The texts of some subjects. The subjects have no code in common, so their order does not matter. */
export type SomeRefusalTexts = Readonly<Record<string, RefusalText>>;

/**
 * The texts of a screen on which the general ones would mislead, because shoppers have to do something else there. They
 * come after the tables of the subjects.
 */
export type OwnRefusalTexts = Readonly<Partial<Record<RefusalCode | "network_failed" | "fault", RefusalText>>>;

/**
 * For codes without a text, such as those of a newer version of the shop.
 *
 * @internal Exported for tests.
 */
export const FALLBACK_TEXT = "Something went wrong. Try again.";

/** The text that says why something was refused, and what to do about it. */
export function refusalText(texts: SomeRefusalTexts, code: string, about: About = {}): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return (typeof text === "function" ? text(about) : text) ?? FALLBACK_TEXT;
}

/** What every call can be refused for, and what the browser finds when it makes a call. */
export const CALL_REFUSAL_TEXTS: RefusalTexts<"call", "network_failed" | "fault"> = {
  body_too_large: "This is more text than we can take. Shorten it.",
  cross_site_refused: "Your session has changed. Reload the page and try again.",
  database_away: "The shop cannot be reached at the moment. Try again in a minute.",
  disk_unwritable: "The shop cannot save this at the moment. Try again in a minute.",
  fault: FALLBACK_TEXT,
  idempotency_key_missing: "Something went wrong. Reload the page and try again.",
  idempotency_key_reused: "Something has changed since you sent this. Reload the page and try again.",
  network_failed: "We could not connect. Check your internet connection and try again.",
  record_unreadable: "This cannot be shown at the moment. The shop has been told; contact us if it is urgent.",
  sign_in_needed: "Sign in to continue.",
  store_closed: "The shop is closed at the moment. Try again later.",
  store_unknown: "There is no shop at this address.",
  too_many_attempts: ({ retryAfterSeconds }) => `Too many attempts. Try again in ${waitText(retryAfterSeconds)}.`,
};

function waitText(seconds: number | null = null): string {
  if (seconds === null) return "a few minutes";
  if (seconds < 60) return "a minute";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
