import { asc, eq } from "drizzle-orm";
import { addNewsletterSubscriber } from "@/lib/data/newsletter";
import { getDatabase } from "@/lib/database/connection";
import { newsletterSubscribers } from "@/lib/database/schema/newsletter";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const subscribers = () =>
  getDatabase()
    .select()
    .from(newsletterSubscribers)
    .orderBy(asc(newsletterSubscribers.storeId), asc(newsletterSubscribers.email));

it("saves an address once per store, and resubscribes a former subscriber", async () => {
  await addNewsletterSubscriber("nila-loom", "meera@example.com");
  await addNewsletterSubscriber("nila-loom", "meera@example.com");
  await addNewsletterSubscriber("another", "meera@example.com");
  expect(await subscribers()).toMatchObject([
    { storeId: "another", email: "meera@example.com", isSubscribed: true },
    { storeId: "nila-loom", email: "meera@example.com", isSubscribed: true },
  ]);

  await getDatabase()
    .update(newsletterSubscribers)
    .set({ isSubscribed: false })
    .where(eq(newsletterSubscribers.storeId, "nila-loom"));
  await addNewsletterSubscriber("nila-loom", "meera@example.com");
  expect((await subscribers()).map(({ isSubscribed }) => isSubscribed)).toEqual([true, true]);
});
