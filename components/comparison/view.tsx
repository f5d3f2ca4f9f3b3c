import { PictureImage } from "@/components/media/picture-image";
import { quickAddText } from "@/components/product/card";
import { PriceLine } from "@/components/product/price-line";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { comparePath, compareProperties, MAX_COMPARED } from "@/lib/domain/product/comparison";
import { productPath } from "@/lib/domain/product/path";
import type { Product } from "@/lib/domain/product/product";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { StoreDetails } from "@/lib/domain/store/store";
import { compareTexts, stateTexts } from "./texts";

type ComparisonProps = { store: StoreDetails; products: readonly Product[] };

/**
 * Products beside each other, one row for each property. The name of a property stands in a line of its own, so that the
 * columns keep their width on phones, where the table scrolls sideways.
 */
export function Comparison({ store, products }: ComparisonProps) {
  const without = (slug: string) =>
    comparePath(products.map((product) => product.slug).filter((other) => other !== slug));
  const properties = [
    property(
      compareTexts.availability,
      products.map(({ stock }) => stateTexts[stock.state]),
    ),
    ...compareProperties(products, compareTexts),
  ];
  return (
    <section
      aria-label={compareTexts.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      className="comparison"
    >
      <table style={{ minWidth: `${products.length * 10}rem` }}>
        <thead>
          <tr>
            {products.map((product) => {
              const {
                slug,
                name,
                pictures: [picture],
              } = product;
              return (
                <th key={slug} scope="col">
                  <ShopLink href={productPath(slug)} className="block hover:text-accent">
                    <span className="block aspect-[900/1060] bg-sand">
                      {picture && (
                        <PictureImage
                          storeId={store.id}
                          picture={picture}
                          sizes="(width >= 62rem) 22vw, 45vw"
                          className="size-full object-cover"
                        />
                      )}
                    </span>
                    <span className="mt-3 block font-medium">{name}</span>
                  </ShopLink>
                  <BuyLink product={product} store={store} />
                  {products.length > 1 && (
                    <ShopLink
                      href={without(slug)}
                      aria-label={compareTexts.remove(name)}
                      className="inline-flex min-h-11 items-center gap-1.5 text-[0.8125rem] font-normal text-muted hover:text-ink"
                    >
                      <Icon name="close" className="size-3.5" /> {compareTexts.removeShort}
                    </ShopLink>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {!store.setting.hidesPrices && (
          <tbody>
            <RowName name={compareTexts.price} count={products.length} differs={hasDifferentPrices(products)} />
            <tr>
              {products.map(({ slug, price, unit, priceVaries }) => (
                <td key={slug}>
                  <PriceLine price={price} unit={unit} currency={store.baseCurrency} isFrom={priceVaries} />
                </td>
              ))}
            </tr>
          </tbody>
        )}
        {properties.map(({ name, values, differs }) => (
          <tbody key={name} data-differs={differs || undefined}>
            <RowName name={name} count={products.length} differs={differs} />
            <tr>
              {values.map((value, index) => (
                <td key={products[index]?.slug}>
                  {value || (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{compareTexts.notGiven}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/**
 * Adds the product, or asks for the variant, like the link on a card (`QuickAdd`); to the product's page if it is not
 * bought from a list. Without script it leads to the page too.
 */
function BuyLink({ product, store }: { product: Product; store: StoreDetails }) {
  const quickAdd = quickAddText(product, store);
  const text = quickAdd ?? compareTexts.view;
  return (
    <a
      href={withBasePath(productPath(product.slug))}
      aria-label={compareTexts.ofProduct(text, product.name)}
      className={buttonClass(
        "outline",
        `mx-0 mt-3 flex h-11 min-h-11 w-full border border-ink px-2 text-sm leading-5 ${quickAdd ? "quick-add" : ""}`,
      )}
    >
      {text}
    </a>
  );
}

function RowName({ name, count, differs }: { name: string; count: number; differs: boolean }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={count}>
        <span>
          {name}
          {differs && count > 1 && <em>{compareTexts.differs}</em>}
        </span>
      </th>
    </tr>
  );
}

const property = (name: string, values: readonly string[]) => ({ name, values, differs: new Set(values).size > 1 });

function hasDifferentPrices(products: readonly Product[]): boolean {
  return new Set(products.map(({ price }) => price?.discountedPrice)).size > 1;
}

/** Whether there is room for one more product. */
export const hasRoom = (products: readonly unknown[]) => products.length < MAX_COMPARED;
