/** Where and by which number a parcel can be tracked; either may be empty. */
export type Tracking = { link: string; number: string };

/** What stands for the parcel's number in the tracking link of a shipping method. */
const PLACEHOLDER = "{number}";

/**
 * The tracking of a parcel: what the owner typed, and without a typed link that of the shipping method, with the number
 * in it. A link that needs a number is left out if there is none, and so is one that is not a URL of the web.
 *
 * Source: docs/domain.md#order-states.
 */
export function withMethodLink({ link, number }: Tracking, methodLink: string): Tracking {
  if (link !== "" || (number === "" && methodLink.includes(PLACEHOLDER))) return { link, number };
  const filled = methodLink.replaceAll(PLACEHOLDER, encodeURIComponent(number));
  return { link: isWebAddress(filled) ? filled : "", number };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
