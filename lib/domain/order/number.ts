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
 * Source: docs/domain.md#order-numbers: random digits of one length, month and year (of UTC), the customer's number.
 */
export function orderNumber({ randomPart, placedAt, customerNumber }: NumberedOrder): string {
  return [digitsOf(randomPart), monthOf(placedAt), ...(customerNumber === null ? [] : [customerNumber])].join("-");
}

export function digitsOf(randomPart: number): number {
  const isInRange = Number.isInteger(randomPart) && randomPart >= 0 && randomPart < ORDER_NUMBER_CHOICES;
  if (!isInRange) throw new RangeError(`No random part of an order number: ${randomPart}`);
  return LOWEST + randomPart;
}

export function monthOf(moment: Date): string {
  const [year = "", month = ""] = moment.toISOString().split("-");
  return month + year.slice(-2);
}
