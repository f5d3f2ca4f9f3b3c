import { Price } from "@/components/currency/price";
import { ShopLink } from "@/components/ui/shop-link";
import { CUSTOMIZE_QUERY, customizePath } from "@/lib/domain/customization/pages";
import { type Addon, startingPrice } from "@/lib/domain/product/addon";
import { productPath } from "@/lib/domain/product/path";
import { quantitiesOf } from "@/lib/domain/product/quantities";
import { withBasePath } from "@/lib/domain/site/base-path";
import { NewProfile } from "./new-profile";
import { OrderForm } from "./order-form";
import { makingText, stepTexts, viewTexts } from "./texts";
import type { CustomizeViewProps } from "./view-props";

/**
 * The pages on which a product is made to measure without script. One shows the addons, one the form for a fit profile,
 * and the last one all that was entered, with its price.
 */
export function CustomizeView(props: CustomizeViewProps) {
  const { store, product, addons, addon, measurementSets, profiles, modelId } = props;
  const chosen = profiles.find(({ profile, fitting }) => profile.id === modelId && fitting?.fits);
  return (
    <div className="mx-auto max-w-3xl px-gutter pt-8 lg:pt-14">
      <p className="text-sm">
        <ShopLink href={productPath(product.slug)} className="link-underline py-2 text-muted hover:text-accent">
          {product.name}
        </ShopLink>
      </p>
      <h1 className="mt-2 mb-6 font-display text-display-2">
        {addon?.name ?? store.setting.customizeName[product.unit]}
      </h1>
      {addon === null && <AddonLinks addons={addons} slug={product.slug} currency={store.baseCurrency} />}
      {addon && chosen && (
        <OrderForm
          product={{
            id: product.id,
            slug: product.slug,
            unit: product.unit,
            variantTypes: product.variantTypes,
            price: product.variants.length > 0 ? null : (product.price?.discountedPrice ?? null),
          }}
          addon={addon}
          measurementSets={measurementSets}
          profile={chosen.profile}
          currency={store.baseCurrency}
          {...quantitiesOf(product, store.setting)}
        />
      )}
      {addon && !chosen && <NewProfile {...props} addon={addon} />}
    </div>
  );
}

function AddonLinks({ addons, slug, currency }: { addons: readonly Addon[]; slug: string; currency: string }) {
  return (
    <>
      <p className="mb-4 text-muted">{viewTexts.choose}</p>
      <ul className="border-t border-line">
        {addons.map((addon) => {
          const { amount, varies } = startingPrice(addon);
          return (
            <li key={addon.id} className="border-b border-line py-4">
              <a
                href={withBasePath(customizePath(slug, { [CUSTOMIZE_QUERY.addon]: addon.id }))}
                className="flex flex-wrap justify-between gap-x-6 font-medium hover:text-accent"
              >
                <span className="link-underline">{addon.name}</span>
                <span className="tabular font-normal">
                  {varies && stepTexts.from}
                  <Price amount={amount} currency={currency} />
                </span>
              </a>
              <p className="mt-1 text-sm text-muted">
                {[addon.description, makingText(addon)].filter(Boolean).join(" ")}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
