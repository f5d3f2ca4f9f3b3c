import { AccountFrame } from "@/components/account/account-frame";
import { GiftCardCheck } from "@/components/account/gift-card-check";
import { GiftCardList } from "@/components/account/gift-card-list";
import { readPageNews } from "@/components/account/page-news";
import { accountSections } from "@/components/account/sections";
import { listUsedGiftCards } from "@/lib/data/used-gift-cards";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { baseCurrency } from "@/lib/domain/store";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/gift-cards">) =>
  accountMetadata(params, "Gift cards");

/** Also in a shop that offers none any more: what is left on a card is still somebody's. */
export default async function GiftCardsPage({ params, searchParams }: PageProps<"/[store]/account/gift-cards">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.giftCards);
  if (!visit) return null;
  const { store, customer } = visit;
  const { done, refusals } = readPageNews(await searchParams);
  const currencyCode = baseCurrency(store);
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store, { hasGiftCards: true })}
      path={ACCOUNT_PAGES.giftCards}
      heading="Gift cards"
      news={{ done, refused: null, refusals }}
    >
      <GiftCardList
        cards={await listUsedGiftCards(store.id, customer.id)}
        currencyCode={currencyCode}
        now={new Date()}
      />
      <GiftCardCheck currencyCode={currencyCode} initial={refusals} />
    </AccountFrame>
  );
}
