/** How the papers of one kind are called. Sixteen characters are the most that Indian tax law takes. */
export type Numbering = {
  prefix: string;
  /** Of the running number, at least. */
  digits: number;
  suffix: string;
  /** The running number to begin with. */
  first: number;
};

/** The paper with this running number: "INV-000001". See docs/domain.md#invoices. */
export function runningNumber(running: number, { prefix, digits, suffix }: Numbering): string {
  return `${prefix}${String(running).padStart(digits, "0")}${suffix}`;
}
