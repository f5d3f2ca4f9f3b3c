import { oneClickStopAddress } from "@/lib/domain/stop-mails";
import { linkSchema } from "./content";
import type { MailBlock, MailText } from "./text";

/** The link to stop e-mails of the same kind; a mail that was queued before there were such links has none. */
export const stopLinkSchema = linkSchema.optional();

/** The address for mail programs that stop e-mails of this kind on one click; see `MailText`. */
export function stopAddress(stopLink: string | undefined): Pick<MailText, "unsubscribeAddress"> {
  return stopLink === undefined ? {} : { unsubscribeAddress: oneClickStopAddress(stopLink) };
}

/** The last line of an e-mail of this kind, with the link for the reader. */
export function stopBlocks(stopLink: string | undefined): readonly MailBlock[] {
  return stopLink === undefined
    ? []
    : [{ kind: "note", text: `You want no e-mails of this kind? Stop them here: ${stopLink}` }];
}
