import { AfterFirstInteraction } from "@/components/layout/after-first-interaction";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { FirstViewPictures } from "@/components/layout/first-view-pictures";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { shownEntries } from "@/components/layout/menu-entries";
import { SkipLink } from "@/components/layout/skip-link";
import { StoreState } from "@/components/layout/store-state";
import { FooterNewsletter } from "@/components/newsletter/footer-newsletter";
import { getMenu, getStore, getToday } from "@/lib/data/cached";
import { offeredChat } from "@/lib/domain/chat";
import { offeredNewsletter } from "@/lib/domain/newsletter";
import { env } from "@/lib/env";

/** Header, page, footer: the frame of every shopping page. */
export default async function ShopLayout({ children, params }: LayoutProps<"/[store]">) {
  const { store: storeId } = await params;
  const [store, menu, today] = await Promise.all([getStore(storeId), getMenu(storeId), getToday(storeId)]);
  if (!store) return children;
  const { announcementBar, hideCurrency, hidesPrices, searchKeywords } = store.setting;
  const newsletter = offeredNewsletter(store);
  // In the browser a store that shows prices on request only is one that sells by enquiry.
  const kind = hidesPrices ? "enquiry" : store.subType;
  return (
    <StoreState
      {...(kind !== "order" && { subType: kind })}
      currencies={hidesPrices ? [] : store.currencies}
      isCurrencyByCountry={store.features.currencyByCountry}
      geolocationServices={env().GEOLOCATION_URLS}
    >
      <SkipLink />
      <AnnouncementBar announcement={announcementBar} now={today} />
      <Header
        storeId={store.id}
        storeName={store.name}
        menu={shownEntries(menu)}
        searchKeywords={searchKeywords}
        isCurrencyFixed={hideCurrency}
      />
      <main id="content">{children}</main>
      <Footer storeName={store.name} footer={store.footer} takesPayment={kind === "order"}>
        {newsletter && <FooterNewsletter newsletter={newsletter} />}
      </Footer>
      <FirstViewPictures />
      <AfterFirstInteraction
        storeId={store.id}
        storeName={store.name}
        chat={offeredChat(store)}
        newsletter={newsletter}
      />
    </StoreState>
  );
}
