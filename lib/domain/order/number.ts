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
  return [digitsOf(randomPart), monthOf(placedAt), ...(customerNumber === null ? [] : [customerNumber])].join("-");
}

/** What they call a quotation: "Q-1126-4821937". Domain §4.17: it is not taken for an order's. Errors as above. */
export function quotationNumber({ randomPart, askedAt }: { randomPart: number; askedAt: Date }): string {
  return ["Q", monthOf(askedAt), digitsOf(randomPart)].join("-");
}

function digitsOf(randomPart: number): number {
  const isInRange = Number.isInteger(randomPart) && randomPart >= 0 && randomPart < ORDER_NUMBER_CHOICES;
  if (!isInRange) throw new RangeError(`No random part of an order number: ${randomPart}`);
  return LOWEST + randomPart;
}

function monthOf(moment: Date): string {
  const [year = "", month = ""] = moment.toISOString().split("-");
  return month + year.slice(-2);
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
