import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { sectionTexts } from "@/components/customer/texts";
import { GiftCardCheck } from "@/components/gift-card/check";
import { GiftCardList } from "@/components/gift-card/list";
import { listUsedGiftCards } from "@/lib/data/gift-card/used-by-customer";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/gift-cards">) =>
  accountMetadata(params, sectionTexts.giftCards.name);

/** The page also exists in a shop that no longer offers gift cards, because customers may still have a balance. */
export default async function GiftCardsPage({ params, searchParams }: PageProps<"/[store]/account/gift-cards">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.giftCards);
  if (!visit) return null;
  const { store, customer } = visit;
  const { done, refusals } = readFormOutcome(await searchParams);
  const currencyCode = store.baseCurrency;
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store, { hasGiftCards: true })}
      path={ACCOUNT_PAGES.giftCards}
      heading={sectionTexts.giftCards.name}
      news={{ done, refused: null, refusals }}
    >
      <GiftCardList
        cards={await listUsedGiftCards(store.id, customer.id)}
        currencyCode={currencyCode}
        timeZone={store.timeZone}
        now={new Date()}
      />
      <GiftCardCheck currencyCode={currencyCode} timeZone={store.timeZone} initial={refusals} />
    </AccountFrame>
  );
}
