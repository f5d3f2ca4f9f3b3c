import "server-only";
import { z } from "zod";
import {
  MAIL_PLACEHOLDERS,
  MAIL_WORDING_PARTS,
  type MailPlaceholder,
  type MailWording,
  type MailWordingPart,
} from "@/lib/domain/mail-text";
import type { PushNotice } from "@/lib/domain/staff/push-browser";
import type { StoreDetails } from "@/lib/domain/store/store";
import { mailHtml } from "./html";
import { mailPlain } from "./plain";
import type { MailText } from "./text";
import { mailTextMessage } from "./text-message";
import { withWording } from "./wording";

/** An e-mail ready to be sent, without sender and recipient. */
export type WrittenMail = {
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
export type MailTemplate<Content extends z.ZodType = z.ZodType> = Omit<
  Template<"mail", Content, WrittenMail>,
  "write"
> & {
  /** What the owner's own words can name in this mail. */
  placeholders: readonly MailPlaceholder[];
  /** What of it the owner can write. */
  parts: readonly MailWordingPart[];
  /** The mail before it is laid out. Throws like `write`. */
  compose: (content: unknown, store: StoreDetails) => MailText;
  /** Writes the mail, in the owner's own words where there are any. */
  write: (content: unknown, store: StoreDetails, wording?: MailWording | null) => WrittenMail;
};
export type PushTemplate<Content extends z.ZodType = z.ZodType> = Template<"push", Content, PushNotice>;
export type SmsTemplate<Content extends z.ZodType = z.ZodType> = Template<"sms", Content, string>;

type Definition<Content extends z.ZodType, Written> = {
  content: Content;
  lifeMinutes?: (content: z.output<Content>) => number;
  write: (content: z.output<Content>, store: StoreDetails) => Written;
};

type MailDefinition<Content extends z.ZodType> = Definition<Content, MailText> & {
  /** `additions` if subject and heading say what has happened, so that words for all cases would be wrong in some. */
  ownWords?: "all" | "additions";
};

export function mailTemplate<Content extends z.ZodType>(definition: MailDefinition<Content>): MailTemplate<Content> {
  const compose = (sent: unknown, store: StoreDetails) => definition.write(definition.content.parse(sent), store);
  const placeholders = MAIL_PLACEHOLDERS.filter((name) => name === "shop" || knows(definition.content, name));
  return {
    channel: "mail",
    ...withParsedContent(definition),
    placeholders,
    parts: definition.ownWords === "additions" ? ["opening", "closing"] : MAIL_WORDING_PARTS,
    compose,
    write: (sent, store, wording = null) => {
      const composed = compose(sent, store);
      const facts = { shop: store.name, ...factsIn(sent, placeholders) };
      const written = wording ? withWording(composed, wording, facts) : composed;
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

const knows = (content: z.ZodType, name: string) => content instanceof z.ZodObject && name in content.shape;

function factsIn(sent: unknown, placeholders: readonly MailPlaceholder[]): Partial<Record<MailPlaceholder, string>> {
  const texts = Object.entries(sent ?? {}).filter(([, value]) => typeof value === "string");
  const facts: Partial<Record<string, string>> = Object.fromEntries(texts);
  return Object.fromEntries(placeholders.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));
}
