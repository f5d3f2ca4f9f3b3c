import { z } from "zod";
import { mailRecipientSchema, smsRecipientSchema } from "@/lib/contracts/outbox/recipient";
import type { MailBlock, MailText } from "./text";

/** How the owner reaches the shopper of whom an e-mail tells; one of the two is empty. */
export const shopperContactShape = {
  email: z.literal("").or(mailRecipientSchema),
  contactMobile: z.literal("").or(smsRecipientSchema).default(""),
};

/** Replies go to the shopper, if the shopper has an e-mail address. */
export function repliesToShopper(email: string): Pick<MailText, "replyTo"> {
  return email === "" ? {} : { replyTo: email };
}

/** The number of a shopper who cannot be replied to; nothing for all others. */
export function mobileBlocks(contactMobile: string): MailBlock[] {
  return contactMobile === "" ? [] : [{ kind: "lines", heading: "Mobile number", lines: [contactMobile] }];
}
