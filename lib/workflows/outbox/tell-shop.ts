import "server-only";
import { queueMessages } from "@/lib/data/outbox/outbox";
import { listNoticeAddresses } from "@/lib/data/staff/notices";
import { listBrowsersToTell } from "@/lib/data/staff/push-browsers";
import type { Database } from "@/lib/database/connection";
import type { Notice } from "@/lib/domain/staff/notice";
import { pushRecipient } from "@/lib/domain/staff/push-browser";
import type { StoreId } from "@/lib/domain/store/id";
import { shopEmail } from "@/lib/domain/store/shop-email";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Message } from "@/lib/messages/mail/templates";

type ToShop = {
  [Name in Message["template"]]: Omit<Extract<Message, { template: Name }>, "recipient">;
}[Message["template"]];

/**
 * Queues a mail for the store's address and for the people who want such mails, each once. Nobody gets one if there is
 * no address; what it is about is found at the desk. Call `nudgeOutbox()` after the commit.
 */
export async function tellShop(
  store: StoreDetails,
  about: Notice,
  message: ToShop,
  now: Date,
  database: Database,
): Promise<void> {
  // What runs out is told where orders are.
  const ofStore = shopEmail(store, about === "stock" ? "orders" : about);
  const addresses = [...(ofStore ? [ofStore] : []), ...(await listNoticeAddresses(store.id, about, database))];
  const messages = [...new Set(addresses)].map((recipient) => ({ ...message, recipient }) as Message);
  await queueMessages(store.id, messages, database, now);
}

type ToBrowsers = Omit<Extract<Message, { template: "new_order_notice" }>, "recipient">;

/** Queues a notice for the browsers of those who may read what it is about. */
export async function tellBrowsers(
  storeId: StoreId,
  about: Notice,
  message: ToBrowsers,
  now: Date,
  database: Database,
): Promise<void> {
  const browsers = await listBrowsersToTell(storeId, about, database);
  const messages = browsers.map(({ id }) => ({ ...message, recipient: pushRecipient(id) }));
  await queueMessages(storeId, messages, database, now);
}
