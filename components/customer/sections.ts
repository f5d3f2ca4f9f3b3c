import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { asksForFeedback } from "@/lib/domain/customer/feedback";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { offersGiftCards } from "@/lib/domain/gift-card/use";
import type { StoreDetails } from "@/lib/domain/store/store";
import { sectionTexts } from "./texts";

export type AccountSection = { href: string; name: string; text: string };

/**
 * The sections of the account, in the order of its menu. A section that this shop does not offer is left out, unless
 * the customer has used it before.
 */
export function accountSections(
  store: Pick<StoreDetails, "features" | "setting" | "subType">,
  { hasGiftCards = offersGiftCards(store) } = {},
): readonly AccountSection[] {
  const orders = { href: ACCOUNT_PAGES.orders, ...sectionTexts.orders };
  const quotations = { href: ACCOUNT_PAGES.quotations, ...sectionTexts.quotations };
  const giftCards = { href: ACCOUNT_PAGES.giftCards, ...sectionTexts.giftCards };
  const feedback = { href: ACCOUNT_PAGES.feedback, ...sectionTexts.feedback };
  const fitProfiles = { href: ACCOUNT_PAGES.fitProfiles, ...sectionTexts.fitProfiles };
  const purchases = [...(store.subType === "quot" ? [quotations] : []), orders, ...(hasGiftCards ? [giftCards] : [])];
  return [
    ...(store.setting.hidesPrices ? [] : purchases),
    { href: WISHLIST_PAGE, ...sectionTexts.wishlist },
    { href: ACCOUNT_PAGES.profile, ...sectionTexts.profile },
    ...(store.setting.offersAddons ? [fitProfiles] : []),
    { href: ACCOUNT_PAGES.addresses, ...sectionTexts.addresses },
    { href: ACCOUNT_PAGES.devices, ...sectionTexts.devices },
    ...(asksForFeedback(store) ? [feedback] : []),
    { href: ACCOUNT_PAGES.data, ...sectionTexts.data },
  ];
}
