import "server-only";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { offeredNewsletter } from "@/lib/domain/newsletter";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/** Enough for the people behind one connection, too few to fill the list with addresses of others. */
const LIMIT = { name: "newsletter", attempts: 10, seconds: 600 };

/** Puts `email` on the store's list. Whether it was there before, the answer does not tell. */
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
