/** One part of an e-mail. Its texts are plain text; they are escaped when the HTML is made. */
export type MailBlock =
  /** With `isOpening`, owners may put their own words in its place: it says nothing that only the shop knows. */
  | { kind: "paragraph"; text: string; isOpening?: true }
  /** A code that the recipient enters on a page, in large digits. */
  | { kind: "code"; code: string }
  /** With `showsLink` the URL is shown below the button, so that the recipient can copy it into another browser. */
  | { kind: "button"; text: string; link: string; showsLink?: true }
  /** Small print that most readers can skip. */
  | { kind: "note"; text: string }
  /** Items or totals, one per row: text on the left, an amount on the right. */
  | { kind: "rows"; rows: readonly MailRow[] }
  /** Short lines below a heading: an address, for example, or bank details. */
  | { kind: "lines"; heading: string; lines: readonly string[] };

export type MailRow = {
  label: string;
  /** Further details in small print below the label. */
  detail?: string | undefined;
  /** The slug of the product that the label names; the label then leads to its page. */
  slug?: string | undefined;
  /** A picture of what the label names: a path below the store's uploads, or an address. Only HTML shows it. */
  image?: string | undefined;
  /** The amount as text, with its currency. */
  amount: string;
  /** Whether the row is a total, which is emphasised. */
  isTotal?: boolean | undefined;
};

/** The texts of an e-mail. Its HTML version and its plain-text version are both made from them. */
export type MailText = {
  subject: string;
  /** The preview that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** The e-mail address to which replies go, if not to the shop. */
  replyTo?: string;
  /**
   * Where a mail program unsubscribes the recipient on one click. Only for e-mails of a subscription: people cannot
   * unsubscribe from receipts and from what they asked for once.
   */
  unsubscribeAddress?: string;
  blocks: readonly MailBlock[];
};
