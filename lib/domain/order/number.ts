import { monthOf } from "../store/calendar-day";

/**
 * Length of the random part of an order's number. It is the same for all orders, so that no number is a prefix of
 * another.
 */
const DIGITS = 7;
const LOWEST = 10 ** (DIGITS - 1);
/** The number of possible random parts; `randomPart` of `orderNumber` must be lower. */
export const ORDER_NUMBER_CHOICES = 10 ** DIGITS - LOWEST;

type NumberedOrder = {
  /** A random whole number from 0 to `ORDER_NUMBER_CHOICES` - 1. */
  randomPart: number;
  placedAt: Date;
  /** The time zone of the store. */
  timeZone: string;
  /** Null if a guest made the order. */
  customerNumber: number | null;
  isTest?: boolean;
};

/**
 * The number by which shopper and owner refer to an order: "4821937-1126-100001", for a guest "4821937-1126", for a
 * test "TEST-4821937-1126".
 *
 * Errors: RangeError for a random part that would give the number another length.
 * Source: docs/domain.md#order-numbers: random digits of fixed length, month and year (in the store's
 *         time zone), the customer's number.
 */
export function orderNumber({ randomPart, placedAt, timeZone, customerNumber, isTest = false }: NumberedOrder): string {
  return [
    ...(isTest ? ["TEST"] : []),
    digitsOf(randomPart),
    monthText(placedAt, timeZone),
    ...(customerNumber === null ? [] : [customerNumber]),
  ].join("-");
}

export function digitsOf(randomPart: number): number {
  const isInRange = Number.isInteger(randomPart) && randomPart >= 0 && randomPart < ORDER_NUMBER_CHOICES;
  if (!isInRange) throw new RangeError(`No random part of an order number: ${randomPart}`);
  return LOWEST + randomPart;
}

/** The month of a number, such as "1126" for November 2026. */
export function monthText(moment: Date, timeZone: string): string {
  const { year, month } = monthOf(moment, timeZone);
  return String(month).padStart(2, "0") + String(year).slice(-2);
}
