import { digitsOf, monthOf } from "../order/number";

/**
 * The number of a quotation for shopper and owner, such as "Q-1126-4821937"; order numbers do not start with "Q". See
 * docs/domain.md#order-numbers.
 * Errors: RangeError as for `orderNumber`.
 */
export function quotationNumber({ randomPart, askedAt }: { randomPart: number; askedAt: Date }): string {
  return ["Q", monthOf(askedAt), digitsOf(randomPart)].join("-");
}
