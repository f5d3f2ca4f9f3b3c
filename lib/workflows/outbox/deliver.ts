import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findMailWording } from "@/lib/data/outbox/mail-texts";
import {
  type ClaimedMessage,
  claimMessages,
  INTERRUPTED_TWICE,
  markFailed,
  markForLater,
  markSent,
} from "@/lib/data/outbox/outbox";
import { findSuppression } from "@/lib/data/outbox/suppressions";
import { deletePushBrowser, findPushBrowser } from "@/lib/data/staff/push-browsers";
import { type Database, getDatabase } from "@/lib/database/connection";
import { readEmail } from "@/lib/domain/customer/email";
import { isMobileRecipient } from "@/lib/domain/customer/message-recipient";
import { type Delivery, messageExpiry, nextAttemptAt } from "@/lib/domain/outbox";
import { pushBrowserId } from "@/lib/domain/staff/push-browser";
import type { StoreDetails } from "@/lib/domain/store/store";
import { isKeptBack } from "@/lib/domain/suppression";
import { writeSmsFile } from "@/lib/integrations/outbox-folder";
import { sendSms } from "@/lib/integrations/sms";
import { sendPush } from "@/lib/integrations/web-push";
import type { MailTemplate, PushTemplate, SmsTemplate } from "@/lib/messages/mail/template";
import { findTemplate } from "@/lib/messages/mail/templates";
import { clock } from "@/lib/server/clock";
import { type Environment, env } from "@/lib/server/env";
import { sendWrittenMail } from "./send-mail";

type Settings = Pick<
  Environment,
  "DATA_DIR" | "SMTP_URL" | "MAIL_FROM" | "SMS_GATEWAY_URL" | "SMS_GATEWAY_TOKEN" | "WEB_PUSH_KEY"
>;

type DeliveryOptions = {
  /** Returns the current time. It is called again for every batch and every message. */
  now?: () => Date;
  database?: Database;
  settings?: Settings;
  /** When this signal is aborted, the current batch is finished and no further batch is started. */
  signal?: AbortSignal;
};

export type Delivered = { sent: number; postponed: number; failed: number };

/**
 * Delivers all due messages of all stores and counts the results. Several processes can do this at the same time; no
 * two deliver the same message. If the process dies while it delivers a message, that message is tried only once more,
 * so that the recipient gets it twice at most.
 */
export async function deliverOutbox({
  now = () => clock.now(),
  database = getDatabase(),
  settings = env(),
  signal,
}: DeliveryOptions = {}): Promise<Delivered> {
  const delivered: Delivered = { sent: 0, postponed: 0, failed: 0 };
  const stores = new Map<string, Promise<StoreDetails | null>>();
  const findStore = (storeId: string) => {
    const known = stores.get(storeId) ?? readStore(storeId);
    stores.set(storeId, known);
    return known;
  };
  while (!signal?.aborted) {
    const batch = await claimMessages(now(), database);
    if (batch.length === 0) break;
    const outcomes = await Promise.all(
      batch.map(async (message) => {
        const template = findReadableTemplate(message);
        const delivery = await deliver(message, template, findStore, settings, { now: now(), database }).catch(
          toFault(message),
        );
        return settle(message, template, delivery, now(), database);
      }),
    );
    for (const outcome of outcomes) delivered[outcome] += 1;
  }
  return delivered;
}

type AnyTemplate = MailTemplate | SmsTemplate | PushTemplate;

const failure = (reason: string, isFinal: boolean): Delivery => ({ ok: false, reason, isFinal });

/**
 * Turns an unexpected error into a failed delivery: the other messages are still delivered, and this message is retried
 * later.
 */
const toFault = (message: ClaimedMessage) => (error: unknown) => {
  console.error(`Outbox: ${labelOf(message)} could not be delivered.`, error);
  return failure("A fault, see the shop's log", false);
};

/**
 * The message's template; null if this version of the shop does not know the template or cannot parse the content,
 * because another version queued the message.
 */
function findReadableTemplate({ template: name, content }: ClaimedMessage): AnyTemplate | null {
  const template = findTemplate(name);
  return template?.content.safeParse(content).success ? template : null;
}

async function deliver(
  message: ClaimedMessage,
  template: AnyTemplate | null,
  findStore: (storeId: string) => Promise<StoreDetails | null>,
  settings: Settings,
  { now, database }: { now: Date; database: Database },
): Promise<Delivery> {
  if (message.wasInterruptedTwice) return failure(INTERRUPTED_TWICE, true);
  if (!template) return failure("This version of the shop does not know this kind of message", false);
  const expiry = expiryOf(message, template);
  if (expiry && now >= expiry) return failure("The message has expired", true);
  const store = await findStore(message.storeId);
  if (!store) return failure("Cannot read the details of the store", false);
  if (template.channel === "push") return deliverPush(message, template, store, settings, database);
  const suppression =
    !isMobileRecipient(message.recipient) && (await findSuppression(message.storeId, message.recipient, database));
  if (suppression && isKeptBack(suppression, message.template)) {
    return failure(`The address is on the suppression list: it ${suppression.reason}`, true);
  }
  return template.channel === "mail" && !isMobileRecipient(message.recipient)
    ? deliverMail(message, template, store, settings, { now, database })
    : deliverSms(message, template, store, settings, { now, database });
}

async function deliverMail(
  { storeId, id, template: name, recipient, content }: ClaimedMessage,
  template: MailTemplate,
  store: StoreDetails,
  settings: Settings,
  { now, database }: { now: Date; database: Database },
): Promise<Delivery> {
  const written = template.write(content, store, await findMailWording(storeId, name, database));
  return sendWrittenMail(written, { id, template: name, recipient, store }, settings, now);
}

async function deliverSms(
  { storeId, id, template: name, recipient, content }: ClaimedMessage,
  template: MailTemplate | SmsTemplate,
  store: StoreDetails,
  { DATA_DIR, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }: Settings,
  { now, database }: { now: Date; database: Database },
): Promise<Delivery> {
  const text =
    template.channel === "mail"
      ? template.write(content, store, await findMailWording(storeId, name, database)).textMessage
      : template.write(content, store);
  const sms = { id: `${storeId}.${id}`, to: recipient, text };
  return SMS_GATEWAY_URL
    ? sendSms(sms, { address: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN ?? null })
    : writeSmsFile(sms, { dataDir: DATA_DIR, id, template: name, now });
}

async function deliverPush(
  { storeId, recipient, content }: ClaimedMessage,
  template: PushTemplate,
  store: StoreDetails,
  { WEB_PUSH_KEY, MAIL_FROM }: Settings,
  database: Database,
): Promise<Delivery> {
  const browser = await findPushBrowser(storeId, pushBrowserId(recipient) ?? "", database);
  if (!browser) return failure("Notices were turned off in this browser", true);
  if (!WEB_PUSH_KEY) return failure("Set WEB_PUSH_KEY to send notices to browsers", true);
  // Push services want an address to write to, and take no http: address for it.
  const address = MAIL_FROM ?? readEmail(store.company.email) ?? "shop@localhost";
  const signature = { key: WEB_PUSH_KEY, contact: `mailto:${address}` };
  const { isGone, ...delivery } = await sendPush(template.write(content, store), browser, signature);
  if (isGone) await deletePushBrowser(storeId, browser.id, database);
  return delivery;
}

/** Saves the result of a delivery. If the message will not be sent again, the secret stored with it is deleted. */
async function settle(
  message: ClaimedMessage,
  template: AnyTemplate | null,
  delivery: Delivery,
  now: Date,
  database: Database,
): Promise<keyof Delivered> {
  if (delivery.ok) {
    await markSent(message, now, database);
    return "sent";
  }
  const expiry = template && expiryOf(message, template);
  const next = delivery.isFinal ? null : nextAttemptAt(message.attempts, now, expiry);
  if (next) {
    await markForLater(message, next, delivery.reason, database);
    return "postponed";
  }
  console.error(`Outbox: ${labelOf(message)} failed for good. ${delivery.reason}.`);
  await markFailed(message, delivery.reason, { keepContent: template?.lifeMinutes === null }, database);
  return "failed";
}

/** Identifies a message in the log, without personal data. */
const labelOf = ({ storeId, template, id }: ClaimedMessage) => `${template} ${id} of ${storeId}`;

function expiryOf({ content, createdAt }: ClaimedMessage, { lifeMinutes }: AnyTemplate): Date | null {
  return lifeMinutes && messageExpiry(createdAt, lifeMinutes(content));
}
