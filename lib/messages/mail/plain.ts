import type { StoreDetails } from "@/lib/domain/store/store";
import { imprintLines } from "./imprint";
import type { MailBlock, MailRow, MailText } from "./text";

/** The plain-text version of the e-mail. */
export function mailPlain({ heading, blocks }: MailText, store: StoreDetails): string {
  const parts = [heading, ...blocks.map(plainBlock), ["--", ...imprintLines(store), store.origin].join("\n")];
  return `${parts.join("\n\n")}\n`;
}

function plainBlock(block: MailBlock): string {
  if (block.kind === "code") return `    ${block.code}`;
  if (block.kind === "button") return `${block.text}:\n${block.link}`;
  if (block.kind === "lines") return [`${block.heading}:`, ...block.lines].join("\n");
  if (block.kind === "rows") return block.rows.map(plainRow).join("\n");
  return block.text;
}

function plainRow({ label, detail, amount }: MailRow): string {
  return [`${label}  ${amount}`, ...(detail ? [`  ${detail}`] : [])].join("\n");
}
