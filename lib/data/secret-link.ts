import "server-only";
import { and, eq, gt, type SQL } from "drizzle-orm";
import type { fitProfileLinks } from "@/lib/database/schema/customization";
import type { leftCartLinks } from "@/lib/database/schema/left-cart";
import type { orderLinks } from "@/lib/database/schema/order";
import type { quotationLinks } from "@/lib/database/schema/quotation";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken, newToken } from "@/lib/server/tokens";

const LIFE_MS = 60 * 24 * 60 * 60_000;

/**
 * A new secret link, valid for sixty days. The token goes to whoever may use the link; only its digest is stored, in
 * the table of what the link leads to.
 */
export function newSecretLink(now: Date): { token: string; stored: { tokenHash: string; expiresAt: Date } } {
  const token = newToken();
  return { token, stored: { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LIFE_MS) } };
}

/** The condition that a row of `links` is the link with this token, and still valid. */
export function isSecretLink(
  links: typeof orderLinks | typeof quotationLinks | typeof fitProfileLinks | typeof leftCartLinks,
  storeId: StoreId,
  token: string,
  now: Date,
): SQL | undefined {
  return and(eq(links.storeId, storeId), eq(links.tokenHash, hashToken(token)), gt(links.expiresAt, now));
}
