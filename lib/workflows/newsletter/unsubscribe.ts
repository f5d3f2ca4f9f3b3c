import "server-only";
import { findUnsubscribeToken, unsubscribe } from "@/lib/data/newsletter";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { unsubscribePath } from "@/lib/domain/newsletter";
import { fail, ok, type Result } from "@/lib/domain/result";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitMail, countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { inConstantTime } from "@/lib/workflows/authentication/constant-time";

/** E-mails an unsubscribe link to a subscriber. The result does not reveal whether the e-mail address is subscribed. */
export async function sendUnsubscribeLink(
  asker: Requester,
  email: string,
): Promise<Result<null, never> | TooManyAttempts> {
  const { store } = asker;
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;
  await inConstantTime(async () => {
    const token = await findUnsubscribeToken(store.id, email);
    if (token === null) return;
    const content = { link: `${store.origin}${unsubscribePath(token)}` };
    await queueMessage(store.id, { template: "newsletter_unsubscribe", recipient: email, content }, getDatabase());
  });
  nudgeOutbox();
  return ok(null);
}

/**
 * Rate limit for requests with unsubscribe links from one IP address. The links' tokens are too long to be guessed, but
 * nobody needs to try so many.
 */
const LIMIT = { name: "newsletter_unsubscribe", attempts: 30, seconds: 15 * 60 };

/** Unsubscribes an e-mail address. This is possible even if the shop no longer offers a newsletter. */
export async function unsubscribeNewsletter(
  { store, address }: Pick<Requester, "store" | "address">,
  token: string,
): Promise<Result<null, "link_unknown"> | TooManyAttempts> {
  const refused = await countAttempts(store.id, [[LIMIT, address]]);
  if (refused) return refused;
  return (await unsubscribe(store.id, token)) ? ok(null) : fail("link_unknown", "token");
}
