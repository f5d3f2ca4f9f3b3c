/** Random part of an order's number: always as long, so that no number is the beginning of another. */
const DIGITS = 7;
const LOWEST = 10 ** (DIGITS - 1);
/** `randomPart` of `orderNumber` lies below it. */
export const ORDER_NUMBER_CHOICES = 10 ** DIGITS - LOWEST;

type NumberedOrder = {
  /** From 0, below `ORDER_NUMBER_CHOICES`. */
  randomPart: number;
  placedAt: Date;
  /** Null for guests. */
  customerNumber: number | null;
};

/**
 * What shopper and owner call an order: "4821937-1126-100001", for a guest "4821937-1126".
 *
 * Errors: RangeError for a random part that would make another length.
 * Source: domain §4.16 and §7.5: random digits of one length, month and year (of UTC), the customer's number.
 */
export function orderNumber({ randomPart, placedAt, customerNumber }: NumberedOrder): string {
  const isInRange = Number.isInteger(randomPart) && randomPart >= 0 && randomPart < ORDER_NUMBER_CHOICES;
  if (!isInRange) throw new RangeError(`No random part of an order number: ${randomPart}`);
  const [year = "", month = ""] = placedAt.toISOString().split("-");
  return [LOWEST + randomPart, month + year.slice(-2), ...(customerNumber === null ? [] : [customerNumber])].join("-");
}

/** How the papers of one kind are called. Sixteen characters are the most that Indian tax law takes. */
export type Numbering = {
  prefix: string;
  /** Of the running number, at least. */
  digits: number;
  suffix: string;
  /** The running number to begin with. */
  first: number;
};

/** The paper with this running number: "INV-000001". Domain §4.16. */
export function runningNumber(running: number, { prefix, digits, suffix }: Numbering): string {
  return `${prefix}${String(running).padStart(digits, "0")}${suffix}`;
}
