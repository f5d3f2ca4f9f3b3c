/** One part of a mail. Values are plain text: what shows them escapes them. */
export type MailBlock =
  | { kind: "paragraph"; text: string }
  /** Something to be typed elsewhere, large enough to be read across a desk. */
  | { kind: "code"; code: string }
  /** `isSpeltOut`: with the address below it, for who opens it in another browser. */
  | { kind: "button"; text: string; link: string; isSpeltOut?: true }
  /** In small letters, for what most readers may skip. */
  | { kind: "note"; text: string }
  /** What is ordered, or what it costs: words at one side, an amount at the other. */
  | { kind: "rows"; rows: readonly MailRow[] }
  /** An address, the details of an account: short lines below what they are. */
  | { kind: "lines"; heading: string; lines: readonly string[] };

export type MailRow = {
  label: string;
  /** In small letters below the label. */
  detail?: string | undefined;
  /** As it is read, with its currency. */
  amount: string;
  /** A sum, which stands out. */
  isTotal?: boolean | undefined;
};

/** What a mail says, in words alone: its HTML and its plain text are both made from it. */
export type MailText = {
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  heading: string;
  /** Whom an answer goes to, when that is not the shop. */
  replyTo?: string;
  blocks: readonly MailBlock[];
};
