import type { StoreDetails } from "@/lib/domain/store/store";
import type { MailText } from "./text";

/**
 * What an e-mail says, as one text message: its subject, a code if it has one, and its first link, which leads to
 * everything else. Text messages are paid by the 160 characters.
 */
export function mailTextMessage({ subject, blocks }: MailText, { name }: Pick<StoreDetails, "name">): string {
  const said = subject.includes(name) ? subject : `${name}: ${subject}`;
  const code = blocks.find((block) => block.kind === "code")?.code;
  const link = blocks.find((block) => block.kind === "button")?.link;
  return [said, code, link].filter((line) => line !== undefined).join("\n");
}
