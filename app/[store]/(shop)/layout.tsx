import { PostForm } from "@/components/form/post-form";
import { FooterNewsletter } from "@/components/newsletter/footer-form";
import { AfterFirstInteraction } from "@/components/site/after-first-interaction";
import { AnnouncementBar } from "@/components/site/announcement-bar";
import { Brand } from "@/components/site/brand";
import { FirstViewPictures } from "@/components/site/first-view-pictures";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { LinkBehaviour } from "@/components/site/link-behaviour";
import { withoutMenuPreviews } from "@/components/site/menu/entries";
import { SkipLink } from "@/components/site/skip-link";
import { StoreState } from "@/components/store/state";
import { WISHLIST_FORM } from "@/components/wishlist/save-form";
import { getMenu } from "@/lib/cached/content";
import { getLogo } from "@/lib/cached/logo";
import { getStore, getToday } from "@/lib/cached/store";
import { isChosenByCountry, offeredCurrencies } from "@/lib/domain/currency/offer";
import { offeredNewsletter } from "@/lib/domain/newsletter";
import { asksForDisclosures } from "@/lib/domain/product/disclosures";
import { offeredChat } from "@/lib/domain/site/chat";
import { dayOf } from "@/lib/domain/store/calendar-day";
import { takesWithdrawals } from "@/lib/domain/withdrawal";
import { env } from "@/lib/server/env";

/** The header and footer around every shopping page. */
export default async function ShopLayout({ children, params }: LayoutProps<"/[store]">) {
  const { store: storeId } = await params;
  const [store, menu, today] = await Promise.all([getStore(storeId), getMenu(storeId), getToday(storeId)]);
  if (!store) return children;
  const brand = <Brand storeId={store.id} storeName={store.name} logo={await getLogo(store.id)} />;
  const { announcementBar, hideCurrency, hidesPrices, searchKeywords } = store.setting;
  const newsletter = offeredNewsletter(store);
  // A store that hides its prices takes only enquiries, whatever its sub type, so the browser treats it as an enquiry
  // store.
  const kind = hidesPrices ? "enquiry" : store.subType;
  return (
    <StoreState
      {...(kind !== "order" && { subType: kind })}
      baseCurrency={store.baseCurrency}
      currencies={hidesPrices ? [] : offeredCurrencies(store.currencies)}
      isCurrencyByCountry={isChosenByCountry(store.currencies, store.features.currencyByCountry)}
      geolocationServices={env().GEOLOCATION_URLS}
    >
      <SkipLink />
      <AnnouncementBar announcement={announcementBar} timeZone={store.timeZone} now={today} />
      <Header
        storeId={store.id}
        storeName={store.name}
        brand={brand}
        menu={withoutMenuPreviews(menu)}
        searchKeywords={store.features.productSearch ? searchKeywords : null}
        isCurrencyFixed={hideCurrency}
      />
      {/* At least as tall as the window, so that the footer does not jump when the router opens a shorter page. */}
      <main id="content" className="min-h-svh">
        {children}
      </main>
      {/* What the hearts on the pictures of products post. */}
      <PostForm id={WISHLIST_FORM} action="/api/wishlist/items" />
      <Footer
        storeName={store.name}
        year={new Date(dayOf(today, store.timeZone)).getUTCFullYear()}
        footer={store.footer}
        contact={{ telephone: store.contactNumber, email: store.company.email, gstNumber: store.gstNumber }}
        takesPayment={kind === "order"}
        findsOrders={!hidesPrices}
        takesWithdrawals={takesWithdrawals(store)}
        grievanceOfficer={asksForDisclosures(store) ? store.company.grievanceOfficer : null}
      >
        {newsletter && <FooterNewsletter newsletter={newsletter} />}
      </Footer>
      <FirstViewPictures />
      <LinkBehaviour />
      <AfterFirstInteraction
        storeId={store.id}
        storeName={store.name}
        chat={offeredChat(store)}
        newsletter={newsletter}
      />
    </StoreState>
  );
}
