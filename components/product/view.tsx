import { CompareProductLink } from "@/components/comparison/link";
import { DeliveryCheck } from "@/components/delivery/check-form";
import { TrustRow } from "@/components/delivery/trust-row";
import { EnquiryBox } from "@/components/enquiry/box";
import { Making } from "@/components/enquiry/making";
import { EnquirySection } from "@/components/enquiry/section";
import { VideoPlayer } from "@/components/media/video-player";
import { PersonalFields } from "@/components/personalization/fields";
import { StockAlertForm } from "@/components/stock-alert/form";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { GoBack } from "@/components/ui/go-back";
import type { SizeChart } from "@/lib/domain/content/content";
import { customizePath } from "@/lib/domain/customization/pages";
import { asksForEnquiries } from "@/lib/domain/enquiry";
import { type Addon, isMadeToMeasure } from "@/lib/domain/product/addon";
import { badgesOf } from "@/lib/domain/product/badges";
import type { Product } from "@/lib/domain/product/product";
import { returnDaysOf } from "@/lib/domain/return/terms";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { StoreDetails } from "@/lib/domain/store/store";
import { TEMPLATE } from "@/lib/domain/store/template";
import { workingDaysOf } from "@/lib/domain/store/working-days";
import { AddonChoice } from "./addon-choice";
import { BuyBox } from "./buy-box";
import { ChosenGallery } from "./chosen-gallery";
import { ChosenVariant } from "./chosen-variant";
import { ProductDetails } from "./details";
import { disclosureFacts } from "./disclosure-facts";
import { LIST_STEPS } from "./list/steps-id";
import { toOffer } from "./offer";
import { ShareLinks } from "./share/links";
import { factTexts } from "./texts";

type ProductViewProps = {
  store: StoreDetails;
  product: Product;
  sizeChart: SizeChart | null;
  /** The product's addons that can currently be ordered. */
  addons: readonly Addon[];
  /**
   * The options of the chosen variant: the variant in the page's URL or, if the URL has none, the variant shown first.
   */
  options: readonly string[];
  crumbs: readonly Crumb[];
  /** The store's country and from which amount delivery is free; null if the page does not say when an order arrives. */
  delivery: { country: string; freeFrom: number | null } | null;
  /** The dial code of the store's country. */
  dialCode: string;
  now: Date;
};

export function ProductView(props: ProductViewProps) {
  const { store, product, sizeChart, addons, options, crumbs, delivery, dialCode, now } = props;
  const ready = addons.filter((addon) => !isMadeToMeasure(addon));
  const customize = addons.some(isMadeToMeasure)
    ? {
        storeId: store.id,
        title: store.setting.customizeName[product.unit],
        href: withBasePath(customizePath(product.slug)),
      }
    : null;
  const estimatedDelivery = TEMPLATE.estimatedDelivery ? store.setting.estimatedDelivery : "";
  const badges = badgesOf(product, store, now);
  return (
    <div className="px-gutter pt-1.5 md:pt-5">
      <div className="product-way">
        {TEMPLATE.breadcrumb && <Breadcrumb crumbs={crumbs} />}
        {TEMPLATE.goBack && (
          <div className="max-md:hidden">
            <GoBack fallback={crumbs.at(-2)?.href ?? "/"} />
          </div>
        )}
        <div id={LIST_STEPS} />
      </div>
      <ChosenVariant offer={toOffer(product, store, sizeChart !== null)} initialOptions={options}>
        <div className="mt-1.5 grid grid-cols-1 gap-x-8 gap-y-4 md:mt-5 md:grid-cols-2 lg:grid-cols-[1.12fr_1fr] lg:gap-x-14">
          <ChosenGallery storeId={store.id} />
          <div>
            <div className="product-texts lg:sticky lg:top-24">
              {TEMPLATE.brand && product.brand && <p className="text-[0.8125rem] text-muted">{product.brand}</p>}
              <h1 className="mt-1 font-display text-display-2">{product.seo.h1Tag || product.name}</h1>
              {product.summary && <p className="product-summary mt-2 text-muted">{product.summary}</p>}
              <div className="product-buying">
                {store.setting.hidesPrices ? (
                  <EnquiryBox
                    estimatedDelivery={estimatedDelivery}
                    making={
                      addons.length > 0 && <Making title={store.setting.customizeName[product.unit]} addons={addons} />
                    }
                  />
                ) : (
                  <BuyBox
                    showsStockNumber={store.setting.showStockLeft && store.setting.minStock === null}
                    customize={customize}
                    work={
                      <>
                        {ready.length > 0 && (
                          <AddonChoice
                            addons={ready}
                            unit={product.unit}
                            currency={store.baseCurrency}
                            isRequired={product.needsAddon}
                          />
                        )}
                        {product.personalFields.length > 0 && (
                          <PersonalFields
                            fields={product.personalFields}
                            currency={store.baseCurrency}
                            workingDays={workingDaysOf(store.openingDays, store.setting.closedDates)}
                            timeZone={store.timeZone}
                          />
                        )}
                      </>
                    }
                    stockAlert={
                      isAnythingSoldOut(product) && <StockAlertForm productId={product.id} slug={product.slug} />
                    }
                  >
                    {delivery && <DeliveryCheck country={delivery.country} slug={product.slug} />}
                    <TrustRow
                      estimatedDelivery={estimatedDelivery}
                      returnDays={returnDaysOf(store.setting, product) ?? 0}
                      freeFrom={delivery?.freeFrom ?? null}
                      currency={store.baseCurrency}
                      maker={TEMPLATE.brand ? product.brand : ""}
                    />
                  </BuyBox>
                )}
              </div>
              <div className="mt-8">
                <ProductDetails storeId={store.id} product={product} sizeChart={sizeChart} />
              </div>
              <ProductFacts product={product} store={store} badges={badges} />
              <CompareProductLink slug={product.slug} />
              {TEMPLATE.socialShare && (
                <div className="mt-5">
                  <ShareLinks origin={store.origin} title={product.name} />
                </div>
              )}
            </div>
          </div>
        </div>
        {asksForEnquiries(store, product) && <EnquirySection store={store} product={product} dialCode={dialCode} />}
      </ChosenVariant>
      {store.features.productVideo && product.video && (
        <div className="mx-auto mt-20 max-w-5xl">
          <VideoPlayer storeId={store.id} src={product.video.src} poster={product.video.poster} label={product.name} />
        </div>
      )}
    </div>
  );
}

/** A list of facts about the product: its badges, its filter options, its SKU and what the law asks for. */
function ProductFacts({
  product,
  store,
  badges,
}: Pick<ProductViewProps, "product" | "store"> & { badges: readonly string[] }) {
  const facts = [
    ...(badges.length > 0 ? [{ name: factTexts.badges, value: badges.join(", ") }] : []),
    ...product.tags.map(({ group, values }) => ({ name: group, value: values.join(", ") })),
    ...(product.sku ? [{ name: factTexts.sku, value: product.sku }] : []),
    ...disclosureFacts(product, store),
  ];
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-[0.8125rem] text-muted">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isAnythingSoldOut({ stock, variants }: Product): boolean {
  return [{ stock }, ...variants].some((each) => each.stock.state === "sold_out");
}
