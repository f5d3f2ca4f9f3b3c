import "server-only";
import type { z } from "zod";
import type { StoreDetails } from "@/lib/domain/store/store";
import { mailHtml } from "./html";
import { mailPlain } from "./plain";
import type { MailText } from "./text";

/** A mail as it is sent, without sender and recipient. */
type WrittenMail = {
  subject: string;
  html: string;
  text: string;
  /** Null: an answer goes to the shop. */
  replyTo: string | null;
};

type Template<Channel extends string, Content extends z.ZodType, Written> = {
  channel: Channel;
  content: Content;
  /**
   * For how long after it was queued the message is of use. A message that ends carries a secret, such as a code: it is
   * not delivered later than that, and what it was filled with is not kept a moment longer than needed.
   */
  lifeMinutes: ((content: unknown) => number) | null;
  /** Throws a ZodError on content of another shape. */
  write: (content: unknown, store: StoreDetails) => Written;
};
export type MailTemplate<Content extends z.ZodType = z.ZodType> = Template<"mail", Content, WrittenMail>;
export type SmsTemplate<Content extends z.ZodType = z.ZodType> = Template<"sms", Content, string>;

type Definition<Content extends z.ZodType, Words> = {
  content: Content;
  lifeMinutes?: (content: z.output<Content>) => number;
  write: (content: z.output<Content>, store: StoreDetails) => Words;
};

export function mailTemplate<Content extends z.ZodType>(
  definition: Definition<Content, MailText>,
): MailTemplate<Content> {
  return {
    channel: "mail",
    ...parsing(definition),
    write: (sent, store) => {
      const written = definition.write(definition.content.parse(sent), store);
      // A subject is one line: whatever a name holds must not begin another header.
      const words = { ...written, subject: written.subject.replace(/[\s\p{Cc}]+/gu, " ").trim() };
      const { subject, replyTo = null } = words;
      return { subject, html: mailHtml(words, store), text: mailPlain(words, store), replyTo };
    },
  };
}

export function smsTemplate<Content extends z.ZodType>(definition: Definition<Content, string>): SmsTemplate<Content> {
  return {
    channel: "sms",
    ...parsing(definition),
    write: (sent, store) => definition.write(definition.content.parse(sent), store),
  };
}

function parsing<Content extends z.ZodType>({ content, lifeMinutes }: Definition<Content, unknown>) {
  return { content, lifeMinutes: lifeMinutes ? (sent: unknown) => lifeMinutes(content.parse(sent)) : null };
}
