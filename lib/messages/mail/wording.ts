import { fillPlaceholders, type MailPlaceholder, type MailWording, paragraphsOf } from "@/lib/domain/mail-text";
import type { MailBlock, MailText } from "./text";

/** A mail in the owner's own words; what they leave empty stays as it was. */
export function withWording(
  mail: MailText,
  wording: MailWording,
  facts: Partial<Record<MailPlaceholder, string>>,
): MailText {
  const { subject, heading, opening, closing } = wording;
  const filled = (text: string, other: string) => fillPlaceholders(text, facts) || other;
  const own = (text: string): MailBlock[] =>
    paragraphsOf(fillPlaceholders(text, facts)).map((paragraph) => ({ kind: "paragraph", text: paragraph }));
  const begun = own(opening);
  const blocks = begun.length > 0 ? [...begun, ...mail.blocks.filter((block) => !isOpening(block))] : mail.blocks;
  return {
    ...mail,
    subject: filled(subject, mail.subject),
    heading: filled(heading, mail.heading),
    blocks: [...blocks, ...own(closing)],
  };
}

const isOpening = (block: MailBlock) => block.kind === "paragraph" && block.isOpening === true;

/** The words with which a mail opens and that owners can replace; empty if there are none. */
export const openingOf = ({ blocks }: MailText): string =>
  blocks.flatMap((block) => (block.kind === "paragraph" && block.isOpening ? [block.text] : [])).join("\n");
