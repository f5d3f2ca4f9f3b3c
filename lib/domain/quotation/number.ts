import { digitsOf, monthOf } from "../order/number";

/**
 * The number by which shopper and owner refer to a quotation: "Q-1126-4821937". It cannot be mistaken for an order
 * number; see docs/domain.md#order-numbers.
 * Errors: RangeError as for `orderNumber`.
 */
export function quotationNumber({ randomPart, askedAt }: { randomPart: number; askedAt: Date }): string {
  return ["Q", monthOf(askedAt), digitsOf(randomPart)].join("-");
}
