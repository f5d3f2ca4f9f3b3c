import "server-only";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { offeredNewsletter } from "@/lib/domain/newsletter";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/**
 * Rate limit for sign-ups from one IP address: high enough for several people who share a connection, low enough that
 * nobody can fill the list with other people's e-mail addresses.
 */
const LIMIT = { name: "newsletter", attempts: 10, seconds: 600 };

/** Subscribes `email` to the newsletter. The result does not reveal whether it was subscribed before. */
export async function subscribeNewsletter(
  store: StoreDetails,
  email: string,
  clientAddress: string,
): Promise<Result<{ message: string }, "newsletter_off"> | TooManyAttempts> {
  const newsletter = offeredNewsletter(store);
  if (!newsletter?.asksForAddress) return fail("newsletter_off");
  const refused = await countAttempts(store.id, [[LIMIT, clientAddress]]);
  if (refused) return refused;
  await addNewsletterSubscriber(store.id, email);
  return ok({ message: newsletter.responseMessage });
}
