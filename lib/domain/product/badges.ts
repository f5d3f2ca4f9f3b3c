import { dayAfter, dayOf } from "../store/calendar-day";
import type { AutoBadge, StoreDetails } from "../store/store";
import { NEW_ARRIVAL_DAYS } from "./limits";
import type { ProductCard } from "./product";

type BadgedProduct = Pick<ProductCard, "stock" | "createdAt" | "price" | "badgeIds">;

/**
 * The names of the badges on a product's picture. A sold-out product has only the badge "sold out". Every other product
 * has "new" for thirty days (until the end of the last day), "on sale" if its price is reduced, then the badges the
 * owner assigned to it, by rank (docs/domain.md#badges). The owner can rename the three automatic badges and switch
 * them off.
 */
export function badgesOf(
  product: BadgedProduct,
  store: Pick<StoreDetails, "autoBadges" | "badges" | "timeZone">,
  now: Date,
): string[] {
  const automatic = (type: AutoBadge["type"]) =>
    store.autoBadges.filter((badge) => badge.type === type && badge.isActive).map((badge) => badge.name);
  if (product.stock.state === "sold_out") return automatic("sold_out");
  const byHand = store.badges
    .filter((badge) => badge.isActive && product.badgeIds.includes(badge.id))
    .sort((a, b) => a.rank - b.rank)
    .map((badge) => badge.name);
  const { price } = product;
  const isReduced = price !== null && price.discountedPrice < price.sellingPrice;
  return [
    ...(isNewArrival(product.createdAt, now, store.timeZone) ? automatic("new_arrival") : []),
    ...(isReduced ? automatic("on_sale") : []),
    ...byHand,
  ];
}

const DAY_MS = 86_400_000;

/**
 * True until the end of the thirtieth day after creation, in the store's time zone. The calendar is only asked about
 * products of which the days are not clear from the hours alone: it takes longer than all else on a card.
 *
 * @internal Exported for tests.
 */
export function isNewArrival(createdAt: Date, now: Date, timeZone: string): boolean {
  const age = now.getTime() - createdAt.getTime();
  if (age <= (NEW_ARRIVAL_DAYS - 1) * DAY_MS) return true;
  if (age >= (NEW_ARRIVAL_DAYS + 2) * DAY_MS) return false;
  return dayOf(now, timeZone) <= dayAfter(dayOf(createdAt, timeZone), NEW_ARRIVAL_DAYS);
}
