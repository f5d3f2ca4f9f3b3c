/**
 * How the documents of one kind (invoices or credit notes) are numbered. Indian tax law allows at most sixteen
 * characters for a number with prefix and suffix.
 */
export type Numbering = {
  prefix: string;
  /** The minimum number of digits of the sequential number; shorter numbers are padded with zeros. */
  digits: number;
  suffix: string;
  /** The sequential number of the first document. */
  first: number;
};

/** The document number for a sequential number: "INV-000001". See docs/domain.md#invoices. */
export function runningNumber(running: number, { prefix, digits, suffix }: Numbering): string {
  return `${prefix}${String(running).padStart(digits, "0")}${suffix}`;
}
