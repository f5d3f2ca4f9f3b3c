import { workingDaysText } from "@/lib/domain/store/working-days-text";

/** Texts about when an order arrives. `code` is what the country calls its postal code: "PIN code". */
export const deliveryTexts = {
  title: "When it arrives",
  label: (code: string) => `Deliver to ${code}`,
  check: "Check",
  hint: (code: string) => `Enter your ${code} to see when it arrives.`,
  checking: "Checking…",
  /** `span` is a day, or the first and the last one: "Fri 27 Nov – Tue 1 Dec". */
  arrives: (span: string) => `Arrives ${span}`,
  byMethod: (method: string, time: string) => `${method}: ${time}`,
  /** Of what is made in any case; the days are in the ones above. */
  made: (days: number) => `Includes up to ${workingDaysText(days)} to make it.`,
  madeToMeasure: (days: number) => `Made for you: up to ${workingDaysText(days)} later.`,
  noTime: "we tell you when it ships",
  back: "Back to the product",
} as const;

export const trustTexts = {
  label: "Good to know",
  returns: (days: number) => `Return it within ${days} days`,
  freeFrom: "Free delivery from ",
  maker: (name: string) => `By ${name}`,
} as const;
