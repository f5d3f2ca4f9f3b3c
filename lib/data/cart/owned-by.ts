import "server-only";
import { and, eq } from "drizzle-orm";
import type { carts } from "@/lib/database/schema/cart";
import type { checkouts } from "@/lib/database/schema/checkout";
import type { fitProfiles } from "@/lib/database/schema/customization";
import type { personalFiles } from "@/lib/database/schema/personalization";
import type { wishlists } from "@/lib/database/schema/wishlist";
import { type CartOwner, ownerId } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";

/** Tables whose rows belong either to a customer or to an anonymous browser. */
type OwnedTable = typeof carts | typeof wishlists | typeof checkouts | typeof fitProfiles | typeof personalFiles;

const ownerColumn = (table: OwnedTable, { kind }: CartOwner) =>
  kind === "customer" ? table.customerId : table.anonymousId;

/** The condition for the rows of `owner` in this store. */
export function isOwnedBy(table: OwnedTable, storeId: StoreId, owner: CartOwner) {
  return and(eq(table.storeId, storeId), eq(ownerColumn(table, owner), ownerId(owner)));
}

/** The unique key that allows one row per owner. */
export function uniqueOwnerKey(table: typeof carts | typeof wishlists, owner: CartOwner) {
  return [table.storeId, ownerColumn(table, owner)];
}
