/** One part of an e-mail. Values are plain text and are escaped when rendered. */
export type MailBlock =
  | { kind: "paragraph"; text: string }
  /** A code to type elsewhere, in large digits. */
  | { kind: "code"; code: string }
  /** `showsLink` shows the address below the button, to open it in another browser. */
  | { kind: "button"; text: string; link: string; showsLink?: true }
  /** Small print that most readers can skip. */
  | { kind: "note"; text: string }
  /** Items or totals: text on one side, an amount on the other. */
  | { kind: "rows"; rows: readonly MailRow[] }
  /** Short lines below a heading, such as an address or bank details. */
  | { kind: "lines"; heading: string; lines: readonly string[] };

export type MailRow = {
  label: string;
  /** Small print below the label. */
  detail?: string | undefined;
  /** Formatted, with its currency. */
  amount: string;
  /** Whether the row is a total, which is emphasised. */
  isTotal?: boolean | undefined;
};

/** The text of an e-mail, from which both HTML and plain text are made. */
export type MailText = {
  subject: string;
  /** The preview that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** The recipient of replies, if not the shop. */
  replyTo?: string;
  blocks: readonly MailBlock[];
};
