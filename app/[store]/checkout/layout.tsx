import { CheckoutFrame } from "@/components/checkout/frame";
import { AfterFirstInteraction } from "@/components/site/after-first-interaction";
import { Brand } from "@/components/site/brand";
import { StoreState } from "@/components/store/state";
import { getLogo } from "@/lib/cached/logo";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { isChosenByCountry, offeredCurrencies } from "@/lib/domain/currency/offer";
import { storeViewport } from "@/lib/seo/store-metadata";
import { env } from "@/lib/server/env";

// Rendered in full for each visitor; no part of a checkout page comes from a cache (decision 1).
export const instant = false;

export async function generateViewport({ params }: LayoutProps<"/[store]/checkout">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/**
 * The layout of the checkout: without the shop's menu, newsletter and chat, so that nothing distracts from the form.
 */
export default async function CheckoutLayout({ children, params }: LayoutProps<"/[store]/checkout">) {
  const store = await getStoreWithFreshSeo((await params).store);
  if (!store) return children;
  const brand = <Brand storeId={store.id} storeName={store.name} logo={await getLogo(store.id)} />;
  return (
    <StoreState
      {...(store.subType !== "order" && { subType: store.subType })}
      baseCurrency={store.baseCurrency}
      currencies={offeredCurrencies(store.currencies)}
      isCurrencyByCountry={isChosenByCountry(store.currencies, store.features.currencyByCountry)}
      geolocationServices={env().GEOLOCATION_URLS}
    >
      <CheckoutFrame storeName={store.name} brand={brand} contactNumber={store.contactNumber}>
        {children}
      </CheckoutFrame>
      <AfterFirstInteraction storeId={store.id} storeName={store.name} chat={null} newsletter={null} />
    </StoreState>
  );
}
