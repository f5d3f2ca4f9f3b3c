import "server-only";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { findOffers } from "@/lib/data/pricing/offers";
import { type Database, getDatabase } from "@/lib/database/connection";
import { offeredNewsletter, unsubscribePath } from "@/lib/domain/newsletter";
import { validityRefusal } from "@/lib/domain/pricing/offer";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/**
 * Rate limit for sign-ups from one IP address: high enough for several people who share a connection, low enough that
 * nobody can fill the list with other people's e-mail addresses.
 */
const LIMIT = { name: "newsletter", attempts: 10, seconds: 600 };

/**
 * Subscribes `email` to the newsletter. The result does not reveal whether it was subscribed before. If the store has an
 * offer for new subscribers, an address that subscribes for the first time gets its code by mail.
 */
export async function subscribeNewsletter(
  store: StoreDetails,
  email: string,
  clientAddress: string,
): Promise<Result<{ message: string }, "newsletter_off"> | TooManyAttempts> {
  const newsletter = offeredNewsletter(store);
  if (!newsletter?.asksForAddress) return fail("newsletter_off");
  const refused = await countAttempts(store.id, [[LIMIT, clientAddress]]);
  if (refused) return refused;
  const now = clock.now();
  await getDatabase().transaction(async (database) => {
    const token = await addNewsletterSubscriber(store.id, email, now, database);
    if (token !== null) await queueWelcome(store, { email, token }, now, database);
  });
  nudgeOutbox();
  return ok({ message: newsletter.responseMessage });
}

/** No mail if the store has no offer for new subscribers, or if nobody could use it now. */
async function queueWelcome(
  store: StoreDetails,
  { email, token }: { email: string; token: string },
  now: Date,
  database: Database,
): Promise<void> {
  const { welcomeOfferCode: code } = store.setting;
  if (code === "") return;
  const { asked } = await findOffers(store.id, { code, usedBy: null }, database);
  if (!asked?.offer || validityRefusal(asked.offer, now) !== null) return;
  const content = { code: asked.offer.code, link: `${store.origin}${unsubscribePath(token)}` };
  await queueMessage(store.id, { template: "newsletter_welcome", recipient: email, content }, database, now);
}
