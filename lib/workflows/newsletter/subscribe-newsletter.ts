import "server-only";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { takeAttempt } from "@/lib/data/rate-limits";
import { offeredNewsletter } from "@/lib/domain/newsletter";
import type { StoreDetails } from "@/lib/domain/store";
import type { Answer } from "@/lib/http";

/** Enough for the people behind one connection, too few to fill the list with addresses of others. */
const LIMIT = { name: "newsletter", attempts: 10, seconds: 600 };

/** Puts `email` on the store's list. Whether it was there before, the answer does not tell. */
export async function subscribeNewsletter(store: StoreDetails, email: string, clientAddress: string): Promise<Answer> {
  const newsletter = offeredNewsletter(store);
  if (!newsletter?.asksForAddress) return { ok: false, code: "newsletter_off" };
  const attempt = await takeAttempt(store.id, LIMIT, clientAddress);
  if (!attempt.isAllowed) {
    return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
  }
  await addNewsletterSubscriber(store.id, email);
  return { ok: true, value: { message: newsletter.responseMessage } };
}
