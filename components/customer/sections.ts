import { asksForFeedback } from "@/lib/domain/customer/feedback";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { offersGiftCards } from "@/lib/domain/gift-card/use";
import type { StoreDetails } from "@/lib/domain/store/store";

export type AccountSection = { href: string; name: string; text: string };

/** What the account is made of, in the order of its menu; only what there is in this shop, or was and is used still. */
export function accountSections(
  store: Pick<StoreDetails, "features" | "setting" | "subType">,
  { hasGiftCards = offersGiftCards(store) } = {},
): readonly AccountSection[] {
  const orders = { href: ACCOUNT_PAGES.orders, name: "Orders", text: "What you have bought, and where it is." };
  const quotations = { href: ACCOUNT_PAGES.quotations, name: "Quotations", text: "What you asked our prices for." };
  const giftCards = { href: ACCOUNT_PAGES.giftCards, name: "Gift cards", text: "What is left on the cards you use." };
  const feedback = { href: ACCOUNT_PAGES.feedback, name: "Feedback", text: "Tell us how we are doing." };
  const bought = [...(store.subType === "quot" ? [quotations] : []), orders, ...(hasGiftCards ? [giftCards] : [])];
  return [
    ...(store.setting.hidesPrices ? [] : bought),
    { href: ACCOUNT_PAGES.profile, name: "Profile", text: "Name, e-mail address, mobile number and password." },
    { href: ACCOUNT_PAGES.addresses, name: "Addresses", text: "Where to send things, and whom to bill." },
    { href: ACCOUNT_PAGES.devices, name: "Devices", text: "Where you are signed in." },
    ...(asksForFeedback(store) ? [feedback] : []),
    { href: ACCOUNT_PAGES.data, name: "Your data", text: "A copy of all we keep, or the end of the account." },
  ];
}
