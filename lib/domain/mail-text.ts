/** The owner's own words for one kind of mail. An empty text leaves that part as the shop writes it. */
export type MailWording = {
  subject: string;
  heading: string;
  /** What the mail begins with, in place of the shop's first sentences where they say nothing that only the shop knows. */
  opening: string;
  /** What the mail ends with. */
  closing: string;
};
export type MailWordingPart = keyof MailWording;

export const MAIL_WORDING_PARTS = ["subject", "heading", "opening", "closing"] as const satisfies MailWordingPart[];

/** What the owner's words may name in braces, such as `{name}`, if the mail knows it. */
export const MAIL_PLACEHOLDERS = ["shop", "name", "number", "amount", "product"] as const;
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number];
type MailFacts = Partial<Record<MailPlaceholder, string>>;

const PLACEHOLDER = /(,?\s*)\{([^{}]*)\}/g;

/**
 * The text with its placeholders filled in. One without a value, such as the name of a guest, goes together with the comma
 * and the space before it: "Thank you, {name}!" becomes "Thank you!".
 */
export function fillPlaceholders(text: string, facts: MailFacts): string {
  return text
    .replace(PLACEHOLDER, (whole, before: string, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name as MailPlaceholder] : undefined;
      if (fact === undefined) return whole;
      return fact === "" ? "" : before + fact;
    })
    .trim();
}

/** The names in braces that a text uses and a mail does not know. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, , name = ""]) => name).filter((name) => !known.includes(name));
}

/** The paragraphs of a text that was typed: each line is one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
