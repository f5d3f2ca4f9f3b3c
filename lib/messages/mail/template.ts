import "server-only";
import type { z } from "zod";
import type { PushNotice } from "@/lib/domain/staff/push-browser";
import type { StoreDetails } from "@/lib/domain/store/store";
import { mailHtml } from "./html";
import { mailPlain } from "./plain";
import type { MailText } from "./text";
import { mailTextMessage } from "./text-message";

/** An e-mail ready to be sent, without sender and recipient. */
type WrittenMail = {
  subject: string;
  html: string;
  text: string;
  /** The e-mail address to which replies go; null if they go to the shop. */
  replyTo: string | null;
  /** See `MailText`; null for e-mails that belong to no subscription. */
  unsubscribeAddress: string | null;
  /** The same in one text message, for recipients without an e-mail address. */
  textMessage: string;
};

type Template<Channel extends string, Content extends z.ZodType, Written> = {
  channel: Channel;
  content: Content;
  /**
   * How long a message is valid after it was queued; null if it is always valid. A message that expires contains a
   * secret, such as a code. It is not sent after that time, and its content is deleted as soon as possible.
   */
  lifeMinutes: ((content: unknown) => number) | null;
  /** Writes the message. Throws a ZodError if the content does not match the template's schema. */
  write: (content: unknown, store: StoreDetails) => Written;
};
export type MailTemplate<Content extends z.ZodType = z.ZodType> = Template<"mail", Content, WrittenMail>;
export type PushTemplate<Content extends z.ZodType = z.ZodType> = Template<"push", Content, PushNotice>;
export type SmsTemplate<Content extends z.ZodType = z.ZodType> = Template<"sms", Content, string>;

type Definition<Content extends z.ZodType, Written> = {
  content: Content;
  lifeMinutes?: (content: z.output<Content>) => number;
  write: (content: z.output<Content>, store: StoreDetails) => Written;
};

export function mailTemplate<Content extends z.ZodType>(
  definition: Definition<Content, MailText>,
): MailTemplate<Content> {
  return {
    channel: "mail",
    ...withParsedContent(definition),
    write: (sent, store) => {
      const written = definition.write(definition.content.parse(sent), store);
      // A line break in a subject, for example from a product name, could add a header to the mail.
      const mail = { ...written, subject: written.subject.replace(/[\s\p{Cc}]+/gu, " ").trim() };
      const { subject, replyTo = null, unsubscribeAddress = null } = mail;
      const textMessage = mailTextMessage(mail, store);
      const text = mailPlain(mail, store);
      return { subject, html: mailHtml(mail, store), text, replyTo, unsubscribeAddress, textMessage };
    },
  };
}

export function smsTemplate<Content extends z.ZodType>(definition: Definition<Content, string>): SmsTemplate<Content> {
  return {
    channel: "sms",
    ...withParsedContent(definition),
    write: (sent, store) => definition.write(definition.content.parse(sent), store),
  };
}

export function pushTemplate<Content extends z.ZodType>(
  definition: Definition<Content, PushNotice>,
): PushTemplate<Content> {
  return {
    channel: "push",
    ...withParsedContent(definition),
    write: (sent, store) => definition.write(definition.content.parse(sent), store),
  };
}

function withParsedContent<Content extends z.ZodType>({ content, lifeMinutes }: Definition<Content, unknown>) {
  return { content, lifeMinutes: lifeMinutes ? (sent: unknown) => lifeMinutes(content.parse(sent)) : null };
}
