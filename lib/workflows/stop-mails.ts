import "server-only";
import { removeConsentsOfReader } from "@/lib/data/left-cart/consents";
import { removeStockAlertsOfReader } from "@/lib/data/stock-alert";
import { cancelAlertsOfReader } from "@/lib/data/wishlist/alerts";
import { ok, type Result } from "@/lib/domain/result";
import type { MailList } from "@/lib/domain/stop-mails";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/** The tokens are too long to be guessed, but nobody needs to try so many. */
const LIMIT = { name: "stop_mails", attempts: 30, seconds: 900 };

/** What ends each kind of e-mail to the reader whose e-mails have this token. */
const ENDINGS: Readonly<Record<MailList, (storeId: StoreId, token: string) => Promise<void>>> = {
  "stock-alerts": removeStockAlertsOfReader,
  "wish-alerts": cancelAlertsOfReader,
  "left-carts": removeConsentsOfReader,
};

/**
 * Stops one kind of e-mail to one address, and nothing else. An unknown token is no refusal: what was sent once and
 * then forgotten has no row any more, and its reader has nothing left to stop.
 */
export async function stopMails(
  { store, address }: { store: StoreDetails; address: string },
  { list, token }: { list: MailList; token: string },
): Promise<Result<null, never> | TooManyAttempts> {
  const refused = await countAttempts(store.id, [[LIMIT, address]]);
  if (refused) return refused;
  await ENDINGS[list](store.id, token);
  return ok(null);
}
