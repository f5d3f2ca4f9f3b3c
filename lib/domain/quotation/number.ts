import { digitsOf, monthOf } from "../order/number";

/**
 * What they call a quotation: "Q-1126-4821937". It is not taken for an order's; see docs/domain.md#order-numbers.
 * Errors as above.
 */
export function quotationNumber({ randomPart, askedAt }: { randomPart: number; askedAt: Date }): string {
  return ["Q", monthOf(askedAt), digitsOf(randomPart)].join("-");
}
