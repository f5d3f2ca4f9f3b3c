import { digitsOf, monthText } from "../order/number";

type NumberedQuotation = { randomPart: number; askedAt: Date; timeZone: string };

/**
 * The number of a quotation, as shown to the shopper and the owner, such as "Q-1126-4821937"; order numbers do not
 * start with "Q". See docs/domain.md#order-numbers.
 * Errors: RangeError as for `orderNumber`.
 */
export function quotationNumber({ randomPart, askedAt, timeZone }: NumberedQuotation): string {
  return ["Q", monthText(askedAt, timeZone), digitsOf(randomPart)].join("-");
}
