/**
 * How documents of one kind (invoices or credit notes) are numbered. Indian tax law allows at most sixteen characters.
 */
export type Numbering = {
  prefix: string;
  /** The minimum number of digits of the running number. */
  digits: number;
  suffix: string;
  /** The first running number. */
  first: number;
};

/** The document number for a running number: "INV-000001". See docs/domain.md#invoices. */
export function runningNumber(running: number, { prefix, digits, suffix }: Numbering): string {
  return `${prefix}${String(running).padStart(digits, "0")}${suffix}`;
}
